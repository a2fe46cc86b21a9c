import type { Component } from './components.ts';
import type { SynthesizedFunction } from './functions.ts';
import type { Vulnerabilities } from './vulnerabilities.ts';

interface Facts {
  readonly version: string;
  readonly build: string;
  readonly commit: string | undefined;
  readonly functions: readonly (SynthesizedFunction & { readonly components: readonly Component[] })[];
  readonly components: readonly Component[];
  readonly vulnerabilities: Vulnerabilities;
}

/** Notes of a release, in Markdown. */
export const releaseNotes = ({ version, build, commit, functions, components, vulnerabilities }: Facts) =>
  `# Release ${version}

- Build: ${build}. The output Build of the service stack, and the header x-build of every answer of a function.
- Commit: ${commit ?? 'none: these sources are of no commit of this history, or git is missing'}.
- Changes: CHANGELOG.md of this commit.
- Digests of templates and functions: SHA256SUMS (sha256sum --check SHA256SUMS). Inside of each function: sbom/*.cdx.json (CycloneDX 1.6).
- Not in these lists: Node.js and the operating system, which are Lambda's (runtime nodejs24.x).

## Functions

| Function | Components | Digest of its files |
|---|---|---|
${functions.map(({ name, components: { length }, digest }) => `| ${name} | ${length} | ${digest} |`).join('\n')}

## Licences

| Licence | Components |
|---|---|
${rowsOfLicences(components).join('\n')}

## Known vulnerabilities

${textOf(vulnerabilities)}
`;

/** Components without versions by licence, as NOTICE.md has them. */
export function rowsOfLicences(components: readonly Component[]): string[] {
  const licences = [...new Set(components.map(({ licence }) => licence))].sort();
  return licences.map((licence) => {
    const names = components.filter((each) => each.licence === licence).map(({ name }) => name);
    return `| ${licence} | ${[...new Set(names)].sort().join(', ')} |`;
  });
}

function textOf(vulnerabilities: Vulnerabilities): string {
  const { source } = vulnerabilities;
  if ('unknown' in vulnerabilities)
    return `Unknown: ${source}: ${vulnerabilities.unknown}. This is not a result: look them up again, with the same command.`;
  const { found } = vulnerabilities;
  if (found.length === 0) return `None that ${source} knew when it was asked for these notes.`;
  return found.map((each) => `- ${each.package}: ${each.ids.join(', ')}`).join('\n');
}

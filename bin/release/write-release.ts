import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { type Component, componentsOf, nameOf } from './components.ts';
import { functionsIn } from './functions.ts';
import { refusedLicences } from './licences.ts';
import { releaseNotes } from './release-notes.ts';
import type { Vulnerabilities } from './vulnerabilities.ts';

interface Release {
  /** Folder of this repository. */
  readonly project: string;
  /** Folder of the release, in which the synthesized stage is `cdk.out`. */
  readonly folder: string;
  readonly build: string;
  readonly commit: string | undefined;
  lookUp(components: readonly Component[]): Promise<Vulnerabilities>;
}

/**
 * Writes what belongs to a synthesized stage: digests of its files, a list of what is inside each function, and notes.
 * @throws for a component whose licence is not allowed.
 */
export async function writeRelease({ project, folder, build, commit, lookUp }: Release) {
  const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const functions = functionsIn(path.join(folder, 'cdk.out')).map((each) => ({
    ...each,
    components: componentsOf(each.sources, project),
  }));
  const byName = new Map(functions.flatMap(({ components }) => components.map((each) => [nameOf(each), each])));
  const components = [...byName.keys()].sort().flatMap((name) => byName.get(name) ?? []);
  const refused = refusedLicences(components);
  if (refused.length > 0) throw new Error(`Licences that are not allowed inside a function:\n${refused.join('\n')}`);
  mkdirSync(path.join(folder, 'sbom'), { recursive: true });
  for (const each of functions) {
    const bill = billOfMaterials(each, each.components, { version, build });
    const file = `${each.name.replaceAll('/', '-')}.cdx.json`;
    writeFileSync(path.join(folder, 'sbom', file), `${JSON.stringify(bill, undefined, 2)}\n`);
  }
  const vulnerabilities = await lookUp(components);
  writeFileSync(path.join(folder, 'SHA256SUMS'), sumsOf(folder));
  const notes = releaseNotes({ version, build, commit, functions, components, vulnerabilities });
  writeFileSync(path.join(folder, 'notes.md'), notes);
  return { notes, vulnerabilities };
}

/** Files of a release that are the same wherever it is made; metadata of CDK and source maps have paths of the machine. */
const reproducible = ['cdk.out/asset.*/**', 'cdk.out/*.template.json', 'cdk.out/*.assets.json', 'sbom/*.json'];

/** Digests of what is deployed and of what is said of it, as `sha256sum --check` reads them. */
function sumsOf(folder: string): string {
  const files = globSync(reproducible, { cwd: folder }).filter((file) => statSync(path.join(folder, file)).isFile());
  const digestOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return files
    .sort()
    .map((file) => `${digestOf(file)}  ${file}\n`)
    .join('');
}

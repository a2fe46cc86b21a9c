import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  writeFileSync(path.join(folder, 'SHA256SUMS'), sumsOf(folder, ['cdk.out', 'sbom']));
  const notes = releaseNotes({ version, build, commit, functions, components, vulnerabilities });
  writeFileSync(path.join(folder, 'notes.md'), notes);
  return { notes, vulnerabilities };
}

/** Digests of all files below folders, as `sha256sum --check` reads them. */
export function sumsOf(folder: string, below: readonly string[]): string {
  const files = below.flatMap((each) =>
    readdirSync(path.join(folder, each), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')),
  );
  const digestOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return files
    .sort()
    .map((file) => `${digestOf(file)}  ${file}\n`)
    .join('');
}

import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A function of a synthesized stage. */
export interface SynthesizedFunction {
  /** Where its handler is: below lambdas/, such as `jobs/push`, or else a file. */
  readonly name: string;
  /** CDK's digest of its files, by which they lie in the assembly and in S3. */
  readonly digest: string;
  /** Files of this project and of packages that are in its bundle, by their paths. */
  readonly sources: readonly string[];
}

/** The functions of an assembly, by their lists of sources. @throws for a list that fits no bundle. */
export function functionsIn(assembly: string): SynthesizedFunction[] {
  const bundles = globSync('asset.*/', { cwd: assembly }).map((folder) => ({
    digest: path.basename(folder).slice('asset.'.length),
    files: new Set(readdirSync(path.join(assembly, folder))),
  }));
  const lists = path.join(assembly, 'source-maps');
  const entries = [...new Set(globSync('**/*.sources.json', { cwd: lists }).map(path.dirname))].sort();
  return entries.map((entry) => {
    const sourcesOf = Object.assign(
      {},
      ...globSync('*.sources.json', { cwd: path.join(lists, entry) }).map((file) =>
        JSON.parse(readFileSync(path.join(lists, entry, file), 'utf8')),
      ),
    ) as Readonly<Record<string, readonly string[]>>;
    const bundle = bundles.find(({ files }) => Object.keys(sourcesOf).every((file) => files.has(file)));
    if (bundle === undefined) throw new Error(`${assembly} has no bundle of ${entry}: synthesize it again`);
    const sources = [...new Set(Object.values(sourcesOf).flat())].sort();
    return { name: entry.replace(/(\/handler)?\.ts$/, ''), digest: bundle.digest, sources };
  });
}

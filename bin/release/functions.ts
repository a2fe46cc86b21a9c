import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A function of a synthesized stage. */
export interface SynthesizedFunction {
  /** Its folder below lambdas/, such as `jobs/push`. */
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
  const entries = globSync('**/handler.ts', { cwd: lists }).sort();
  return entries.map((entry) => {
    const suffix = '.sources.json';
    const files = readdirSync(path.join(lists, entry)).filter((file) => file.endsWith(suffix));
    const bundle = bundles.find((each) => files.every((file) => each.files.has(file.slice(0, -suffix.length))));
    if (bundle === undefined) throw new Error(`${assembly} has no bundle of ${entry}: synthesize it again`);
    const sources = files.flatMap((file) => JSON.parse(readFileSync(path.join(lists, entry, file), 'utf8')));
    return { name: path.dirname(entry), digest: bundle.digest, sources: [...new Set<string>(sources)].sort() };
  });
}

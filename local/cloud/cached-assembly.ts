import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readIfThere, writeAtomically } from '../basics/files.ts';
import { forLocalStack, synthesize } from './assembly.ts';

/**
 * Inputs of the synthesis and its bundles, in the project's folder. For packages npm's list of the installed ones:
 * package-lock.json may be newer than that.
 */
export const synthesisInputs = [
  'bin/app.ts',
  'browser',
  'cdk.json',
  'docs/openapi.json',
  'lambdas',
  'lib',
  'node_modules/.package-lock.json',
];

/**
 * Finds the synthesized app in a data folder: that of an earlier start, or a new one if any input of the synthesis has
 * changed, the folder's own `stages` included. Checks of CDK's rules are left to `cdk synth` and the tests.
 * @returns the assembly's directory
 */
export async function cachedAssembly(projectDirectory: string, dataDirectory: string): Promise<string> {
  const assembly = path.join(dataDirectory, 'cloud-assembly');
  const stamp = `${assembly}.sha256`;
  const digest = synthesisDigest(projectDirectory, dataDirectory);
  if (existsSync(path.join(assembly, 'manifest.json')) && readIfThere(stamp) === digest) return assembly;
  // Removes the hash first, so that an interrupted synthesis is not taken for a whole one.
  rmSync(stamp, { force: true });
  await synthesize(projectDirectory, assembly, forLocalStack);
  writeAtomically(stamp, digest);
  return assembly;
}

/** SHA-256 of the names and contents of all inputs, and of Node's version. */
export function synthesisDigest(projectDirectory: string, dataDirectory: string): string {
  const hash = createHash('sha256').update(process.version);
  const add = (folder: string, file: string) => {
    const content = readFileSync(path.join(folder, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  };
  for (const file of synthesisInputs.flatMap((input) => filesIn(projectDirectory, input))) add(projectDirectory, file);
  // Stage files, and the official buttons that lie beside them.
  if (existsSync(path.join(dataDirectory, 'stages')))
    for (const file of filesIn(dataDirectory, 'stages')) add(dataDirectory, file);
  return hash.digest('hex');
}

function filesIn(projectDirectory: string, input: string): string[] {
  const isFile = (file: string) => statSync(path.join(projectDirectory, file)).isFile();
  return isFile(input) ? [input] : globSync(`${input}/**`, { cwd: projectDirectory }).filter(isFile).sort();
}

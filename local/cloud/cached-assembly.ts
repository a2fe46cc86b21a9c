import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSources } from '../../lib/build.ts';
import { digestOf, kept } from '../basics/kept.ts';
import { forLocalStack, synthesize } from './assembly.ts';

/**
 * Inputs of the synthesis and its bundles, in the project's folder. For packages npm's list of the installed ones:
 * package-lock.json may be newer than that.
 */
export const synthesisInputs = [
  ...buildSources.filter((source) => source !== 'package-lock.json'),
  'local/cloud/local-stage.ts',
  'node_modules/.package-lock.json',
];

/**
 * Finds the synthesized app in a data folder: that of an earlier start, or a new one if any input of the synthesis has
 * changed, the folder's own `stages` included. Checks of CDK's rules are left to `cdk synth` and the tests.
 * @returns the assembly's directory
 */
export async function cachedAssembly(projectDirectory: string, dataDirectory: string): Promise<string> {
  const assembly = path.join(dataDirectory, 'cloud-assembly');
  const digest = synthesisDigest(projectDirectory, dataDirectory);
  await kept(path.join(assembly, 'manifest.json'), `${assembly}.sha256`, digest, () =>
    synthesize(projectDirectory, assembly, forLocalStack),
  );
  return assembly;
}

/** Digest of all inputs. */
export function synthesisDigest(projectDirectory: string, dataDirectory: string): string {
  // Stage files, and the official buttons that lie beside them.
  const stages = existsSync(path.join(dataDirectory, 'stages')) ? [[dataDirectory, 'stages'] as const] : [];
  return digestOf([...synthesisInputs.map((input) => [projectDirectory, input] as const), ...stages]);
}

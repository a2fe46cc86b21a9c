/**
 * `npm run release -- --stage prod`: synthesizes a stage into the folder release.out, with digests, a list of what is inside each
 * function, and notes. Exit code 1 for a licence that is not allowed or a known vulnerability.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { buildOf, commitOf } from '../lib/build.ts';
import { defaultStage } from '../lib/names.ts';
import { answerHelp } from './help.ts';
import { runProgram } from './program.ts';
import { requireKept } from './release/kept-forms.ts';
import { lookUp } from './release/vulnerabilities.ts';
import { writeRelease } from './release/write-release.ts';

const usage = 'npm run release [-- --stage <stage>] [--osv <https://api.osv.dev, or a mirror of it>]';
answerHelp(`Synthesizes a stage, and lists what is in it.\n\n${usage}`);

const project = path.join(import.meta.dirname, '..');
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string', default: defaultStage },
      osv: { type: 'string', default: 'https://api.osv.dev' },
    },
  });
  const { stage, osv } = values;
  requireKept(project);
  const folder = path.resolve('release.out');
  // Files of an earlier release would be taken for those of this one.
  rmSync(path.join(folder, 'cdk.out'), { recursive: true, force: true });
  rmSync(path.join(folder, 'sbom'), { recursive: true, force: true });
  const cdk = path.join(project, 'node_modules/.bin/cdk');
  const args = ['synth', '--quiet', '--output', path.join(folder, 'cdk.out'), '--context', `stage=${stage}`];
  if (spawnSync(cdk, args, { cwd: project, stdio: 'inherit' }).status !== 0) throw new Error('cdk synth has failed');
  const build = buildOf();
  const { notes, vulnerabilities } = await writeRelease({
    ...{ project, folder, build, commit: commitOf(build) },
    lookUp: (components) => lookUp(components, osv, { clock: systemClock, fetch }),
  });
  // What is known of vulnerabilities is the last line: docs/evidence.md shows it.
  console.log(`Written: ${folder}\n\n${notes.trimEnd()}`);
  if ('found' in vulnerabilities && vulnerabilities.found.length > 0) process.exitCode = 1;
});

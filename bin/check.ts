/** `npm run check`: types, style, layers, unused code and words, each to its end, whatever the others have found. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answerHelp } from './help.ts';

answerHelp('npm run check: types, style, layers, unused code and words, each to its end');

const tsc = ['node_modules/@typescript/native/bin/tsc', '--singleThreaded'];
const code = ['bin', 'browser', 'lib', 'lambdas', 'local', 'test', 'bench', 'sim', 'world', 'clients'];
/** Programs of Node, in two rows that run at the same time. */
const rows: readonly (readonly (readonly string[])[])[] = [
  [tsc, [...tsc, '--project', 'browser']],
  [
    ['bin/check-style.ts'],
    ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', ...code],
    ['node_modules/knip/bin/knip.js', '--cache'],
  ],
];
const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };

/** Prints what a program has to say when it has ended, so that no two are mixed. @returns its command if it failed */
async function failureOf(command: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', ...command], { env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return code === 0 ? [] : [command.join(' ')];
}

const words = await failureOf(['bin/words.ts', '--modules']);
const failed = await Promise.all(
  rows.map(async (row) => {
    const failures: string[] = [];
    for (const command of row) failures.push(...(await failureOf(command)));
    return failures;
  }),
);
for (const command of [words, ...failed].flat()) console.log(`Failed: ${command}`);
if ([words, ...failed].flat().length > 0) process.exitCode = 1;

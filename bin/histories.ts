/**
 * `npm run histories -- --url https://passes.example.com --api-key … --seconds 60`: callers that work on the same
 * passes at once, and a judge of their answers. Without `--api-key` the key is read from API_KEY, since other users of
 * the machine see the arguments of processes.
 */
import { parseArgs } from 'node:util';
import { answerHelp } from './help.ts';
import { runHistories } from './histories/run-histories.ts';
import { writeHistories } from './histories/write-histories.ts';
import { runProgram } from './program.ts';
import { serviceNamed } from './smoke/service.ts';

const usage =
  'npm run histories -- --url <base URL> --api-key <key> [--seconds 60]\n' +
  '  [--index-lag <seconds, 10>] [--template <pass-template-id of an earlier run>]';
answerHelp(
  `Callers that work on the same passes at once, and a judge.\n\n${usage}\n\nThe key may be in API_KEY instead.`,
);

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      'api-key': { type: 'string' },
      template: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      'index-lag': { type: 'string', default: '10' },
    },
  });
  const service = serviceNamed(values, usage);
  const [seconds, lag] = [Number(values.seconds), Number(values['index-lag'])];
  if (!(seconds > 0 && lag >= 0)) throw new Error(usage);
  const run = { templateId: values.template, callers: 50, seconds, lagMs: 1_000 * lag, print: console.log };
  writeHistories(await runHistories({ ...service, ...run }));
});

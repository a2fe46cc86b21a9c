/**
 * `npm run histories -- --url https://passes.example.com --api-key … --seconds 60`: callers that work on the same
 * passes at once, and a judge of their answers. Without `--api-key` the key is read from API_KEY, since other users of
 * the machine see the arguments of processes.
 */
import { parseArgs } from 'node:util';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { answerHelp } from './help.ts';
import { runHistories } from './histories/run-histories.ts';
import { writeHistories } from './histories/write-histories.ts';

const usage =
  'npm run histories -- --url <base URL> --api-key <key> [--seconds 60] [--callers 50]\n' +
  '  [--index-lag <seconds, 10>] [--template <pass-template-id of an earlier run>]';
answerHelp(
  `Callers that work on the same passes at once, and a judge.\n\n${usage}\n\nThe key may be in API_KEY instead.`,
);

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      'api-key': { type: 'string' },
      template: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      callers: { type: 'string', default: '50' },
      'index-lag': { type: 'string', default: '10' },
    },
  });
  const { url, 'api-key': apiKey = process.env.API_KEY, template } = values;
  const [seconds, callers, lag] = [values.seconds, values.callers, values['index-lag']].map(Number) as [
    number,
    number,
    number,
  ];
  if (!url || !URL.canParse(url) || !apiKey || !(seconds > 0 && callers > 0 && lag >= 0)) throw new Error(usage);
  const stage = { baseUrl: url.replace(/\/+$/, ''), apiKey, clock: systemClock, fetch };
  const print = (line: string) => console.log(line);
  const verdict = await runHistories({ ...stage, templateId: template, callers, seconds, lagMs: 1_000 * lag, print });
  writeHistories(verdict);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

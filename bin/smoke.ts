/**
 * `npm run smoke -- --url https://passes.example.com --api-key …`: one pass from its template to its deletion, on a
 * running stage. Without `--api-key` the key is read from API_KEY, since other users of the machine see the arguments
 * of processes.
 */
import { parseArgs } from 'node:util';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { report } from './evidence/report.ts';
import { answerHelp } from './help.ts';
import { runSmokeTest } from './smoke/run-smoke.ts';

const usage = 'npm run smoke -- --url <base URL> --api-key <key> [--template <pass-template-id of an earlier run>]';
answerHelp(
  `One pass from its template to its deletion, on a running stage.\n\n${usage}\n\nThe key may be in API_KEY instead.`,
);

try {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, 'api-key': { type: 'string' }, template: { type: 'string' } },
  });
  const { url, 'api-key': apiKey = process.env.API_KEY, template } = values;
  if (!url || !URL.canParse(url) || !apiKey) throw new Error(usage);
  const baseUrl = url.replace(/\/+$/, '');
  const service = { baseUrl, apiKey, clock: systemClock, fetch };
  const succeeded = await runSmokeTest({
    ...{ ...service, templateId: template },
    print: (line) => console.log(line),
    measured: (step, ms) => report(`ms: ${step}`, ms),
  });
  if (!succeeded) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

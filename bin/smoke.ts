/**
 * `npm run smoke -- --url https://passes.example.com --api-key …`: one pass from its template to its deletion, on a
 * running stage. Without `--api-key` the key is read from API_KEY, since other users of the machine see the arguments
 * of processes.
 */
import { parseArgs } from 'node:util';
import { answerHelp } from './help.ts';
import { runProgram } from './program.ts';
import { runSmokeTest } from './smoke/run-smoke.ts';
import { serviceNamed } from './smoke/service.ts';

const usage = 'npm run smoke -- --url <base URL> --api-key <key> [--template <pass-template-id of an earlier run>]';
answerHelp(
  `One pass from its template to its deletion, on a running stage.\n\n${usage}\n\nThe key may be in API_KEY instead.`,
);

await runProgram(async () => {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, 'api-key': { type: 'string' }, template: { type: 'string' } },
  });
  const succeeded = await runSmokeTest({
    ...serviceNamed(values, usage),
    templateId: values.template,
    print: console.log,
  });
  if (!succeeded) process.exitCode = 1;
});

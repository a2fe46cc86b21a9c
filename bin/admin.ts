/** `npm run admin`: the operator's commands for a deployed stage or the local stack. */

import { forTerminal } from '../lambdas/domain/text/printable.ts';
import { type CommandCall, readCommandLine } from './admin/command-line.ts';
import { findDeployment, findLocalStack, localClock, localDataDirectory } from './admin/deployment.ts';
import { createOperatorContext } from './admin/operator-context.ts';
import { needed, type Options } from './admin/options.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const line = readCommandLine(process.argv.slice(2));
  const answer = 'help' in line ? line.help : await run(line);
  const { text, exitCode } = typeof answer === 'string' ? { text: answer, exitCode: 0 } : answer;
  console.log(forTerminal(text));
  process.exitCode = exitCode;
});

async function run({ command, options }: CommandCall) {
  if (command.needs === 'nothing' || command.needs === 'stage') return command.run(options);
  return command.run(options, await contextOf(options));
}

async function contextOf(options: Options) {
  const dataDirectory = localDataDirectory();
  return options.local
    ? createOperatorContext(await findLocalStack(dataDirectory), localClock(dataDirectory))
    : createOperatorContext(await findDeployment(needed(options, 'stage')));
}

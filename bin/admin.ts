/** `npm run admin`: the operator's commands for a deployed stage or the local stack. */
import { type CommandCall, readCommandLine } from './admin/command-line.ts';
import { findDeployment, findLocalStack, localClock, localDataDirectory } from './admin/deployment.ts';
import { createOperatorContext } from './admin/operator-context.ts';
import { needed, type Options } from './admin/options.ts';

try {
  const line = readCommandLine(process.argv.slice(2));
  console.log('help' in line ? line.help : await run(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run({ command, options }: CommandCall): Promise<string> {
  return command.isOffline ? command.run(options) : command.run(options, await contextOf(options));
}

async function contextOf(options: Options) {
  const dataDirectory = localDataDirectory();
  return options.local
    ? createOperatorContext(await findLocalStack(dataDirectory), localClock(dataDirectory))
    : createOperatorContext(await findDeployment(needed(options, 'stage')));
}

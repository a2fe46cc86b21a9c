/** `npm run admin`: what an operator does with a deployed stage, or with the local stack. */
import { readCommandLine } from './admin/command-line.ts';
import { findDeployment, findLocalStack, localClock, localDataDirectory } from './admin/deployment.ts';
import { createOperatorContext } from './admin/operator-context.ts';
import { needed, type Options } from './admin/options.ts';

try {
  const line = readCommandLine(process.argv.slice(2));
  console.log('help' in line ? line.help : await line.command.run(line.options, await contextOf(line.options)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function contextOf(options: Options) {
  const dataDirectory = localDataDirectory();
  return options.local
    ? createOperatorContext(await findLocalStack(dataDirectory), localClock(dataDirectory))
    : createOperatorContext(await findDeployment(needed(options, 'stage')));
}

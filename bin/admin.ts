/** `npm run admin`: what an operator does with a deployed stage, or with the local stack. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commands, optionTypes, usage } from './admin/commands.ts';
import { findDeployment, findLocalStack, localClock } from './admin/deployment.ts';
import { createOperatorContext } from './admin/operator-context.ts';
import { needed } from './admin/options.ts';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: optionTypes() });
  const command = commands[positionals.join(' ')];
  if (command === undefined) {
    console.error(usage());
    process.exitCode = 1;
  } else {
    const dataDirectory = path.resolve(process.env.DATA_DIR || '.local');
    const context = values.local
      ? createOperatorContext(await findLocalStack(dataDirectory), localClock(dataDirectory))
      : createOperatorContext(await findDeployment(needed(values, 'stage')));
    console.log(await command.run(values, context));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

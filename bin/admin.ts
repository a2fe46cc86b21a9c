/** `npm run admin`: what an operator does with a deployed stage. */
import { parseArgs } from 'node:util';
import { commands, needed, usage } from './admin/commands.ts';
import { findDeployment } from './admin/deployment.ts';
import { createOperatorContext } from './admin/operator-context.ts';

const names = ['stage', ...Object.values(commands).flatMap(({ options }) => Object.keys(options))];

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const command = commands[positionals.join(' ')];
  if (command === undefined) {
    console.error(usage());
    process.exitCode = 1;
  } else {
    const deployment = await findDeployment(needed(values, 'stage'));
    console.log(await command.run(values, createOperatorContext(deployment)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { accountCommands } from './account-commands.ts';
import { archiveCommands } from './archive-commands.ts';
import { certificateCommands } from './certificate-commands.ts';
import type { Command, Commands } from './command.ts';
import { dueCommands } from './due-commands.ts';
import { passengerCommands } from './passenger-commands.ts';
import { userCommands } from './user-commands.ts';

/** The operator's commands by their words. */
export const commands: Commands = {
  ...accountCommands,
  ...certificateCommands,
  ...passengerCommands,
  ...userCommands,
  ...archiveCommands,
  ...dueCommands,
};

/** Every option of every command, as node:util's parseArgs wants them. */
export function optionTypes(): Record<string, { type: 'string' | 'boolean' }> {
  const all = Object.values(commands).flatMap(({ options, optional }) => Object.entries({ ...options, ...optional }));
  const types = all.map(([name, value]) => [name, { type: value === '' ? ('boolean' as const) : ('string' as const) }]);
  return { ...Object.fromEntries(types), stage: { type: 'string' }, local: { type: 'boolean' } };
}

/** How to call the commands. */
export function usage(): string {
  return `Usage, with AWS credentials and Region in the environment, or with --local in the place of --stage <stage>:
${Object.entries(commands).map(usageOf).join('\n')}`;
}

function usageOf([words, { options, optional = {} }]: [string, Command]): string {
  const written = ([name, value]: [string, string]) => (value === '' ? `--${name}` : `--${name} <${value}>`);
  const parameters = [
    ...Object.entries(options).map(written),
    ...Object.entries(optional).map((entry) => `[${written(entry)}]`),
  ];
  return `  npm run admin -- ${words} --stage <stage> ${parameters.join(' ')}`.trimEnd();
}

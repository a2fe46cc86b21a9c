import type { Command } from './command.ts';
import { commands } from './commands.ts';

/** How to call the commands, all or those that begin with a word. */
export function usage(first = ''): string {
  const entries = Object.entries(commands).filter(([words]) => words.startsWith(first));
  return `Usage, with AWS credentials and Region in the environment, or with --local in the place of --stage <stage>:
${entries.map(([words, command]) => `  ${callOf(words, command)}\n      ${command.does}`).join('\n')}`;
}

/** How to call one of them. */
export function usageOf(words: string, command: Command): string {
  const local = '--local in the place of --stage <stage> means the stack that npm start runs.';
  return [command.does, '', `  ${callOf(words, command)}`, ...(command.isOffline ? [] : ['', local])].join('\n');
}

function callOf(words: string, { options, optional = {}, isOffline = false }: Command): string {
  const written = ([name, value]: [string, string]) => (value === '' ? `--${name}` : `--${name} <${value}>`);
  const parameters = [
    ...(isOffline ? [] : ['--stage <stage>']),
    ...Object.entries(options).map(written),
    ...Object.entries(optional).map((entry) => `[${written(entry)}]`),
  ];
  return `npm run admin -- ${words} ${parameters.join(' ')}`.trimEnd();
}

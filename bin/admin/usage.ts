import type { Command } from './command.ts';
import { commands } from './commands.ts';

/** Usage of all commands, or of those with a prefix. */
export function usage(first = ''): string {
  const entries = Object.entries(commands).filter(([words]) => words.startsWith(first));
  return `Usage, with AWS credentials and Region in the environment, or with --local instead of --stage <stage>:
${entries.map(([words, command]) => `  ${callOf(words, command)}\n      ${command.summary}`).join('\n')}`;
}

/** Usage of one command. */
export function usageOf(words: string, command: Command): string {
  const local = '--local instead of --stage <stage> selects the stack that npm start runs.';
  const explained = command.needs === 'nothing' ? [] : ['', local];
  return [command.summary, '', `  ${callOf(words, command)}`, ...explained].join('\n');
}

function callOf(words: string, { argument, options, optional = {}, needs }: Command): string {
  const written = ([name, value]: [string, string]) => (value === '' ? `--${name}` : `--${name} <${value}>`);
  const parameters = [
    ...(argument === undefined ? [] : [`<${argument}>`]),
    ...(needs === 'nothing' ? [] : ['--stage <stage>']),
    ...Object.entries(options).map(written),
    ...Object.entries(optional).map((entry) => `[${written(entry)}]`),
  ];
  return `npm run admin -- ${words} ${parameters.join(' ')}`.trimEnd();
}

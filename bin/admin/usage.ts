import type { Command } from './command.ts';
import { commandGroups } from './commands.ts';

/** Characters of a line. */
const width = 100;

/** Usage of all commands, or of those with a prefix, by groups. */
export function usage(first = ''): string {
  const groups = Object.entries(commandGroups).flatMap(([title, commands]) => {
    const listed = Object.entries(commands).filter(([words]) => words.startsWith(first));
    const lines = listed.flatMap(([words, command]) => [
      callOf(words, command),
      wrapped(command.summary.split(' '), 6),
    ]);
    return listed.length > 0 ? [`${title}\n${lines.join('\n')}`] : [];
  });
  return `Usage, with AWS credentials and Region in the environment, or with --local instead of
--stage <stage>; npm run admin -- <command> --help shows one command:

${groups.join('\n\n')}`;
}

/** Usage of one command. */
export function usageOf(words: string, command: Command): string {
  const local = '--local instead of --stage <stage> selects the stack that npm start runs.';
  const explained = command.needs === 'nothing' ? [] : ['', local];
  return [wrapped(command.summary.split(' ')), '', callOf(words, command), ...explained].join('\n');
}

function callOf(words: string, { argument, options, optional = {}, needs }: Command): string {
  const written = ([name, value]: [string, string]) => (value === '' ? `--${name}` : `--${name} <${value}>`);
  return wrapped(
    [
      `npm run admin -- ${words}`,
      ...(argument === undefined ? [] : [`<${argument}>`]),
      ...(needs === 'nothing' ? [] : ['--stage <stage>']),
      ...Object.entries(options).map(written),
      ...Object.entries(optional).map((entry) => `[${written(entry)}]`),
    ],
    2,
    10,
  );
}

/** Parts on lines of that width, which begin with that many spaces. */
function wrapped(parts: readonly string[], spaces = 0, spacesOfNext = spaces): string {
  const [first = '', ...others] = parts;
  const lines = [' '.repeat(spaces) + first];
  for (const part of others) {
    const joined = `${lines.at(-1)} ${part}`;
    if (joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(' '.repeat(spacesOfNext) + part);
  }
  return lines.join('\n');
}

import { parseArgs } from 'node:util';
import { didYouMean } from '../../lambdas/domain/text/edit-distance.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import type { Options } from './options.ts';
import { usage, usageOf } from './usage.ts';

/** A command with its options. */
export interface CommandCall {
  readonly command: Command;
  readonly options: Options;
}

/** A command to run, or help to print. */
type CommandLine = CommandCall | { readonly help: string };

/**
 * Parses the arguments after `npm run admin --`.
 * @throws Error with a suggestion, for an unknown command or option.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: optionTypes(),
    strict: false,
    tokens: true,
  });
  const firstOption = tokens.findIndex(({ kind }) => kind === 'option');
  const leading = tokens.slice(0, firstOption).flatMap((token) => (token.kind === 'positional' ? token.value : []));
  // The value of a misspelt option is parsed as a positional.
  const [both, beginning, withArgument] = [positionals, leading, positionals.slice(0, -1)].map((each) =>
    each.join(' '),
  );
  const takesArgument = commands[withArgument ?? '']?.argument !== undefined;
  const words = [both, beginning, takesArgument ? withArgument : undefined].find(
    (each) => each !== undefined && Object.hasOwn(commands, each),
  );
  const command = words === undefined ? undefined : commands[words];
  if (words === undefined || command === undefined)
    return { help: helpFor(positionals.join(' '), values.help === true) };
  if (values.help === true) return { help: usageOf(words, command) };
  for (const token of tokens) if (token.kind === 'option') requireOption(words, command, token.name, token.value);
  const behind = positionals.slice(words.split(' ').length);
  const argument = command.argument === undefined ? undefined : behind.shift();
  if (command.argument !== undefined && argument === undefined) throw new Error(`<${command.argument}> is needed`);
  const [tooMany] = behind;
  if (tooMany !== undefined) throw new Error(`${words} takes options only, not ${tooMany}`);
  if (values.local && values.stage !== undefined) throw new Error('--local or --stage, not both');
  if (command.needs !== 'nothing' && !values.local && values.stage === undefined)
    throw new Error('--stage is needed, or --local for the stack that npm start runs');
  for (const name of Object.keys(command.options))
    if (values[name] === undefined) throw new Error(`--${name} is needed: ${command.options[name]}`);
  const named = command.argument === undefined ? {} : { [command.argument]: argument };
  return { command, options: { ...(values as Options), ...named } };
}

/**
 * Usage of all commands of this family, or with --help of all that begin so. @throws Error that suggests the nearest, if
 * there is none.
 */
function helpFor(words: string, isHelp: boolean): string {
  const names = Object.keys(commands);
  if (words === '' || names.some((name) => name.startsWith(isHelp ? words : `${words} `))) return usage(words);
  throw new Error(`There is no command ${words}${didYouMean(words, names)}; npm run admin -- --help lists all`);
}

function requireOption(words: string, command: Command, name: string, value: string | undefined): void {
  const stages: Readonly<Record<string, string>> = command.needs === 'nothing' ? {} : { stage: 'stage', local: '' };
  const taken = { ...stages, ...command.options, ...command.optional };
  const what = taken[name];
  if (what === undefined) {
    const similar = didYouMean(name, Object.keys(taken), '--');
    throw new Error(`${words} takes no --${name}${similar}; npm run admin -- ${words} --help lists its options`);
  }
  const isSwitch = what === '';
  if (!isSwitch && (!value || value.startsWith('--'))) throw new Error(`--${name} needs a value: ${what}`);
  if (isSwitch && value !== undefined) throw new Error(`--${name} takes no value`);
}

/** Options of all commands, for node:util's parseArgs. */
export function optionTypes(): Record<string, { type: 'string' | 'boolean' }> {
  const all = Object.values(commands).flatMap(({ options, optional }) => Object.entries({ ...options, ...optional }));
  const types = all.map(([name, value]) => [name, { type: value === '' ? ('boolean' as const) : ('string' as const) }]);
  const common = { stage: { type: 'string' }, local: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  return { ...Object.fromEntries(types), ...common };
}

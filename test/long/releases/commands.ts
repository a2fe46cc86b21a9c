import { commands } from '../../../bin/admin/commands.ts';

/** What operators type, by command. */
export type Typed = Readonly<
  Record<
    string,
    {
      readonly argument?: string | undefined;
      /** Options that the command must have. */
      readonly needed: readonly string[];
      /** All options, each with a value, or none if it is a switch. */
      readonly options: Readonly<Record<string, 'value' | 'none'>>;
    }
  >
>;

/** The commands of `npm run admin` now. */
export const typedNow = (): Typed =>
  Object.fromEntries(
    Object.entries(commands).map(([name, { argument, options, optional }]) => {
      const all = Object.entries({ ...options, ...optional });
      const kinds = all.map(([option, placeholder]) => [option, placeholder === '' ? 'none' : 'value'] as const);
      return [name, { argument, needed: Object.keys(options), options: Object.fromEntries(kinds) }];
    }),
  );

/** Why commands of before are refused now; empty if none is. */
export const refusedIn = (now: Typed, before: Typed): string[] =>
  Object.entries(before).flatMap(([name, { argument, needed, options }]) => {
    const command = now[name];
    if (command === undefined) return [`${name} is gone`];
    return [
      ...(argument === command.argument ? [] : [`${name} ${argument} is now ${command.argument}`]),
      ...Object.entries(options)
        .filter(([option, kind]) => command.options[option] !== kind)
        .map(([option]) => `${name} --${option} is gone or other`),
      ...command.needed.filter((option) => !needed.includes(option)).map((option) => `${name} --${option} is needed`),
    ];
  });

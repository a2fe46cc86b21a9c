/**
 * Validates the text of an environment variable; undefined if it is not set. Plain functions in place of zod, because
 * the environment is read in every cold start, and three functions need no other schema.
 */
type Check<Value extends string | undefined> = (value: string | undefined) => value is Value;
type Shape = Readonly<Record<string, Check<string | undefined>>>;
type Checked<C> = C extends Check<infer Value> ? Value : never;

type OptionalName<S extends Shape> = { [Name in keyof S]: undefined extends Checked<S[Name]> ? Name : never }[keyof S];

type Values<S extends Shape> = { [Name in Exclude<keyof S, OptionalName<S>>]: Checked<S[Name]> } & {
  [Name in OptionalName<S>]?: Checked<S[Name]>;
};

/** The environment variables of a function. */
export interface Variables<S extends Shape> {
  readonly shape: S;
  /** The variables of the shape alone. @throws Error that names every missing or invalid one. */
  parse(environment: Readonly<Record<string, string | undefined>>): Values<S>;
  /** Names of the missing or invalid variables. */
  problems(environment: Readonly<Record<string, string | undefined>>): string[];
}

/** Type of the parsed variables. */
export type Read<V> = V extends Variables<infer S> ? Values<S> : never;

export function variables<S extends Shape>(shape: S): Variables<S> {
  const problems: Variables<S>['problems'] = (environment) =>
    Object.entries(shape).flatMap(([name, check]) => (check(environment[name]) ? [] : [name]));
  return {
    shape,
    problems,
    parse(environment) {
      const names = problems(environment);
      if (names.length > 0) throw new Error(`Environment variables are missing or cannot be used: ${names.join(', ')}`);
      return Object.fromEntries(Object.keys(shape).map((name) => [name, environment[name]])) as Values<S>;
    },
  };
}

export const textVariable: Check<string> = (value) => value !== undefined;

export const url: Check<string> = (value): value is string => value !== undefined && URL.canParse(value);

/** 0 or more, as digits only: a typo would be NaN, with which every comparison is false. */
export const wholeNumberVariable: Check<string> = (value): value is string => /^\d{1,9}$/.test(value ?? '');

export const optional =
  <Value extends string | undefined>(check: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || check(value);

/** Options given on the command line. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** @throws Error that names the missing option. */
export function needed(options: Options, name: string): string {
  const value = given(options, name);
  if (value === undefined) throw new Error(`--${name} is needed`);
  return value;
}

export function given(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

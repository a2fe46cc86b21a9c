/** Mutants that no test can kill or need kill, by their id, with the reason. */
export const explained: ReadonlyMap<string, string> = new Map<string, string>([]);

/** Sets variables of this process. @returns puts back what was there, as test files share a process */
export function setEnv(values: Readonly<Record<string, string | undefined>>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  const assign = (entries: Iterable<readonly [string, string | undefined]>) => {
    for (const [name, value] of entries) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  assign(Object.entries(values));
  return () => assign(before);
}

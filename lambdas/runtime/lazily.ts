/** The methods of a port whose answers all arrive later. */
type Asynchronous<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => unknown ? Port[Name] : never;
};

/**
 * Stands for an adapter that is loaded when it is first used, so that a cold start pays only for what its first
 * request needs. Only for ports whose methods answer with promises.
 */
export function lazily<Port extends Asynchronous<Port>>(load: () => Promise<Port>): Port {
  let adapter: Promise<Port> | undefined;
  const method =
    (name: keyof Port) =>
    async (...args: unknown[]) => {
      adapter ??= load();
      const loaded = await adapter;
      return (loaded[name] as (...args: unknown[]) => unknown).apply(loaded, args);
    };
  return new Proxy({} as Port & object, { get: (_, name) => method(name as keyof Port) }) as Port;
}

/** A port whose methods are all asynchronous. */
type Asynchronous<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => unknown ? Port[Name] : never;
};

/**
 * A proxy for an adapter that is loaded with its first call, so that a cold start pays only for the code of its first
 * request. Only for ports whose methods all return promises.
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

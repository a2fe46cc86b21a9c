/** A port whose methods are all asynchronous. */
type Asynchronous<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => unknown ? Port[Name] : never;
};

/** Wraps `load` so that it runs at the first call only, and again at the next one where it failed. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    if (loaded === undefined) {
      loaded = load();
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}

/**
 * A proxy for an adapter that is loaded with its first call. Only for ports whose methods all return promises.
 * Source: docs/architecture.md#why-bundles-are-lazy
 */
export function lazily<Port extends Asynchronous<Port>>(load: () => Promise<Port>): Port {
  const adapter = once(load);
  const method =
    (name: keyof Port) =>
    async (...args: unknown[]) => {
      const loaded = await adapter();
      return (loaded[name] as (...args: unknown[]) => unknown).apply(loaded, args);
    };
  return new Proxy({} as Port & object, { get: (_, name) => method(name as keyof Port) }) as Port;
}

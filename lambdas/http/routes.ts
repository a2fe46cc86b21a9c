/** Addresses and their endpoints by method. The first address that fits counts. */
export type Routes<Endpoint> = readonly (readonly [path: RegExp, endpoints: Readonly<Record<string, Endpoint>>])[];

/** What the path of a request names: the named groups of its address. */
export type PathParts = Readonly<Record<string, string | undefined>>;

type Route<Endpoint> =
  | { readonly endpoint: Endpoint; readonly named: PathParts }
  /** Methods of the address, as in the header Allow; undefined where there is no such address. */
  | { readonly endpoint?: undefined; readonly named?: undefined; readonly allow: string | undefined };

/** The endpoint of a request; without one its answer is 405 with `allow`, or 404. */
export function routeOf<Endpoint>(
  routes: Routes<Endpoint>,
  { method, path }: { readonly method: string; readonly path: string },
): Route<Endpoint> {
  for (const [address, endpoints] of routes) {
    const match = address.exec(path);
    if (match === null) continue;
    const endpoint = Object.hasOwn(endpoints, method) ? endpoints[method] : undefined;
    if (endpoint === undefined) return { allow: Object.keys(endpoints).join(', ') };
    return { endpoint, named: match.groups ?? {} };
  }
  return { allow: undefined };
}

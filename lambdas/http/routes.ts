/** Paths with their endpoints by method. The first matching path counts. */
export type Routes<Endpoint> = readonly (readonly [path: RegExp, endpoints: Readonly<Record<string, Endpoint>>])[];

/** Path parameters: the named groups of the path's pattern. */
export type PathParams = Readonly<Record<string, string | undefined>>;

type Route<Endpoint> =
  | { readonly endpoint: Endpoint; readonly params: PathParams }
  /** Methods of the path, as in the header Allow; undefined for an unknown path. */
  | { readonly endpoint?: undefined; readonly params?: undefined; readonly allow: string | undefined };

/**
 * Finds the endpoint of a request. Without one the answer is 405 with `allow`, or 404.
 * Source: docs/decisions/code-structure.md#one-table-of-routes
 */
export function routeOf<Endpoint>(
  routes: Routes<Endpoint>,
  { method, path }: { readonly method: string; readonly path: string },
): Route<Endpoint> {
  for (const [address, endpoints] of routes) {
    const match = address.exec(path);
    if (match === null) continue;
    const endpoint = Object.hasOwn(endpoints, method) ? endpoints[method] : undefined;
    if (endpoint === undefined) return { allow: Object.keys(endpoints).join(', ') };
    return { endpoint, params: match.groups ?? {} };
  }
  return { allow: undefined };
}

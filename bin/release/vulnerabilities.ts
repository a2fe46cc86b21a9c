import type { Clock } from '../../lambdas/ports/runtime.ts';
import { within } from '../../lambdas/retry/within.ts';
import { type Component, nameOf } from './components.ts';

/** Knowledge of a source; without an answer that can be believed vulnerabilities are unknown. */
export type Vulnerabilities =
  | {
      readonly source: string;
      readonly found: readonly { readonly package: string; readonly ids: readonly string[] }[];
    }
  | { readonly source: string; readonly unknown: string };

/** For all packages together, ms. */
const timeoutMs = 20_000;

/** A package with known vulnerabilities, asked for each time: a source that does not name them answers nothing. */
const control: Component = { name: 'lodash', version: '4.17.4', licence: 'MIT' };

/**
 * Looks up the packages in OSV, which has the advisories of GitHub and npm.
 * @param source base URL of OSV, or of a mirror of it.
 * Source: OSV, "POST /v1/querybatch".
 */
export async function lookUp(
  components: readonly Component[],
  source: string,
  { clock, fetch: request }: { readonly clock: Clock; readonly fetch: typeof fetch },
): Promise<Vulnerabilities> {
  const packages = components.filter(({ version }) => version !== undefined);
  const queries = [...packages, control].map(({ name, version }) => ({ package: { name, ecosystem: 'npm' }, version }));
  try {
    const { results } = await within(clock, timeoutMs, async (signal) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ queries });
      const answer = await request(`${source}/v1/querybatch`, { method: 'POST', headers, body, signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return (await answer.json()) as { readonly results?: readonly { readonly vulns?: readonly { id: string }[] }[] };
    });
    const idsAt = (place: number) => (results?.[place]?.vulns ?? []).map(({ id }) => id);
    if (results?.length !== queries.length || idsAt(packages.length).length === 0)
      return {
        source,
        unknown: `it does not know those of ${nameOf(control)}, which are public`,
      };
    const found = packages.map((each, place) => ({ package: nameOf(each), ids: idsAt(place) }));
    return { source, found: found.filter(({ ids }) => ids.length > 0) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { source, unknown: `no answer: ${cause instanceof Error ? cause.message : message}` };
  }
}

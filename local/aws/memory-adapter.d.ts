/** Missing from oidc-provider's types. Passed explicitly, since as the default it logs a warning at every start. */
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';

  export function createMemoryAdapter(): AdapterFactory;
}

import type { WebEnv } from '../runtime/env.ts';
import type { Overrides } from './sdk.ts';
import { createServices } from './services.ts';

/** What the web function works with; `originSecret` is what CloudFront proves itself with. */
export function createWebContext(env: WebEnv, overrides: Overrides = {}) {
  const { services, secrets } = createServices(env, overrides);
  return { ...services, originSecret: () => secrets.read(env.ORIGIN_SECRET_ARN) };
}

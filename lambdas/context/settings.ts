import type { SettingsServices } from '../ports/services.ts';
import { systemClock } from '../runtime/clock.ts';
import type { SettingsEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { createAccountRegistry } from './account-registry.ts';
import type { Overrides } from './sdk.ts';

/** What the settings function works with. */
export function createSettingsContext(env: SettingsEnv, overrides: Overrides = {}): SettingsServices {
  return {
    clock: overrides.clock ?? systemClock,
    log: overrides.log ?? jsonLog(),
    settings: createAccountRegistry(env, overrides),
  };
}

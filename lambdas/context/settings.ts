import type { SettingsServices } from '../ports/services.ts';
import { systemClock } from '../runtime/clock.ts';
import type { SettingsEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { accountRegistryOf } from './account-registry.ts';
import { type Overrides, sdkConfig } from './sdk.ts';
import { createStore } from './store.ts';

/** Dependencies of the settings function. */
export function createSettingsContext(env: SettingsEnv, overrides: Overrides = {}): SettingsServices {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? jsonLog();
  const store = createStore(env, clock, sdkConfig(overrides));
  return {
    clock,
    log,
    settingsOf: (author) =>
      accountRegistryOf(store, env, clock, author, (line) => log.info('SETTINGS-AUDIT', { ...line })),
  };
}

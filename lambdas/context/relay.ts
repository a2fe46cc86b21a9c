import type { RelayEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { type StreamChange, staleLinksOf } from '../storage/stale-links.ts';
import { s3WhenNeeded } from './s3-when-needed.ts';
import { type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** What the relay works with. */
export function createRelayContext(env: RelayEnv, overrides: Overrides = {}) {
  const table = tableOf(env.TABLE_NAME, sdkConfig(overrides));
  const stores = { passes: new DynamoPasses(table), templates: new DynamoTemplates(table) };
  return {
    log: overrides.log ?? jsonLog(),
    renderings: s3WhenNeeded(env, sdkConfig(overrides)).renderings,
    staleLinksOf: (change: StreamChange) => staleLinksOf(change, stores),
  };
}

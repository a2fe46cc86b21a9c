import type { Archive } from '../ports/archive.ts';
import { systemClock } from '../runtime/clock.ts';
import type { DueWorkEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { lazily } from '../runtime/lazily.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { lazySqs, type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the worker for due passes. */
export function createDueWorkContext(env: DueWorkEnv, overrides: Overrides = {}) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  const table = tableOf(env.TABLE_NAME, sdk, clock);
  const archive = lazily<Archive>(async () => (await import('./s3.ts')).createArchive(env.BUCKET_NAME, sdk));
  return {
    archive,
    clock,
    log: overrides.log ?? jsonLog(),
    newWriteId,
    passes: new DynamoPasses(table),
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
    templates: new DynamoTemplates(table),
  };
}

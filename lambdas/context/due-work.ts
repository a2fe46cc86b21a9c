import type { Archive } from '../ports/work.ts';
import type { DueWorkEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { lazily } from '../runtime/lazily.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

/** Services of the worker for due passes. */
export function createDueWorkContext(env: DueWorkEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const archive = lazily<Archive>(async () => (await import('./s3.ts')).createArchive(env.BUCKET_NAME, sdk));
  return {
    ...common,
    archive,
    newWriteId,
    passes: new DynamoPasses(table),
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
    templates: new DynamoTemplates(table),
  };
}

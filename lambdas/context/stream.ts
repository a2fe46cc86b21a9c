import type { RelayEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import type { DynamoParkedRecords } from '../storage/dynamo-parked-records.ts';
import { isOutage } from '../storage/outage.ts';
import type { StreamReader } from '../storage/policy-names.ts';
import { itemOf, readRecordChange } from '../storage/record-change.ts';
import { type Overrides, startContext } from './sdk.ts';

/** Common beginning of the contexts of the stream's readers. */
export function startStreamContext(
  reader: StreamReader,
  env: Pick<RelayEnv, 'TABLE_NAME' | 'BUCKET_NAME'>,
  overrides: Overrides,
) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const parked = lazily<Pick<DynamoParkedRecords, keyof DynamoParkedRecords>>(async () =>
    (await import('./s3.ts')).createParkedRecords(reader, table, env.BUCKET_NAME, sdk),
  );
  return { sdk, clock, table, common: { ...common, isOutage, itemOf, parked, readChange: readRecordChange } };
}

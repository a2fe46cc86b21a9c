import { S3Client } from '@aws-sdk/client-s3';
import type { Pass } from '../domain/pass/pass.ts';
import type { Templates } from '../ports/stores.ts';
import type { GoogleObjects } from '../ports/work.ts';
import { systemClock } from '../runtime/clock.ts';
import type { AccountSettingsEnv, OperatorEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { blankAudit } from '../storage/account-changes.ts';
import type { DynamoAccountSettings } from '../storage/dynamo-account-settings.ts';
import { DynamoErasure } from '../storage/dynamo-erasure.ts';
import { ParkedRecordsErasure } from '../storage/dynamo-parked-records.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { DynamoHistoryWrites } from '../storage/history.ts';
import { removeUnder } from '../storage/objects.ts';
import { type ArchivedPass, archiveFolders } from '../storage/s3-archive.ts';
import { clientOf } from './client.ts';
import { createStore, lazyS3, type Overrides, sdkConfig } from './sdk.ts';
import { accountSettingsOf } from './settings.ts';

/** Account settings (accounts, API keys and credentials) for operators' commands. */
export function createAccountSettings(env: AccountSettingsEnv, overrides: Overrides = {}): DynamoAccountSettings {
  const clock = overrides.clock ?? systemClock;
  const author = { user: 'operator', requestId: newWriteId() };
  return accountSettingsOf(createStore(env, clock, sdkConfig(overrides)), env, clock, author);
}

/**
 * Services of the erasure of a person.
 * @param google access to Google Wallet's objects; undefined if the service has created none.
 */
export function createErasure(env: OperatorEnv, overrides: Overrides = {}, google?: GoogleObjects) {
  const clock = overrides.clock ?? systemClock;
  const sdk = sdkConfig(overrides);
  const { table, identity } = createStore(env, clock, sdk);
  const s3 = clientOf(S3Client, sdk);
  const templates: Pick<Templates, 'find'> = new DynamoTemplates(table);
  return {
    clock,
    identity,
    newWriteId: () => identity.newTrackingId(),
    records: new DynamoErasure(table),
    passes: new DynamoPasses(table),
    templates,
    renderings: lazyS3(env, sdk, clock).renderings,
    /** Deletes all archived records of a pass. @returns their number. */
    removeArchived: async (pass: ArchivedPass & Pick<Pass, 'formerTemplates'>) => {
      const removed = archiveFolders(pass).map((folder) => removeUnder(s3, env.BUCKET_NAME, folder));
      return (await Promise.all(removed)).flat().length;
    },
    blankAudit: (account: string, passKeys: readonly string[]) => blankAudit(table, account, passKeys),
    // Removes only.
    history: new DynamoHistoryWrites(table, 0),
    parked: new ParkedRecordsErasure(table, s3, env.BUCKET_NAME),
    google,
  };
}

export type ErasureServices = ReturnType<typeof createErasure>;

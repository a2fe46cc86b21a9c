import { S3Client } from '@aws-sdk/client-s3';
import { createAccountSettings, createErasure } from '../../lambdas/context/operator.ts';
import { createStore, sdkConfig } from '../../lambdas/context/sdk.ts';
import { createPeople, lazyUserPool } from '../../lambdas/context/settings.ts';
import type { AccountView } from '../../lambdas/ports/accounts.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { Templates } from '../../lambdas/ports/stores.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';
import { DynamoDuePasses, DynamoPassPages } from '../../lambdas/storage/dynamo-pass-queries.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { dryRunClient } from './dry-run-client.ts';
import { createGoogleObjects } from './google-objects.ts';
import { PassArchive } from './pass-archive.ts';
import { processTerminal, type Terminal } from './terminal.ts';

export type OperatorContext = ReturnType<typeof createOperatorContext>;

/** Dependencies of the operator's commands. */
export function createOperatorContext(
  env: OperatorEnv,
  clock: Clock = systemClock,
  terminal: Terminal = processTerminal,
) {
  const sdk = sdkConfig();
  const { table, identity } = createStore(env, clock, sdk);
  const users = lazyUserPool(env.USER_POOL_ID ?? '', sdk);
  return {
    archive: new PassArchive({ table, identity, client: new S3Client(sdkConfig()), bucket: env.BUCKET_NAME }),
    clock,
    /** A client of the API for this account that stores nothing. */
    dryRunClient: (account: AccountView) => dryRunClient(env, account, clock, terminal.progress),
    duePasses: new DynamoDuePasses(table),
    erasure: createErasure(env, { clock }, createGoogleObjects(env, clock)),
    accountSettings: createAccountSettings(env, { clock }),
    findTemplate: (...template: Parameters<Templates['findLatest']>) =>
      new DynamoTemplates(table).findLatest(...template),
    passPages: new DynamoPassPages(table),
    /** Base URL of the API and of every public address. */
    publicBaseUrl: env.PUBLIC_BASE_URL,
    table,
    people: createPeople({ table, identity }, users, { user: 'operator', requestId: identity.newTrackingId() }),
    terminal,
    users,
  };
}

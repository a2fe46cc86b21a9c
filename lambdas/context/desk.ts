import type { AuditLine } from '../ports/accounts.ts';
import type { SignIn } from '../ports/people.ts';
import type { DeskServices } from '../ports/services.ts';
import { systemClock } from '../runtime/clock.ts';
import type { DeskEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { jsonLog } from '../runtime/log.ts';
import { CognitoSignIn } from '../runtime/sign-in.ts';
import { AccountChanges } from '../storage/account-changes.ts';
import { findPerson } from '../storage/dynamo-people.ts';
import { DynamoSessions } from '../storage/dynamo-sessions.ts';
import { isTransient } from '../storage/outage.ts';
import { type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** @param signIn in place of Cognito's, for tests. */
export function createDeskContext(
  env: DeskEnv,
  overrides: Overrides = {},
  signIn: SignIn = new CognitoSignIn(env),
): DeskServices {
  const clock = overrides.clock ?? systemClock;
  const table = tableOf(env.TABLE_NAME, sdkConfig(overrides), clock);
  const log = overrides.log ?? jsonLog(clock);
  const onAudit = (line: AuditLine) => log.info('DESK-AUDIT', { ...line });
  return {
    async audit({ account, id: user }, { act, requestId }) {
      const changes = new AccountChanges({ table, clock, newWriteId, onAudit }, { user, requestId });
      await changes.commit(account, [], { act });
    },
    findPerson: (account, id) => findPerson(table, account, id),
    isTransient,
    log,
    publicBaseUrl: env.PUBLIC_BASE_URL,
    sessions: new DynamoSessions(table),
    signIn,
  };
}

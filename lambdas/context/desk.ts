import { CognitoSignIn } from '../cognito/sign-in.ts';
import { OidcDirectory } from '../oidc/directory.ts';
import type { AuditLine } from '../ports/audit.ts';
import { overriding } from '../ports/overriding.ts';
import type { DirectorySettings, SignIn } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { systemClock } from '../runtime/clock.ts';
import type { DeskEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { lazily } from '../runtime/lazily.ts';
import { addAudit, findAudit, listAudit } from '../storage/account-changes.ts';
import { admit } from '../storage/directory-people.ts';
import { findAccount, findKeyNames } from '../storage/dynamo-accounts.ts';
import { DynamoFlightDays } from '../storage/dynamo-flights.ts';
import { DynamoGroups, DynamoPassNumbers } from '../storage/dynamo-pass-queries.ts';
import { findPerson, listPeople } from '../storage/dynamo-people.ts';
import { DynamoSessions } from '../storage/dynamo-sessions.ts';
import { DynamoUsage } from '../storage/dynamo-usage.ts';
import { DynamoHistory } from '../storage/history.ts';
import { countsMaxAgeMs, SharedCounts } from '../storage/shared-counts.ts';
import { createApiContext } from './api.ts';
import { lazySqs, type Overrides } from './sdk.ts';
import { createServices } from './services.ts';

/** @param signIn in place of Cognito's, for tests. */
export function createDeskContext(
  env: DeskEnv,
  overrides: Overrides = {},
  signIn: SignIn = new CognitoSignIn(env, overrides.clock ?? systemClock),
): DeskServices {
  const shared = createServices(env, overrides);
  const actions = createApiContext(env, overrides, shared);
  const { table, sdk, secrets } = shared;
  const { clock, log } = actions;
  // Texts for passengers stay in the table: the log has the names of their fields.
  const onAudit = ({ change = {}, ...line }: AuditLine) =>
    log.info('DESK-AUDIT', { ...line, fields: Object.keys(change).join() });
  const counted = new SharedCounts(table, actions.flights, newWriteId);
  const queue = lazySqs(sdk, clock).listFiling(env.LIST_FILING_QUEUE_URL);
  const changes = { table, clock, newWriteId, onAudit };
  const ofDirectories = {
    clock,
    log,
    publicBaseUrl: env.PUBLIC_BASE_URL,
    readSecret: (name: string) => secrets.read(name),
  };
  const directories = JSON.parse(env.DIRECTORIES ?? '[]') as readonly DirectorySettings[];
  return {
    ...actions,
    flights: overriding(actions.flights, { counts: (templates) => counted.of(templates, countsMaxAgeMs.ofFlight) }),
    flightDays: new DynamoFlightDays(table),
    recount: (work) => queue.add(JSON.stringify(work)).catch((error) => log.error('DESK-NOT-COUNTED', error)),
    accountOf: (id) => findAccount(table, id),
    admit: (user, requestId) => admit(changes, user, requestId),
    audit: {
      add: ({ account, id: user }, { act, requestId, ...onDesk }) =>
        addAudit(changes, { user, requestId }, account, { act, onDesk }),
      find: (account, id) => findAudit(table, account, id),
      of: (account) => listAudit(table, account),
    },
    directories: directories.map((each) => new OidcDirectory(each, ofDirectories)),
    groups: new DynamoGroups(table),
    passNumbers: new DynamoPassNumbers(table),
    findPerson: (account, id) => findPerson(table, account, id),
    history: new DynamoHistory(table),
    keyNames: (account) => findKeyNames(table, account),
    peopleOf: (account) => listPeople(table, account),
    records: lazily(async () => new (await import('../storage/dynamo-erasure.ts')).DynamoErasure(table)),
    sessions: new DynamoSessions(table),
    signIn,
    usage: new DynamoUsage(table),
  };
}

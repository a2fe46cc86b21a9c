import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { erasePassenger } from '../../../bin/admin/erase-passenger.ts';
import { createOperatorContext } from '../../../bin/admin/operator-context.ts';
import { contactHashesOf } from '../../../lambdas/issuing/contact-hashes.ts';
import { startApi } from '../../helpers/api.ts';
import { FaultInjectingHandler } from '../../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { startService } from '../../lib/iam/service.ts';
import { createWorld, type World } from '../../lib/iam/world.ts';
import type { Item } from './forms.ts';

const { issuer, serviceAccountJson } = createTestIssuer();
export const { issuerId } = issuer;

export type Airline = Awaited<ReturnType<typeof startAirline>>;

/** An API whose account `demo` has an issuer of Google Wallet, and limits of rates that nobody meets. */
export async function startAirline() {
  const api = await startApi({ isOnWire: true });
  const { accountSettings } = createOperatorContext(api.env, fixedClock());
  await accountSettings.addIssuer('demo', { issuerId: issuer.issuerId, serviceAccountJson }, { makeDefault: true });
  const aws = { ...api.aws, env: { ...api.aws.env, RATE_PER_API_KEY: '1000' } };
  return {
    ...api,
    clock: (at: { readonly nowMs: number }) => fixedClock(() => new Date(at.nowMs)),
    /** Starts the functions, which follow the table's stream from now on. */
    startAll: async (atMs: number, pushes = new FaultInjectingHandler(), onRecord = (_: DynamoDBRecord) => {}) => {
      const world = await createWorld(aws, api.env, atMs);
      const followStream: typeof world.followStream = (reader, { invoke }) =>
        world.followStream(reader, {
          invoke: (batch) => {
            for (const record of (batch as DynamoDBStreamEvent).Records) onRecord(record);
            return invoke(batch);
          },
        });
      const webSettings = { LINK_RATE_PER_CLIENT: '1000', LINK_RATE_PER_LINK: '1000' };
      const of = (name: string) => (name === 'PushJobs' ? { requestHandler: pushes } : {});
      return { world, service: startService({ ...world, followStream }, { of, webSettings }) };
    },
  };
}

/** Erases a passenger's data, like an operator. @returns all that the receipt says, such as keys of passes */
export async function eraseContact({ env, services, clock }: Airline, world: World, email: string) {
  const { erasure } = createOperatorContext({ ...env, ...world.env }, clock(world.clock));
  const hashes = [(await contactHashesOf(services.identity, 'demo', { 'user-email': email })) ?? {}];
  return Object.values(
    await erasePassenger(erasure, { accounts: ['demo'], hashes, isDryRun: false, onProgress: () => {} }),
  ).flat();
}

/** All items of a table, in order. */
export async function recordsIn(TableName: string): Promise<Item[]> {
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName }));
  const place = ({ PK, SK }: Item) => `${PK} ${SK}`;
  return Items.map((item) => unmarshall(item) as Item).sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

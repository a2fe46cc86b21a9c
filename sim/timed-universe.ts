import { createHash } from 'node:crypto';
import type { Settings } from '../lib/settings.ts';
import { createUniverse, type Universe } from './universe/universe.ts';
import { send } from './workload/client.ts';
import { passengerOf, passRequest, templateRequest } from './workload/requests.ts';
import { accounts, environment, passTypeId } from './world/environment.ts';
import type { Scale } from './world/scale.ts';
import { TimedWorld } from './world/timed-world.ts';
import { startMs } from './world/world.ts';

/** Memory as in lib/constructs, MB. */
const memoryMb = (name: string) => (name === 'web' || name === 'api' ? 1_024 : 512);

/** Shards of a new table's stream, of which events are published one batch at a time. */
const shards = 4;

/** Context values about the stream that a deployment has. */
export type StreamSettings = Pick<Settings, 'streamParallelism' | 'streamBatch'>;

/** The service in a world in which everything takes its time, with so many environments of functions. */
export async function timedUniverse(
  { streamParallelism, streamBatch }: StreamSettings,
  pools: (world: TimedWorld) => Readonly<Record<string, () => number>>,
  pushes?: Scale['pushes'],
) {
  const world = new TimedWorld(1, memoryMb);
  const lanes = shards * streamParallelism;
  const stream = { relay: () => lanes, events: () => shards };
  const scale: Scale = { lanes, instances: 1, records: streamBatch, pools: { ...stream, ...pools(world) }, pushes };
  const universe = await createUniverse({ seed: 1, leftOut: { kinds: [], numbers: [] } }, {}, scale, world);
  return { universe, world };
}

/** @returns the id of a new template. */
export async function createFlight(universe: Universe): Promise<string> {
  const times = {
    departure: '2027-03-15T17:35:00',
    boarding: '2027-03-15T17:05:00',
    closing: '2027-03-15T17:25:00',
    arrival: '2027-03-15T18:45:00',
    expiry: '2027-03-16T03:00:00',
  };
  const answer = await send(universe, accounts[0], templateRequest('Flight', 'G20', times, 'off'));
  return String(answer?.body['pass-template-id']);
}

export interface BoardedPhone {
  readonly token: string;
  readonly device: string;
  readonly passKey: string;
  readonly authentication: string;
}

/**
 * Issues one pass and registers one phone; the others are their copies, by their own keys.
 * @param before number of phones on other flights
 */
export async function board(
  universe: Universe,
  templateId: string,
  count: number,
  before = 0,
): Promise<BoardedPhone[]> {
  const [first] = accounts;
  const number = before + 1;
  await send(universe, first, passRequest(templateId, `PASS-${number}`, passengerOf(number), {}));
  const ending = await universe.service.web.invoke(async ({ identity, passes, ...services }) => {
    const keyOf = (number: number) => identity.passKey(first.id, `PASS-${number}`);
    const example = await passes.find(await keyOf(number));
    if (example === undefined) throw new Error('The first pass could not be issued');
    const { accessVersion } = example;
    const registration = {
      ...{ account: first.id, templateId, passTypeId, passKey: example.passKey, pushToken: tokenOf(number) },
      ...{ deviceId: hashed(deviceOf(number)), writeId: 'boarding', registeredAtUtc: new Date(startMs).toISOString() },
    };
    const isInstalled = await services.registrations.put(registration, { ...example, revision: 2, devices: 1 });
    if (!isInstalled) throw new Error('The first phone could not register');
    const numbers = Array.from({ length: count }, (_, place) => number + place);
    return Promise.all(
      numbers.map(async (number) => {
        const passKey = await keyOf(number);
        const authentication = await identity.authenticationToken({ passKey, accessVersion });
        return { token: tokenOf(number), device: deviceOf(number), passKey, authentication };
      }),
    );
  });
  if (!ending || ending === 'died' || 'error' in ending) throw new Error('No passenger boarded', { cause: ending });
  copyAll(universe, ending.value, number);
  return ending.value;
}

function copyAll({ database }: Universe, [first, ...others]: readonly BoardedPhone[], number: number): void {
  if (first === undefined) return;
  const TableName = environment.TABLE_NAME;
  const read = (SK: string) => {
    const { Item } = database.execute('GetItem', {
      ...{ TableName, Key: { PK: `PASS#${first.passKey}`, SK }, ConsistentRead: true },
    }) as {
      Item: object;
    };
    return JSON.stringify(Item);
  };
  const items = [read('PASS'), read(`DEVICE#${hashed(first.device)}`)];
  for (const [place, phone] of others.entries())
    for (const item of items) {
      const text = item
        .replaceAll(first.passKey, phone.passKey)
        .replaceAll(hashed(first.device), hashed(phone.device))
        .replaceAll(first.token, phone.token)
        .replaceAll(`"PASS-${number}"`, `"PASS-${number + place + 1}"`)
        .replaceAll(`#PASS-${number}"`, `#PASS-${number + place + 1}"`);
      database.execute('PutItem', { TableName, Item: JSON.parse(text) });
    }
  // The copies have no consequences: they are as if from yesterday.
  database.table.stream.trim(database.table.stream.last);
}

const deviceOf = (number: number) => `device-${number}-`;
const tokenOf = (number: number) => `token-${number}-`;
const hashed = (device: string) => createHash('sha256').update(device).digest('base64url');

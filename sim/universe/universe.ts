import { appleCertificateKey, googleIssuerKey } from '../../lambdas/storage/keys.ts';
import { keyPrefixes, publishedSortKeys, pushRecord, relayedKinds } from '../../lambdas/storage/policy-names.ts';
import type { Streamed } from '../../local/table/stream.ts';
import { PushService } from '../world/apple.ts';
import type { Aws } from '../world/aws-commands.ts';
import { Bucket } from '../world/bucket.ts';
import { createDatabase, type Database } from '../world/database.ts';
import {
  accounts,
  appleSecret,
  environment,
  googleSecret,
  issuerId,
  passTypeId,
  secrets,
} from '../world/environment.ts';
import { GoogleService } from '../world/google.ts';
import { type Scale, scales } from '../world/scale.ts';
import { code, deploy, type Queues, queuesOf, type Service } from '../world/service.ts';
import { startMs, World, type WorldSettings } from '../world/world.ts';
import type { Mistake } from './mistaken-requests.ts';

/** The service and all around it. */
export interface Universe {
  readonly world: World;
  readonly aws: Aws;
  readonly apple: PushService;
  readonly database: Database;
  readonly google: GoogleService;
  readonly queues: Queues;
  readonly service: Service;
  /** Gets every change of the table, in order, after the step that made it. */
  readonly observers: ((change: Streamed) => void)[];
}

const relayed = relayedKinds.map((kind) => keyPrefixes[kind]);
const published: readonly string[] = publishedSortKeys;

export async function createUniverse(
  settings: WorldSettings,
  { code: replace, sent }: Mistake = {},
  scale: Scale = scales.small,
  world = new World(settings, startMs),
): Promise<Universe> {
  const database = createDatabase(world);
  const queues = queuesOf(world);
  const around = { execute: database.execute, later: (act: () => void) => void world.after(500, act) };
  const aws: Aws = {
    bucket: new Bucket(),
    events: [],
    queues: Object.values(queues),
    secrets,
    database: (operation, request) => database.execute(operation, sent?.(operation, request, around) ?? request),
  };
  const apple = new PushService(world);
  const google = new GoogleService(world);
  const service = deploy(world, { aws, apple, google }, queues, { ...code, ...replace?.(code) }, scale);
  const universe: Universe = { world, aws, apple, database, google, queues, service, observers: [] };
  followStream(universe);
  await openAccounts(universe);
  return universe;
}

function followStream({ world, database, service, observers }: Universe): void {
  const { stream } = database.table;
  let seen = 0;
  world.onStep = () => {
    if (stream.last === seen) return;
    for (const change of stream.after(seen)) {
      const { PK, SK } = change.key as { PK: string; SK: string };
      const isRecord = change.before !== undefined && change.after?.[pushRecord] !== undefined;
      if (relayed.some((prefix) => PK.startsWith(prefix)) && !isRecord) laneOf(PK, service.stream.relay)?.add(change);
      if (published.includes(SK)) laneOf(PK, service.stream.events)?.add(change);
      for (const observe of observers) observe(change);
    }
    seen = stream.last;
    stream.trim(seen);
  };
  const laneOf = <Lane>(PK: string, lanes: readonly Lane[]) =>
    lanes[[...PK].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7) % lanes.length];
}

/** Creates two accounts with credentials, before any fault. */
async function openAccounts({ world, database, service }: Universe): Promise<void> {
  const opened = service.operate(async ({ settings }) => {
    for (const { apiKey, ...account } of accounts) {
      await settings.create(account, apiKey);
      const common = { active: true, createdAtUtc: new Date(startMs).toISOString(), writeId: 'credential' };
      const put = (Item: object) => database.execute('PutItem', { TableName: environment.TABLE_NAME, Item });
      put({ ...appleCertificateKey(account.id, passTypeId), ...common, secretName: appleSecret });
      put({ ...googleIssuerKey(account.id, issuerId), ...common, secretName: googleSecret });
      await settings.setDefault(account.id, { wallet: 'walleta', id: passTypeId });
      await settings.setDefault(account.id, { wallet: 'walletb', id: issuerId });
    }
  });
  let ending: unknown;
  void opened.then((value) => {
    ending = value;
  });
  await world.runUntil(() => ending !== undefined);
  if (typeof ending !== 'object' || ending === null || !('value' in ending))
    throw new Error('No accounts', { cause: ending });
}

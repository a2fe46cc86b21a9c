import { appleCertificateKey, googleIssuerKey } from '../../lambdas/storage/keys.ts';
import { streamFilters } from '../../lib/stream-filters.ts';
import { Bucket } from '../../world/aws/bucket.ts';
import { eventFilter } from '../../world/aws/event-filter.ts';
import { eventRecordOf, laneOf } from '../../world/aws/stream-lane.ts';
import { recordOf, type Streamed } from '../../world/table/stream.ts';
import { PushesInProcess } from '../world/apple.ts';
import type { Aws } from '../world/aws-commands.ts';
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
import { SimulatedGoogle } from '../world/google.ts';
import { type Queues, queuesOf } from '../world/queues.ts';
import { type Scale, scales } from '../world/scale.ts';
import { code, deploy, type Service, streamArn } from '../world/service.ts';
import { startMs, World, type WorldSettings } from '../world/world.ts';
import type { Mistake } from './mistaken-requests.ts';

/** The service and all around it. */
export interface Universe {
  readonly world: World;
  readonly aws: Aws;
  readonly apple: PushesInProcess;
  readonly database: Database;
  readonly google: SimulatedGoogle;
  readonly queues: Queues;
  readonly service: Service;
  /** Gets every change of the table, in order, after the step that made it. */
  readonly observers: ((change: Streamed) => void)[];
}

const filterOf = (reader: keyof typeof streamFilters) =>
  eventFilter(streamFilters[reader].map((pattern) => JSON.stringify(pattern)));
const filters = { relay: filterOf('relay'), events: filterOf('events') };

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
    bucket: new Bucket(world),
    events: [],
    queues: Object.values(queues),
    secrets,
    database: (operation, request) => database.execute(operation, sent?.(operation, request, around) ?? request),
  };
  const apple = new PushesInProcess(world);
  const google = new SimulatedGoogle(world);
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
      const record = eventRecordOf(recordOf(change), streamArn);
      for (const reader of ['relay', 'events'] as const)
        if (filters[reader](record)) laneOf(record, service.stream[reader]).add(record);
      for (const observe of observers) observe(change);
    }
    seen = stream.last;
    stream.trim(seen);
  };
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
  const ending = await world.finish(opened);
  if (ending === undefined || ending === 'died' || 'error' in ending) throw new Error('No accounts', { cause: ending });
}

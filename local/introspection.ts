import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { AlarmWatch } from './alarm-watch.ts';
import type { StandIns } from './deploy/stand-ins.ts';
import { documentAnswer } from './edge/documents.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from './edge/exchange.ts';
import { faultSettings } from './faults/fault-settings.ts';
import { apnsFaultSettings, setApnsFaults } from './wallets/apns-faults.ts';
import { savePath } from './wallets/google-saving.ts';

const samples = path.join(import.meta.dirname, '../lambdas/web/samples');

/** Settings of `POST /_local/walletb`. */
const googleFaults = z.strictObject({ refuse: z.boolean().default(false) });
const refusal = { target: 'walletb', kind: 'refusal', seed: 0, partition: false, 'latency-ms': 0 } as const;

/** Ten years, longer than any pass or certificate is valid. */
const maxAdvanceSeconds = 10 * 366 * 24 * 60 * 60;

/**
 * Answers `/_local/…`, which exists only in the local stack.
 * @param advanceClock moves the clock, completes due work and returns the new time, ms since 1970.
 */
export async function inspect(
  request: EdgeRequest,
  standIns: Pick<
    StandIns,
    | 'apnsRequests'
    | 'dynamoDb'
    | 'events'
    | 'faults'
    | 'googleRequests'
    | 'googleSaving'
    | 'meter'
    | 'scheduler'
    | 'sqs'
    | 'targets'
  > & { readonly alarms: Pick<AlarmWatch, 'states'>; readonly ownImages: string },
  advanceClock: (seconds: number) => Promise<number>,
): Promise<EdgeAnswer> {
  const { faults } = standIns;
  const address = pathOf(request.target).slice('/_local/'.length);
  if (address.startsWith('images/')) return imageAnswer(decodedPathOf(address) ?? '', standIns.ownImages);
  if (address.startsWith('docs/'))
    return documentAnswer(decodedPathOf(address.slice('docs/'.length)) ?? '') ?? json({ message: 'Not found' }, 404);
  if (request.target.startsWith(`${savePath}/`)) return standIns.googleSaving.answer(request);
  switch (`${request.method} ${address}`) {
    case 'GET alarms':
      return json(standIns.alarms.states());
    case 'GET apns':
      return json(standIns.apnsRequests.all());
    case 'POST apns':
      return checked(apnsFaultSettings, request, (settings) => setApnsFaults(faults, settings));
    case 'GET walletb':
      return json(standIns.googleRequests.all());
    case 'POST walletb':
      return checked(googleFaults, request, ({ refuse }) => faults.set({ ...refusal, rate: refuse ? 1 : 0 }));
    case 'GET faults':
      return json(faults.list());
    case 'POST faults':
      return changed(standIns, () => checked(faultSettings, request, (settings) => faults.set(settings)));
    case 'DELETE faults':
      return changed(standIns, () => {
        faults.end();
        return json(faults.list());
      });
    case 'GET queues':
      return json(Object.fromEntries(standIns.sqs.all().map((queue) => [queue.settings.name, queue.counts()])));
    case 'GET events':
      return json(standIns.events.all());
    case 'GET schedules':
      return json(standIns.scheduler.list());
    case 'GET dynamodb-requests':
      return json(standIns.dynamoDb.counts());
    case 'DELETE dynamodb-requests':
      standIns.dynamoDb.reset();
      return json({});
    case 'GET meter':
      return json({ ...standIns.meter.uses(), ...invocationsOf(standIns) });
    case 'DELETE meter':
      standIns.meter.reset();
      return json({});
    case 'POST clock': {
      const seconds = advanceSeconds(request.body);
      if (seconds === undefined)
        return json({ message: `advance-seconds must be a number from 0 to ${maxAdvanceSeconds}` }, 400);
      return json({ now: new Date(await advanceClock(seconds)).toISOString() });
    }
    default:
      return json({ message: 'Not found' }, 404);
  }
}

/** Invocations of each function since the stack was started, `lambda {its name}`. */
const invocationsOf = ({ targets }: Pick<StandIns, 'targets'>) =>
  Object.fromEntries(
    targets.functions().map(({ definition, invocations }) => [`lambda ${definition.name}`, { requests: invocations }]),
  );

/** Changes the faults, and with them the table's throttling and lag as a whole. */
async function changed(
  { faults, dynamoDb }: Pick<StandIns, 'faults' | 'dynamoDb'>,
  change: () => EdgeAnswer,
): Promise<EdgeAnswer> {
  const before = JSON.stringify(faults.scale());
  const answer = change();
  if (JSON.stringify(faults.scale()) !== before) await dynamoDb.simulate(faults.scale());
  return answer;
}

/** Applies settings, and answers with them; 400 that names each wrong field. */
function checked<Schema extends z.ZodType>(
  schema: Schema,
  { body }: EdgeRequest,
  apply: (settings: z.output<Schema>) => void,
): EdgeAnswer {
  const { data, error } = schema.safeParse(parsed(body));
  if (error) return json({ message: z.prettifyError(error) }, 400);
  apply(data);
  return json(data);
}

/** A picture of the developer's own, or a sample. @param address `images/{name}.png`, percent-decoded. */
function imageAnswer(address: string, ownImages: string): EdgeAnswer {
  const [, name] = /^images\/([^/\\]+\.png)$/i.exec(address) ?? [];
  const file = name && [ownImages, samples].map((folder) => path.join(folder, name)).find(existsSync);
  if (!file) return json({ message: 'Not found' }, 404);
  return { status: 200, headers: { 'content-type': 'image/png' }, body: readFileSync(file) };
}

function advanceSeconds(body: Buffer): number | undefined {
  const { 'advance-seconds': seconds } = (parsed(body) ?? {}) as { 'advance-seconds'?: number };
  return seconds !== undefined && seconds >= 0 && seconds <= maxAdvanceSeconds ? seconds : undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const json = (value: unknown, status = 200) => textAnswer(status, 'application/json', JSON.stringify(value));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { AlarmWatch } from './alarm-watch.ts';
import type { StandIns } from './deploy/stand-ins.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, jsonAnswer, pathOf, textAnswer } from './edge/exchange.ts';
import { faultSettings, scaleOf } from './faults/fault-settings.ts';
import type { Timeline } from './start-page/timeline.ts';
import { savePath } from './wallets/google-saving.ts';

const samples = path.join(import.meta.dirname, '../lambdas/web/samples');

/** Ten years, longer than any pass or certificate is valid. */
const maxAdvanceSeconds = 10 * 366 * 24 * 60 * 60;

/** Parts of the stack that are shown or changed. */
interface Stack extends StandIns {
  readonly alarms: Pick<AlarmWatch, 'delivery' | 'states'>;
  readonly ownImages: string;
  readonly timeline: Pick<Timeline, 'add'>;
}

/** Answers by method and address below `/_local/`. */
const answers: Readonly<Record<string, (stack: Stack, request: EdgeRequest) => EdgeAnswer | Promise<EdgeAnswer>>> = {
  'GET alarms': ({ alarms }) => jsonAnswer(alarms.states()),
  'GET delivery': ({ alarms }) => textAnswer(200, 'application/json', JSON.stringify(alarms.delivery(), null, 2)),
  'GET apns': ({ apnsRequests }) => jsonAnswer(apnsRequests.all()),
  'GET walletb': ({ googleRequests }) => jsonAnswer(googleRequests.all()),
  'GET faults': ({ faults }) => jsonAnswer(faults.list()),
  'POST faults': (stack, request) =>
    changed(stack, () =>
      checked(faultSettings, request, (settings) => {
        stack.faults.set(settings);
        const { target, kind, rate } = settings;
        const text =
          rate > 0 ? `The fault ${kind} of ${target} begins, rate ${rate}` : `The fault ${kind} of ${target} ends`;
        stack.timeline.add({ of: 'you', text });
      }),
    ),
  'DELETE faults': (stack) =>
    changed(stack, () => {
      stack.faults.end();
      stack.timeline.add({ of: 'you', text: 'All faults end' });
      return jsonAnswer(stack.faults.list());
    }),
  'GET queues': ({ sqs }) =>
    jsonAnswer(Object.fromEntries(sqs.all().map((queue) => [queue.settings.name, queue.counts()]))),
  'GET events': ({ events }) => jsonAnswer(events.all()),
  'GET schedules': ({ scheduler }) => jsonAnswer(scheduler.list()),
  'GET meter': (stack) => jsonAnswer({ ...stack.meter.uses(), ...invocationsOf(stack) }),
  'DELETE meter': ({ meter }) => {
    meter.reset();
    return jsonAnswer({});
  },
};

/**
 * Answers `/_local/…`, which exists only in the local stack.
 * @param advanceClock moves the clock, completes due work and returns the new time, ms since 1970.
 */
export async function inspect(
  request: EdgeRequest,
  stack: Stack,
  advanceClock: (seconds: number) => Promise<number>,
): Promise<EdgeAnswer> {
  const address = pathOf(request.target).slice('/_local/'.length);
  if (address.startsWith('images/')) return imageAnswer(decodedPathOf(address) ?? '', stack.ownImages);
  if (request.target.startsWith(`${savePath}/`)) return stack.googleSaving.answer(request);
  const requested = `${request.method} ${address}`;
  const answer = Object.hasOwn(answers, requested) ? answers[requested] : undefined;
  if (answer) return answer(stack, request);
  if (requested !== 'POST clock') return notFound;
  const seconds = advanceSeconds(request.body);
  if (seconds === undefined)
    return jsonAnswer({ message: `advance-seconds must be a number from 0 to ${maxAdvanceSeconds}` }, 400);
  const now = new Date(await advanceClock(seconds)).toISOString();
  stack.timeline.add({ of: 'you', text: `The clock has moved by ${seconds} s` });
  return jsonAnswer({ now });
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
  const before = JSON.stringify(scaleOf(faults));
  const answer = change();
  if (JSON.stringify(scaleOf(faults)) !== before) await dynamoDb.simulate(scaleOf(faults));
  return answer;
}

/** Applies settings, and answers with them; 400 that names each wrong field. */
function checked<Schema extends z.ZodType>(
  schema: Schema,
  { body }: EdgeRequest,
  apply: (settings: z.output<Schema>) => void,
): EdgeAnswer {
  const { data, error } = schema.safeParse(parsed(body));
  if (error) return jsonAnswer({ message: z.prettifyError(error) }, 400);
  apply(data);
  return jsonAnswer(data);
}

/** A picture of the developer's own, or a sample. @param address `images/{name}.png`, percent-decoded. */
function imageAnswer(address: string, ownImages: string): EdgeAnswer {
  const [, name] = /^images\/([^/\\]+\.png)$/i.exec(address) ?? [];
  const file = name && [ownImages, samples].map((folder) => path.join(folder, name)).find(existsSync);
  if (!file) return notFound;
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

const notFound = jsonAnswer({ message: 'Not found' }, 404);

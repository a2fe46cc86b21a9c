import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { limited } from '../../../lambdas/retry/limited.ts';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import { callService } from '../../helpers/call-service.ts';
import { brandRequest, event, flight, passenger } from '../../helpers/check-in.ts';
import { isThorough, seed, times } from '../../helpers/effort.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { local, passTime } from '../../helpers/stack-calls.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { startHttpQueue } from '../helpers/http-queue.ts';

const dataDir = temporaryDirectory();
let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ dataDir });
});
afterAll(() => stack.stop());

const passType = 'pass.com.example.boardingpass';
const passengers = 300;
/** Passengers with a second event, with another seat; every fifth of them on another flight. */
const secondEvents = 100;

type Event = ReturnType<typeof event>;

/** Events of passengers on three flights, in the order in which they happen. */
function eventsOf(run: number, start: Date): readonly Event[] {
  const on = (number: number) => ({ flight: { ...flight, 'flight-number': `${100 + 3 * run + (number % 3)}` } });
  const of = (number: number, more: number, seat: string, onFlight: number) => {
    const time = new Date(start.getTime() - 60_000 + number + more * passengers).toISOString();
    const data = { 'seat-number': seat, 'expiration-timestamp': '', 'expiration-timezone': '' };
    return event(`run-${run}-${number}`, time, data, on(onFlight));
  };
  const all = Array.from({ length: passengers }, (_, number) => number);
  return [
    ...all.map((number) => of(number, 0, '1A', number)),
    ...all.slice(0, secondEvents).map((number) => of(number, 1, '9F', number % 5 === 0 ? number + 1 : number)),
  ];
}

/** Sends events until they are answered with success, like a queue that delivers at least once. */
async function deliver(request: object): Promise<Record<string, unknown>> {
  for (;;) {
    try {
      const answer = await fetch(`${stack.url}/v3`, {
        method: 'POST',
        headers: { 'x-api-key': stack.apiKey },
        body: JSON.stringify(request),
      });
      const body = (await answer.json()) as Record<string, unknown>;
      if (body.status === 'success') return body;
      // A call may be short of time for all of its rows.
      if (answer.status < 500 && !answer.headers.has('retry-after')) throw new Refused(JSON.stringify(body));
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await wait(20);
  }
}

class Refused extends Error {
  override readonly name = 'Refused';
}

/** Installs a pass, again and again while the service is away, like a passenger. */
async function install(phone: Iphone, file: string): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(file);
      const { status } = await phone.install(new Uint8Array(await answer.arrayBuffer()));
      if (status < 300) return;
    } catch {
      // The service was killed.
    }
    await wait(20);
  }
}

/** Phones that answer pushes, by their push tokens. */
async function answerPushes(phones: ReadonlyMap<string, Iphone>): Promise<void> {
  const pushes = await local<RecordedPush[]>(stack, 'apns');
  const tokens = new Set(pushes.filter(({ status }) => status === 200).map(({ path }) => path.split('/').at(-1) ?? ''));
  for (const token of tokens) await phones.get(token)?.onPush(passType);
}

async function killAndRestart(): Promise<void> {
  await stack.kill();
  stack = await startLocalStack({ dataDir, env: { PORT: new URL(stack.url).port } });
}

/** All of them in any order, which the seed gives. */
function shuffled<Value>(values: readonly Value[], run: number): readonly Value[] {
  const whole = { minLength: values.length, maxLength: values.length };
  return fc.sample(fc.shuffledSubarray([...values], whole), { seed: run, numRuns: 1 })[0] ?? [];
}

const makeBrand = () => {
  const images = { url: (name: string) => `${stack.url}/_local/images/${name}` };
  return callService(stack.url, stack.apiKey, brandRequest(images as Parameters<typeof brandRequest>[0]));
};

const dataOf = (templateId: unknown, passId: string) =>
  callService(stack.url, stack.apiKey, { action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });

/** Histories of events from one seed each, which come at once; at least three in CI. */
const histories = Array.from({ length: Math.max(times(1), isThorough ? 3 : 1) }, (_, run) => ({
  run: run + 1,
  seed: seed + run,
  phones: new Map<string, Iphone>(),
  events: [] as readonly Event[],
}));

describe('events about 300 passengers of three flights, doubled and in any order, 50 at a time, over two kills', () => {
  beforeAll(async () => {
    await makeBrand();
    const now = await passTime(stack, 1);
    for (const history of histories) history.events = eventsOf(history.run, new Date(now));
    const orders = histories.map(({ events, seed }) => shuffled([...events, ...events], seed));
    const inTurn = limited(50);
    let answered = 0;
    let restarting: Promise<void> | undefined;
    const one = async (request: Event, { phones }: (typeof histories)[number]) => {
      const answer = await deliver(request);
      answered += 1;
      if ([250, 500].some((each) => answered === each * histories.length)) restarting = killAndRestart();
      await restarting;
      const number = Number(request['pass-id'].split('-').at(-1));
      const phone = iphone({ id: request['pass-id'], pushToken: `token-${request['pass-id']}` });
      // Not only if it says issued: that answer may be lost in a kill, and the event sent again says unchanged.
      if (number < 20 && !phones.has(phone.pushToken)) {
        phones.set(phone.pushToken, phone);
        await install(phone, `${answer['pass-install-url']}/pass.pkpass`);
      }
    };
    const places = Array.from(orders[0] ?? [], (_, place) => place);
    const inOneRow = places.flatMap((place) =>
      histories.map((history, index) => ({ request: orders[index]?.[place] as Event, history })),
    );
    await Promise.all(inOneRow.map(({ request, history }) => inTurn(() => one(request, history))));
    await passTime(stack, 180);
    await answerPushes(new Map(histories.flatMap(({ phones }) => [...phones])));
  });

  test.each(histories)('seed $seed: each pass is there once, at its newest event, also on phones', async (history) => {
    const { events, phones } = history;
    const newest = new Map(events.map((each) => [each['pass-id'], each]));
    const templates = new Map<string, string>();
    const rows = [...newest.values()].map(({ action: _, ...row }) => row);
    const { results } = await deliver({ action: 'putpasses', passes: rows });
    const answers = results as Record<string, string>[];
    expect(answers).toHaveLength(passengers);
    for (const [place, { 'pass-id': passId, flight: on }] of rows.entries()) {
      const { 'pass-template-id': id = '', ...answer } = answers[place] ?? {};
      expect(answer).toMatchObject({ 'pass-id': passId, outcome: 'unchanged' });
      const known = templates.get(on['flight-number']) ?? id;
      templates.set(on['flight-number'], known);
      expect(id).toBe(known);
    }
    // An event that changes nothing says what the pass has: only where there were two, one might have hidden the other.
    for (const { 'pass-id': passId, flight: on, 'pass-data': data } of events.slice(passengers)) {
      expect(await dataOf(templates.get(on['flight-number']), passId)).toMatchObject({
        'pass-data': { 'seat-number': data['seat-number'], 'passenger-name': passenger['passenger-name'] },
      });
    }
    expect(templates.size).toBe(3);
    const passes = await Promise.all([...templates].map(([number, id]) => passesOn(number, id)));
    expect(passes.reduce((sum, count) => sum + count, 0)).toBe(passengers);
    expect(phones.size).toBe(20);
    for (const phone of phones.values()) {
      const [held] = phone.passes.values();
      const { 'pass-data': data, flight: on } = newest.get(phone.id) as Event;
      const shown = JSON.stringify(held?.passJson);
      expect(shown).toContain(`"${data['seat-number']}"`);
      expect(shown).toContain(`LH${on['flight-number']}`);
    }
  });
});

/** The number of passes of a flight, which has one template. */
async function passesOn(number: string, id: string): Promise<number> {
  const { 'destination-airport': _to, 'departure-time': _at, ...key } = { ...flight, 'flight-number': number };
  const found = await callService(stack.url, stack.apiKey, { action: 'getflight', ...key });
  expect(found['pass-templates']).toMatchObject([{ 'pass-template-id': id }]);
  return Number(found.passes);
}

test('the example consumer brings each pass and flight to its newest message, killed twice', async () => {
  await makeBrand();
  const start = new Date(await passTime(stack, 1)).getTime() - 60_000;
  const time = (number: number) => new Date(start + number).toISOString();
  const onFlight = (number: number) => ({ ...flight, 'flight-number': `${900 + (number % 2)}` });
  const data = { 'expiration-timestamp': '', 'expiration-timezone': '' };
  const checkIn = (number: number, round: number) => {
    const { action: _, ...row } = event(`queued-${number}`, time(100 * round + number), {
      ...data,
      'seat-number': `${round + 1}${'ABCDEF'.at(number % 6)}`,
    });
    return { ...row, flight: onFlight(number + (round === 2 ? 1 : 0)) };
  };
  const flightChange = (number: number, round: number) => {
    const { 'destination-airport': _to, 'departure-time': _at, ...key } = onFlight(number);
    return { ...key, 'event-time': time(round), 'origin-gate': `G${10 * number + round}` };
  };
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const messages = [
    ...[0, 1, 2].flatMap((round) => numbers.map((number) => ({ checkIn: checkIn(number, round) }))),
    ...[0, 1, 2].flatMap((round) => [0, 1].map((number) => ({ flightChange: flightChange(number, round) }))),
  ];
  const { 'pass-data': _, ...refused } = checkIn(99, 0);
  const bodies = shuffled(
    [...messages, ...messages].map((message) => JSON.stringify(message)),
    seed,
  );
  // Kills after its messages were received, and after they were answered and before they are deleted.
  const queue = await startHttpQueue(
    ['no JSON', JSON.stringify({ checkIn: refused }), ...bodies],
    async (verb, count) => {
      if ((verb === 'receive' && count === 2) || (verb === 'delete' && count === 3)) await restart();
    },
  );
  const run = () =>
    spawn(process.execPath, ['test/helpers/check-in-consumer.ts'], {
      env: { ...process.env, BASE_URL: stack.url, API_KEY: stack.apiKey, QUEUE_URL: queue.url },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let consumer = run();
  const restart = async () => {
    consumer.kill('SIGKILL');
    await once(consumer, 'exit');
    consumer = run();
  };
  await queue.emptied;
  consumer.kill('SIGKILL');
  queue.close();

  expect([...queue.buried.keys()].sort()).toEqual(['0', '1']);
  expect(queue.buried.get('1')).toMatch(/^E9003 /);
  await passTime(stack, 60);
  for (const number of numbers) {
    const newest = checkIn(number, 2);
    const answer = await deliver({ action: 'putpass', ...newest });
    expect([newest['pass-id'], answer.outcome]).toEqual([newest['pass-id'], 'unchanged']);
    expect((await dataOf(answer['pass-template-id'], newest['pass-id']))['pass-data']).toMatchObject({
      'seat-number': newest['pass-data']['seat-number'],
      'origin-gate': `G${10 * ((number + 1) % 2) + 2}`,
    });
  }
});

import type { Figure } from '../../../lambdas/domain/delivery/figure.ts';
import { type Attempt, Rehearsal } from '../../helpers/rehearsal.ts';
import { defaultTemplates } from '../../helpers/templates.ts';

const templates = defaultTemplates();

/** Minutes between the limit of a Behind alarm and its ring: for the next attempt, and for CloudWatch's data. */
const latency = 5;

/** Minutes until the ring of a refusal that no retry mends. */
const refusedWithin = 5;

/** Minutes until the ring of a missing mapping or a paused schedule. */
const silentWithin = 15;

/** Minutes until the ring of a stopped check of certificates: two runs are missing. */
const uncheckedWithin = 24 * 60 + 5;

/** Minutes until the silence alarms are settled. */
const settling = 15;

interface Worked {
  readonly queue: string;
  readonly retryCode: string;
  readonly behind: string;
  readonly afterMinutes: number;
  /** The worker's line about a refusal, if it logs more than the retry. */
  readonly refusal?: { readonly code: string; readonly details: object; readonly alarm: string };
}

const queues: readonly Worked[] = [
  { queue: 'FanOutQueue', retryCode: 'FAN-OUT-RETRY', behind: 'FanOutBehind', afterMinutes: 5 },
  {
    ...{ queue: 'PushJobsQueue', retryCode: 'PUSH-RETRY', behind: 'PushBehind', afterMinutes: 5 },
    refusal: { code: 'PUSH-REFUSED', details: { account: 'demo' }, alarm: 'PushRefusals' },
  },
  {
    ...{ queue: 'PushJobsPriorityQueue', retryCode: 'PUSH-RETRY', behind: 'PriorityPushBehind', afterMinutes: 2 },
    refusal: { code: 'PUSH-REFUSED', details: { account: 'demo' }, alarm: 'PushRefusals' },
  },
  {
    ...{ queue: 'WalletBJobsQueue', retryCode: 'WALLETB-RETRY', behind: 'WalletBBehind', afterMinutes: 10 },
    refusal: { code: 'WALLETB-REFUSED', details: { kind: 'forbidden' }, alarm: 'WalletBRefusals' },
  },
  { queue: 'DueJobsQueue', retryCode: 'DUE-RETRY', behind: 'DueBehind', afterMinutes: 10 },
  { queue: 'ListFilingQueue', retryCode: 'LIST-FILING-RETRY', behind: 'ListFilingBehind', afterMinutes: 60 },
];

const refused =
  ({ refusal }: Worked): Attempt =>
  async ({ log }) => {
    const error = new Error('refused');
    if (refusal) log.error(refusal.code, error, { ...refusal.details });
    throw error;
  };
const unreachable =
  ({ refusal }: Worked): Attempt =>
  async ({ clock, log }) => {
    await clock.wait(1_400);
    const error = new Error('unreachable');
    // All failures of Google Wallet's API share this code.
    if (refusal?.code === 'WALLETB-REFUSED') log.error(refusal.code, error, { kind: 'unreachable' });
    throw error;
  };
const hanging: Attempt = () => new Promise(() => {});

async function settledStage(random = 0.5): Promise<Rehearsal> {
  const stage = new Rehearsal(templates, random);
  await stage.pass(settling);
  expect([...(await stage.pass(1)).keys()]).toEqual([]);
  await stage.passSecond();
  return stage;
}

/** Runs one message with the shortest and the longest back-off. @returns the later first ring. */
async function firstRing(worked: Worked, attempt: Attempt): Promise<[alarm: string, minutes: number]> {
  const rings: [string, number][] = [];
  for (const random of [0, 0.999]) {
    const stage = await settledStage(random);
    stage.work(worked.queue, worked.retryCode, attempt);
    stage.send(worked.queue);
    const rung = await stage.pass(worked.afterMinutes + 60, ({ size }) => size > 0);
    rings.push([...rung][0] ?? ['none', Number.POSITIVE_INFINITY]);
  }
  return rings.reduce((a, b) => (b[1] > a[1] ? b : a));
}

function requireRing([alarm, minutes]: [string, number], promised: number): void {
  expect(alarm).not.toBe('none');
  expect(minutes).toBeLessThanOrEqual(promised);
}

describe.each(queues)('$queue', (worked) => {
  const { queue, retryCode, behind, afterMinutes, refusal } = worked;
  const promised = afterMinutes + latency;

  test('a message that is refused again and again rings', async () => {
    const ring = await firstRing(worked, refused(worked));
    requireRing(ring, refusal ? refusedWithin : promised);
    if (refusal) expect(ring[0]).toBe(refusal.alarm);
  });

  test('a message whose other side cannot be reached rings, and not as refused', async () => {
    const ring = await firstRing(worked, unreachable(worked));
    requireRing(ring, promised);
    expect(ring[0]).not.toBe(refusal?.alarm);
  });

  test('a message whose every attempt hangs until the function’s timeout rings', async () =>
    requireRing(await firstRing(worked, hanging), promised));

  test('more messages than its workers can take ring', async () => {
    const stage = await settledStage();
    const { messages, timeoutMs } = stage.capacityOf(queue);
    const eachMs = Math.min(0.9 * timeoutMs, (afterMinutes * 60_000) / 4);
    stage.work(queue, retryCode, ({ clock }) => clock.wait(eachMs));
    // The metric has a sample a minute, hence a minute more than the limit.
    const rounds = Math.ceil(((afterMinutes + 1) * 60_000) / eachMs) + 1;
    for (let sent = 0; sent < rounds * messages; sent++) stage.send(queue);
    const rung = await stage.pass(promised, ({ size }) => size > 0);
    requireRing([...rung][0] ?? ['none', 0], promised);
    expect([...rung.keys()]).toEqual([behind]);
  });

  test('messages ring that nothing takes, as the mapping is disabled', async () => {
    const stage = await settledStage();
    stage.send(queue);
    const rung = await stage.pass(promised, ({ size }) => size > 0);
    requireRing([...rung][0] ?? ['none', 0], promised);
    expect([...rung.keys()]).toEqual([behind]);
  });

  test('an alarm on one failing message lasts until it succeeds, and then ends', async () => {
    const stage = await settledStage();
    let isMended = false;
    stage.work(queue, retryCode, async (services) => (isMended ? undefined : hanging(services)));
    stage.send(queue);
    await stage.pass(promised, (rung) => rung.has(behind));
    // Each minute on its own: an alarm that ended in between would ring anew with the next attempt.
    const isFinal = queue === 'DueJobsQueue' || queue === 'ListFilingQueue';
    for (let minute = 0; minute < 30 && !isFinal; minute++) expect([...(await stage.pass(1)).keys()]).toContain(behind);
    isMended = true;
    await stage.pass(40);
    if (!isFinal) expect([...(await stage.pass(1)).keys()]).toEqual([]);
  });
});

const enable = (construct: string) => (stage: Rehearsal, isEnabled: boolean) => stage.enable(construct, isEnabled);
const resume = (stage: Rehearsal, isResumed: boolean) => {
  stage.isSchedulePaused = !isResumed;
};
const startChecks = (stage: Rehearsal, isStarted: boolean) => {
  stage.isCertificateCheckOff = !isStarted;
};

test.each([
  ['the relay’s mapping of the stream', enable('RelayFunctionStream'), 'RelayStopped', silentWithin, settling],
  ['the mapping of the stream for events', enable('EventJobsFunctionStream'), 'EventsStopped', silentWithin, settling],
  ['the schedule of due work', resume, 'DueStopped', silentWithin, settling],
  ['the rule of the certificate check', startChecks, 'CertificateCheckStopped', uncheckedWithin, 12 * 60 + settling],
])('%s rings when it is disabled or gone, and ends when it is back', async (_what, turn, alarm, within, end) => {
  const stage = await settledStage();
  turn(stage, false);
  const rung = await stage.pass(within, ({ size }) => size > 0);
  requireRing([...rung][0] ?? ['none', 0], within);
  expect([...rung.keys()]).toEqual([alarm]);
  turn(stage, true);
  await stage.pass(end);
  expect([...(await stage.pass(1)).keys()]).toEqual([]);
});

test.each([1, 20, 40, 60])(
  'flights whose pushes are paced for more than a minute ring nothing, nor does what is done again after two minutes: %i s into a minute',
  async (seconds) => {
    const stage = await settledStage();
    for (let second = 1; second < seconds; second++) await stage.passSecond();
    for (const { queue, retryCode } of queues) stage.work(queue, retryCode, ({ clock }) => clock.wait(1_400));
    // 60,000 phones, and 2,500 urgent ones.
    for (let sent = 0; sent < 1_200; sent++) stage.send('PushJobsQueue');
    for (let sent = 0; sent < 50; sent++) stage.send('PushJobsPriorityQueue');
    for (const queue of ['FanOutQueue', 'WalletBJobsQueue']) for (const delay of [0, 120]) stage.send(queue, delay);
    expect([...(await stage.pass(30)).keys()]).toEqual([]);
  },
);

test.each(queues)('$queue: a message that fails twice and then succeeds rings nothing', async (worked) => {
  const { queue, retryCode } = worked;
  const stage = await settledStage();
  let left = 2;
  stage.work(queue, retryCode, async (services) => (left-- > 0 ? unreachable(worked)(services) : undefined));
  stage.send(queue);
  expect([...(await stage.pass(30)).keys()]).toEqual([]);
});

describe('phones that were notified and do not fetch', () => {
  const dueAfter = (at: Date) => new Date(at.getTime() + 600_000);
  const notified = (count: number) => (at: Date) =>
    Array.from({ length: count }, (): Figure[] => [
      { name: 'PassesToFetch', value: 1, at: dueAfter(at) },
      { name: 'PassesFetched', value: 0, at: dueAfter(at) },
    ]).flat();
  /** @param pushed when their phones were notified. */
  const fetched = (count: number, pushed: Date) => () =>
    Array.from({ length: count }, (): Figure => ({ name: 'PassesFetched', value: 1, at: dueAfter(pushed) }));

  /** Notifies phones of a change, of which some fetch at once. @returns when they were notified. */
  function change(stage: Rehearsal, phones: number, awake: number): Date {
    let pushed = new Date(0);
    stage.figures((at) => {
      pushed = at;
      return [...notified(phones)(at), ...fetched(awake, at)()];
    });
    return pushed;
  }

  test('half of a flight rings soon after ten minutes, and no more once they have fetched', async () => {
    const stage = await settledStage();
    const pushed = change(stage, 40, 20);
    expect([...(await stage.pass(10)).keys()]).toEqual([]);
    const rung = await stage.pass(latency, ({ size }) => size > 0);
    requireRing([[...rung][0]?.[0] ?? 'none', 10 + ([...rung][0]?.[1] ?? 0)], 10 + latency);
    expect([...rung.keys()]).toEqual(['PassengersBehind']);
    stage.figures(fetched(20, pushed));
    await stage.pass(2);
    expect([...(await stage.pass(1)).keys()]).toEqual([]);
  });

  test('a flight of which no phone fetches rings, on a stage where none ever did', async () => {
    const stage = await settledStage();
    change(stage, 40, 0);
    expect([...(await stage.pass(10 + latency)).keys()]).toEqual(['PassengersBehind']);
  });

  test.each([
    ['one sleeping phone of three', 3, 2],
    ['all of a few phones', 19, 0],
    ['a third of a flight', 180, 121],
  ])('%s rings nothing', async (_title, phones, awake) => {
    const stage = await settledStage();
    change(stage, phones, awake);
    expect([...(await stage.pass(45)).keys()]).toEqual([]);
  });

  test('a large flight whose pushes are paced rings nothing, whose phones fetch a second after their push', async () => {
    const stage = await settledStage();
    let before: Date | undefined;
    for (let second = 0; second <= 56; second++) {
      const last = before;
      stage.figures((at) => {
        before = at;
        return [...notified(90)(at), ...(last ? fetched(90, last)() : [])];
      });
      await stage.passSecond();
    }
    const last = before ?? new Date(0);
    stage.figures(fetched(90, last));
    expect([...(await stage.pass(45)).keys()]).toEqual([]);
  });

  test('changes that follow each other ring nothing, of which each phone fetches the last', async () => {
    const stage = await settledStage();
    const first = change(stage, 40, 0);
    await stage.pass(4);
    stage.figures(() => Array.from({ length: 40 }, () => ({ name: 'PassesToFetch', value: -1, at: dueAfter(first) })));
    change(stage, 40, 38);
    expect([...(await stage.pass(45)).keys()]).toEqual([]);
  });
});

test('a stage that nobody uses rings nothing for a day', async () => {
  const stage = await settledStage();
  expect([...(await stage.pass(24 * 60)).keys()]).toEqual([]);
});

import type { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { retryPolicies } from '../../lambdas/context/google-wallet.ts';
import type { GoogleWork } from '../../lambdas/domain/updates/work.ts';
import type { GoogleIssuer } from '../../lambdas/ports/accounts.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { SqsWorkQueue } from '../../lambdas/storage/sqs.ts';
import { RateLimiter } from '../../lambdas/wallets/google/rate-limiter.ts';
import { RestClient } from '../../lambdas/wallets/google/rest-client.ts';
import { googleWorkers, workerRate } from '../../lib/constructs/google-jobs.ts';
import { UnitBuckets } from '../../local/aws/unit-buckets.ts';
import { settled } from '../../sim/world/determinism.ts';
import { Queue } from '../../world/aws/queue.ts';
import { Chance } from '../../world/time/chance.ts';
import { Timers } from '../../world/time/timers.ts';
import { GoogleService } from '../../world/wallets/google.ts';
import { requestOf, responseOf } from '../../world/wallets/google-fetch.ts';
import type { Resource } from '../../world/wallets/google-rules.ts';

const [latencyMs, clicksASecond, changesASecond] = [150, 1, 0.5];
/** From the queue to a function's first request. */
const invocationMs = 50;
const issuer = {} as GoogleIssuer;

/**
 * Clicks on "Add to Google Wallet", and other flights' gate changes, while the workers send the objects of one flight, in virtual
 * time: the clients' own code, workers and rate as they are deployed, a Google that takes so many requests a second and 150 ms for
 * each, and a fair queue of SQS.
 * @returns the delays of clicks and of gate changes until Google had them, and the time of all objects, ms.
 */
export async function googleBehind(objects: number, rate: number) {
  const timers = new Timers();
  const chance = new Chance(1, 'google');
  let nowMs = 0;
  const clock: Clock = {
    now: () => new Date(nowMs),
    wait: (ms) => new Promise((resolve) => timers.add(nowMs + ms, resolve)),
    random: () => chance.next(),
    msLeft: () => Number.POSITIVE_INFINITY,
    after: (ms, action) => timers.add(nowMs + ms, action),
  };
  const ids = ['flightClass/issuer.class', 'flightClass/issuer.other'];
  ids.push(...Array.from({ length: objects }, (_, number) => `flightObject/issuer.${number}`));
  const google = restClients(clock, rate, Object.fromEntries(ids.map((id) => [id, { id: id.split('/')[1] }])));
  const sqs = new Queue(
    { name: 'google', url: '', arn: '', visibilityTimeoutSeconds: 43_200 },
    { clock: { now: () => nowMs } },
  );
  const queue = new SqsWorkQueue<GoogleWork>(clientOf(sqs), 'https://sqs.example/google', clock);
  const message = (number: number) => ({ account: 'demo', templateId: 'flight', passKey: `issuer.${number}` });
  await queue.add(Array.from({ length: objects }, (_, number) => message(number)));
  const [clicksMs, changesMs]: [number[], number[]] = [[], []];
  let [left, queued, objectsMs] = [objects, 0, 0];

  const work = async () => {
    const client = google('work', workerRate(rate));
    while (left > 0 || changesMs.length < queued) {
      const messages = sqs.receive(googleWorkers.batchSize);
      await clock.wait(invocationMs);
      // In a function they wait for their turn by chance, as they read from the table first.
      const inAnyOrder = messages.map((each) => ({ ...each, place: chance.next() }));
      inAnyOrder.sort((one, other) => one.place - other.place);
      await Promise.all(
        inAnyOrder.map(async ({ body, sentAt }) => {
          const { passKey } = JSON.parse(body) as GoogleWork;
          const [kind, id] = passKey === undefined ? ['flightClass', 'issuer.other'] : ['flightObject', passKey];
          // A message that fails comes back later; here at once, which is harder.
          while (!(await client.patch(issuer, kind as 'flightClass', { id }).catch(() => false)));
          if (passKey === undefined) changesMs.push(nowMs - sentAt);
          else [left, objectsMs] = [left - 1, nowMs];
        }),
      );
      // Lambda deletes the messages of a batch when its function has ended.
      for (const { receipt = '' } of messages) sqs.delete(receipt);
    }
  };
  /** Class and object, one after the other, as for the first passenger of a flight. */
  const click = async () => {
    const [client, startMs] = [google('click'), nowMs];
    await client.insert(issuer, 'flightClass', { id: 'issuer.class' });
    await client.insert(issuer, 'flightObject', { id: `issuer.click-${nowMs}`, classId: 'issuer.class' });
    clicksMs.push(nowMs - startMs);
  };
  const clicks: Promise<unknown>[] = [];
  const whileSending = async (aSecond: number, run: () => void) => {
    while (left > 0) {
      await clock.wait((2 * chance.next() * 1_000) / aSecond);
      if (left > 0) run();
    }
  };
  let isDone = false;
  const all = Promise.all([
    whileSending(clicksASecond, () => clicks.push(click().catch(() => clicksMs.push(Number.POSITIVE_INFINITY)))),
    whileSending(changesASecond, () => {
      queued += 1;
      void queue.add([{ account: 'demo', templateId: 'other' }]);
    }),
    ...Array.from({ length: googleWorkers.maxConcurrency }, work),
  ])
    .then(() => Promise.all(clicks))
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    for (let turn = 0; turn < 5; turn++) await settled();
    nowMs = Math.max(nowMs, timers.nextMs() ?? nowMs);
    timers.runUntil(nowMs);
  }
  await all;
  return { clicksMs, changesMs, objectsMs };
}

/** A client of SQS that sends to a queue. */
const clientOf = (queue: Queue) => {
  const send = async ({ input: { Entries = [] } }: SendMessageBatchCommand) => {
    for (const { MessageBody: body = '', MessageGroupId: groupId } of Entries) queue.send({ body, groupId });
    return {};
  };
  return { send } as unknown as SQSClient;
};

/** Clients of a Google that refuses what is above its rate. */
function restClients(clock: Clock, rate: number, resources: Readonly<Record<string, Resource>>) {
  const allowed = new UnitBuckets(rate, () => clock.now().getTime());
  const service = new GoogleService({ resources, strikes: (fault) => fault === 'quota' && !isAllowed() });
  const isAllowed = () => {
    if (allowed.isEmpty('project')) return false;
    allowed.take('project', 1);
    return true;
  };
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0], request?: RequestInit) => {
    await clock.wait(latencyMs);
    return responseOf(service.answer(requestOf(String(url), request)));
  };
  return (kind: keyof typeof retryPolicies, requestsPerSecond?: number) =>
    new RestClient({
      ...retryPolicies[kind],
      ...{ clock, fetch, fetchAfresh: fetch, baseUrl: 'https://walletobjects.example/walletobjects/v1' },
      tokens: { get: async () => 'token-1', forget: () => {} } as never,
      rateLimiter: requestsPerSecond === undefined ? undefined : new RateLimiter(requestsPerSecond, clock),
    });
}

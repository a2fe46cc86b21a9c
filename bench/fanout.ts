import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limited } from '../lambdas/retry/limited.ts';
import { demoTemplateRequest } from '../local/demo/pass-requests.ts';
import type { RecordedPush } from '../local/wallets/apns.ts';
import type { RecordedRequest } from '../local/wallets/recorded-request.ts';
import { passType } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass } from '../test/helpers/faults/everywhere.ts';
import type { Iphone } from '../test/helpers/iphone.ts';
import { board } from './helpers/boarding.ts';
import { median } from './helpers/median.ts';
import { Promises } from './helpers/promises.ts';
import { requestsDuring } from './helpers/requests-during.ts';
import { runStack } from './helpers/running-stack.ts';
import { StandInsAlone } from './helpers/stand-ins-alone.ts';
import { serveStored } from './helpers/stored-answers.ts';
import { Tail } from './helpers/tail.ts';

/**
 * A gate change, from the answer of updatepasstemplate to the last phone, on the local stack: what it asks of DynamoDB and
 * the queues, and how long it takes beside what the stand-ins alone need for the same pushes and notes in the same run, and a
 * plain HTTP server for the same answers to phones. Nobody is told twice, or not at all, also where pushes fail and where Apple grants one stream. PASSES and RUNS set
 * the numbers.
 */
const passes = Number(process.env.PASSES ?? 500);
const runs = Number(process.env.RUNS ?? 5);
const promised = { requests: 1.25, messages: 0.11, hops: 4, ratio: 3 };
/** Messages of a gate change that no push waits for, by kind: the class and the objects in Google Wallet, files and due times
 * of the passes, and pushes that could not be noted. */
const aside = ['', 'objects', 'objects range', 'passKey', 'passes version', 'passes range version', 'targets told'];
const failureRate = 0.2;
/** Apple's time for a push over a connection with one stream, ms. */
const slowMs = 300;
/** Time without a push after which all are taken to have arrived, ms. */
const quietMs = 2_000;
/** Time after which a push counts as missing, ms. */
const missingAfterMs = 90_000;
/** Phones that ask at a time, so that the machine is not busier with their connections than with their questions. */
const herd = limited(16);
/** Beyond the second round of a fan-out, which comes after 2 minutes. */
const roundSeconds = 150;

const { url, apiKey, dataDirectory, stop } = await runStack();
const callers = new Callers(url, apiKey);
const promises = new Promises();
/** So far, by which the last note is known. */
const updatesOf = async (of: string) =>
  ((await (await fetch(`${of}/_local/dynamodb-requests`)).json()) as { UpdateItem?: number }).UpdateItem ?? 0;
const record = <Entry>(name: string) => new Tail<Entry>(path.join(dataDirectory, `${name}.jsonl`));
try {
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  const templateId = String((await callers.call(demoTemplateRequest(url, new Date())))['pass-template-id']);
  const phones = await board(callers, templateId, passes);
  console.log(`${passes} passes of one flight on ${passes} phones, one of them in Google Wallet as well`);
  const changeGate = gateOf(templateId);
  await changeGate('A0', phones);
  await letPass(url, 2 * roundSeconds, 12);
  await countRequests(changeGate);
  await compareTimes(templateId, changeGate, phones);
  await setFaults('apns', { 'failure-rate': failureRate, seed: 1 });
  report(`${failureRate * 100} % of pushes failing`, await changeGate('B1'));
  await setFaults('apns', {});
  await grantOneStream(templateId);
  report(`one stream a connection, ${slowMs} ms a push`, await changeGate('B3'));
} finally {
  await stop();
}

interface Result {
  readonly lastPushMs: number;
  /** Until all pushes are noted, too. */
  readonly lastRecordMs: number;
  readonly lastFetchMs: number;
  readonly classUpdates: number;
  readonly objectUpdates: number;
  readonly failed: number;
  readonly notifiedTwice: number;
  readonly unnotified: number;
  /** Items in DynamoDB: a record for each push, and some more. */
  readonly updates: number;
  /** Given phones. */
  readonly notFetched: number;
}

/** @returns a function that changes the gate and waits for all pushes, and for the fetches of the phones that are given. */
function gateOf(templateId: string) {
  return async (gate: string, phones?: ReadonlyMap<string, Iphone>): Promise<Result> => {
    const [apns, google] = [record<RecordedPush>('apns'), record<RecordedRequest>('walletb')];
    const accepted = new Map<string, number>();
    const fetches: Promise<{ readonly atMs: number; readonly isFetched: boolean }>[] = [];
    const fetchOf = async (phone: Iphone) => {
      const statuses = Object.values(await phone.onPush(passType));
      return { atMs: Date.now() - answeredAt, isFetched: statuses.includes(200) };
    };
    let [failed, lastPushMs, lastRecordMs] = [0, 0, 0];
    const updatesBefore = await updatesOf(url);
    let updates = updatesBefore;
    const take = () => {
      const received = apns.next();
      const atMs = Date.now() - answeredAt;
      for (const { path: address, status } of received) {
        const token = address.split('/').at(-1) ?? '';
        if (status === 200) accepted.set(token, (accepted.get(token) ?? 0) + 1);
        else failed += 1;
        if (status === 200) lastPushMs = atMs;
        const phone = phones?.get(token);
        if (phone) fetches.push(herd(() => fetchOf(phone)));
      }
      return received.length;
    };
    await callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });
    const answeredAt = Date.now();
    for (let since = answeredAt; Date.now() - since < quietMs || accepted.size < passes; await wait(20)) {
      if (take() > 0) since = Date.now();
      const updatesNow = await updatesOf(url);
      if (updatesNow > updates) lastRecordMs = Date.now() - answeredAt;
      updates = updatesNow;
      if (Date.now() - answeredAt > missingAfterMs) break;
    }
    const fetched = await Promise.all(fetches);
    const sent = google.next().filter(({ path: address, method }) => address.includes('flight') && method !== 'GET');
    return {
      lastPushMs,
      lastRecordMs,
      lastFetchMs: Math.max(0, ...fetched.map(({ atMs }) => atMs)),
      classUpdates: sent.filter(({ path: address }) => address.includes('flightClass')).length,
      objectUpdates: sent.filter(({ path: address }) => address.includes('flightObject')).length,
      failed,
      notifiedTwice: [...accepted.values()].filter((count) => count > 1).length,
      unnotified: passes - accepted.size,
      updates: updates - updatesBefore,
      notFetched: (phones?.size ?? 0) - fetched.filter(({ isFetched }) => isFetched).length,
    };
  };
}

/** With the second round of the fan-out, and without what the schedule of each minute asks. */
async function countRequests(changeGate: (gate: string) => Promise<Result>): Promise<void> {
  const idle = await requestsDuring(url, () => letPass(url, roundSeconds, 6));
  const sent = record<string>('sqs');
  const { counts, minutes } = await requestsDuring(url, async () => {
    report('a gate change', await changeGate('A1'));
    await letPass(url, roundSeconds, 6);
  });
  const scheduled = (operation: string) => ((idle.counts[operation] ?? 0) * minutes) / idle.minutes;
  const operations = Object.entries(counts).map(([name, count]) => [name, count - scheduled(name)] as const);
  console.log(`  DynamoDB: ${operations.map(([name, count]) => `${Math.round(count)} ${name}`).join(', ')}`);
  const requests = operations.reduce((sum, [, count]) => sum + count, 0);
  const kinds = sent.next().map((body) => kindOf(JSON.parse(body)));
  promises.atMost('DynamoDB requests per phone told', requests / passes, promised.requests);
  promises.atMost('messages per phone told', kinds.length / passes, promised.messages);
  const hops = [...new Set(kinds)].filter((kind) => !aside.includes(kind));
  console.log(`  Hops: the stream, ${hops.map((kind) => `{${kind}}`).join(', ')}`);
  promises.exactly('hops from the commit to the last push', 1 + hops.length, promised.hops);
}

/** The names of what it says besides account and template: a kind that is not known here counts as a hop. */
function kindOf({ account, templateId, part = '', after, until, ...others }: Record<string, unknown>): string {
  const range = after === undefined && until === undefined ? '' : 'range';
  return [String(part), range, ...Object.keys(others).sort()].filter(Boolean).join(' ');
}

async function compareTimes(
  templateId: string,
  changeGate: (gate: string, phones?: ReadonlyMap<string, Iphone>) => Promise<Result>,
  phones: ReadonlyMap<string, Iphone>,
): Promise<void> {
  const alone = new StandInsAlone(dataDirectory, passType);
  const plain = await serveStored(...(await answersTo(phones)));
  const times = {
    push: [] as number[],
    record: [] as number[],
    pushAlone: [] as number[],
    fetch: [] as number[],
    fetchAlone: [] as number[],
  };
  for (let run = 0; run < runs; run++) {
    const registrations = await alone.registrationsOf(templateId);
    times.pushAlone.push(await alone.pushAndRecord(registrations));
    times.fetchAlone.push(await alone.pushAndRecord(registrations, () => herd(plain.fetchAll)));
    await wait(quietMs);
    const silent = await changeGate(`C${run}`);
    const fetched = await changeGate(`D${run}`, phones);
    report('a gate change', silent);
    report('a gate change that phones fetch', fetched);
    times.push.push(silent.lastPushMs);
    times.record.push(Math.max(silent.lastPushMs, silent.lastRecordMs));
    times.fetch.push(fetched.lastFetchMs);
  }
  plain.stop();
  const ratio = (what: string, took: number[], needed: number[]) => {
    console.log(`  ${what}: ${Math.round(median(took))} ms, without the service ${Math.round(median(needed))} ms`);
    promises.atMost(`${what} beside the same without the service`, median(took) / median(needed), promised.ratio);
  };
  ratio('last push and note', times.record, times.pushAlone);
  ratio('last fetch', times.fetch, times.fetchAlone);
}

/** The service's answers to the list and the fetch of a phone that knows nothing. */
async function answersTo(phones: ReadonlyMap<string, Iphone>) {
  const [phone] = phones.values();
  const [serial = ''] = phone?.passes.keys() ?? [];
  const list = await phone?.list(passType, 'unknown');
  const pass = await phone?.request(serial, 'GET', { 'if-modified-since': new Date(0).toUTCString() });
  if (list?.status !== 200 || pass?.status !== 200) throw new Error('The service does not answer a phone');
  return [list, pass] as const;
}

function report(title: string, { lastPushMs, lastRecordMs, lastFetchMs, ...counts }: Result): void {
  const printed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(
    `  ${title}: last push ${lastPushMs} ms, note ${lastRecordMs} ms${lastFetchMs ? `, fetch ${lastFetchMs} ms` : ''}; ${printed.join(', ')}`,
  );
  promises.atMost('phones told twice', counts.notifiedTwice, 0);
  promises.atMost('phones not told', counts.unnotified, 0);
  promises.atLeast('updates of items, with a note for each phone', counts.updates, passes);
  promises.atMost('phones that have not fetched', counts.notFetched, 0);
  promises.exactly('updates of the class in Google Wallet', counts.classUpdates, 1);
}

/** Connections of the kind are opened when Apple has ended those that are there. */
async function grantOneStream(templateId: string): Promise<void> {
  await setFaults('faults', { target: 'apns', kind: 'one-stream' });
  await setFaults('faults', { target: 'apns', kind: 'goaway', rate: 0.2 });
  await gateOf(templateId)('B2');
  await setFaults('faults', { target: 'apns', kind: 'goaway', rate: 0 });
  await setFaults('faults', { target: 'apns', kind: 'latency', 'latency-ms': slowMs });
}

async function setFaults(name: 'apns' | 'faults', settings: object): Promise<void> {
  await fetch(`${url}/_local/${name}`, { method: 'POST', body: JSON.stringify(settings) });
}

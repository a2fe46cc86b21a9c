import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FanOutWork } from '../lambdas/domain/work.ts';
import { limited } from '../lambdas/runtime/limited.ts';
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
import { Tail } from './helpers/tail.ts';

/**
 * A gate change, from the answer of updatepasstemplate to the last phone, on the local stack: what it asks of DynamoDB and
 * the queues, and how long it takes beside what the stand-ins alone need for the same pushes, notes and fetches in the same
 * run. Nobody is told twice, or not at all, also where pushes fail and where Apple grants one stream. PASSES and RUNS set
 * the numbers.
 */
const passes = Number(process.env.PASSES ?? 500);
const runs = Number(process.env.RUNS ?? 5);
const promised = { requests: 1.25, messages: 0.11, hops: 4, ratio: 3 };
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
  readonly lastNoteMs: number;
  readonly lastFetchMs: number;
  readonly classUpdates: number;
  readonly objectUpdates: number;
  readonly failed: number;
  readonly toldTwice: number;
  readonly notTold: number;
}

/** @returns a function that changes the gate and waits for all pushes, and for the fetches of the phones that are given. */
function gateOf(templateId: string) {
  return async (gate: string, phones?: ReadonlyMap<string, Iphone>): Promise<Result> => {
    const [apns, google] = [record<RecordedPush>('apns'), record<RecordedRequest>('walletb')];
    const accepted = new Map<string, number>();
    const fetches: Promise<number>[] = [];
    let [failed, lastPushMs, lastNoteMs] = [0, 0, 0];
    let updates = await updatesOf(url);
    const take = () => {
      const received = apns.next();
      const atMs = Date.now() - answeredAt;
      for (const { path: address, status } of received) {
        const token = address.split('/').at(-1) ?? '';
        if (status === 200) accepted.set(token, (accepted.get(token) ?? 0) + 1);
        else failed += 1;
        if (status === 200) lastPushMs = atMs;
        const phone = phones?.get(token);
        if (phone) fetches.push(herd(() => phone.onPush(passType)).then(() => Date.now() - answeredAt));
      }
      return received.length;
    };
    await callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });
    const answeredAt = Date.now();
    for (let since = answeredAt; Date.now() - since < quietMs || accepted.size < passes; await wait(20)) {
      if (take() > 0) since = Date.now();
      const updatesNow = await updatesOf(url);
      if (updatesNow > updates) lastNoteMs = Date.now() - answeredAt;
      updates = updatesNow;
      if (Date.now() - answeredAt > missingAfterMs) break;
    }
    const lastFetchMs = Math.max(0, ...(await Promise.all(fetches)));
    const sent = google.next().filter(({ path: address, method }) => address.includes('flight') && method !== 'GET');
    return {
      lastPushMs,
      lastNoteMs,
      lastFetchMs,
      classUpdates: sent.filter(({ path: address }) => address.includes('flightClass')).length,
      objectUpdates: sent.filter(({ path: address }) => address.includes('flightObject')).length,
      failed,
      toldTwice: [...accepted.values()].filter((count) => count > 1).length,
      notTold: passes - accepted.size,
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
  const messages = sent.next().map((body) => JSON.parse(body) as Partial<FanOutWork> & { readonly targets?: unknown });
  promises.atMost('DynamoDB requests per phone told', requests / passes, promised.requests);
  promises.atMost('messages per phone told', messages.length / passes, promised.messages);
  const stages = [
    messages.some(({ version, part }) => version !== undefined && part === undefined),
    messages.some(({ part, after, until }) => part === 'devices' && after === undefined && until === undefined),
    messages.some(({ part, after, until }) => part === 'devices' && (after !== undefined || until !== undefined)),
    messages.some(({ targets }) => targets !== undefined),
  ];
  // The stream is the first.
  promises.atMost('hops from the commit to the last push', 1 + stages.filter(Boolean).length, promised.hops);
}

async function compareTimes(
  templateId: string,
  changeGate: (gate: string, phones?: ReadonlyMap<string, Iphone>) => Promise<Result>,
  phones: ReadonlyMap<string, Iphone>,
): Promise<void> {
  const alone = new StandInsAlone(dataDirectory, passType);
  const times = {
    push: [] as number[],
    note: [] as number[],
    pushAlone: [] as number[],
    fetch: [] as number[],
    fetchAlone: [] as number[],
  };
  for (let run = 0; run < runs; run++) {
    const registrations = await alone.registrationsOf(templateId);
    times.pushAlone.push(await alone.pushAndNote(registrations));
    times.fetchAlone.push(await alone.pushAndNote(registrations, (token) => herd(() => fetchAll(phones.get(token)))));
    await wait(quietMs);
    const silent = await changeGate(`C${run}`);
    const fetched = await changeGate(`D${run}`, phones);
    report('a gate change', silent);
    report('a gate change that phones fetch', fetched);
    times.push.push(silent.lastPushMs);
    times.note.push(Math.max(silent.lastPushMs, silent.lastNoteMs));
    times.fetch.push(fetched.lastFetchMs);
  }
  const ratio = (what: string, took: number[], needed: number[]) => {
    console.log(`  ${what}: ${Math.round(median(took))} ms, the stand-ins alone ${Math.round(median(needed))} ms`);
    promises.atMost(`${what} beside the stand-ins alone`, median(took) / median(needed), promised.ratio);
  };
  ratio('last push and note', times.note, times.pushAlone);
  ratio('last fetch', times.fetch, times.fetchAlone);
}

/** The requests of a phone after a push, whatever it has been told before. */
async function fetchAll(phone: Iphone | undefined): Promise<void> {
  await phone?.list(passType, 'unknown');
  for (const serial of phone?.passes.keys() ?? [])
    await phone?.ask(serial, 'GET', { 'if-modified-since': new Date(0).toUTCString() });
}

function report(title: string, { lastPushMs, lastNoteMs, lastFetchMs, ...counts }: Result): void {
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(
    `  ${title}: last push ${lastPushMs} ms, note ${lastNoteMs} ms${lastFetchMs ? `, fetch ${lastFetchMs} ms` : ''}; ${told.join(', ')}`,
  );
  promises.atMost('phones told twice', counts.toldTwice, 0);
  promises.atMost('phones not told', counts.notTold, 0);
  promises.atMost('updates of the class in Google Wallet', counts.classUpdates, 1);
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

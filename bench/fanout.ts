import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import type { RecordedPush } from '../local/wallets/apns.ts';
import type { RecordedRequest } from '../local/wallets/recorded-request.ts';
import { callService } from '../test/helpers/call-service.ts';
import { Iphone } from '../test/helpers/iphone.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * Time of a gate change's fan-out: from the answer of updatepasstemplate to the last push that the stand-in for APNs
 * receives, on the local stack. PASSES and RUNS set the numbers.
 */
const passes = Number(process.env.PASSES ?? 500);
const runs = Number(process.env.RUNS ?? 10);
const failureRate = 0.2;
/** Time without a push after which all are taken to have arrived, ms. */
const quietMs = 2_000;
/** Time after which a push counts as missing, ms. */
const missingAfterMs = 60_000;

const { url, apiKey, stop } = await runStack();
try {
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  const created = await call(demoTemplateRequest(url, new Date()));
  const templateId = String(created['pass-template-id']);
  const links = await inBatches(passes, (index) => install(templateId, index));
  await fetch(`${links[0]}/walletb`, { redirect: 'manual' });
  console.log(
    `${passes} passes of one flight on ${passes} phones, one of them in Google Wallet as well; ${runs} gate changes`,
  );
  await quiet();
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await changeGate(templateId, `A${run + 1}`));
  report('last push after the answer', results);
  await setFailures(failureRate);
  report(`the same with ${failureRate * 100} % of pushes failing`, [await changeGate(templateId, 'B1')]);
} finally {
  await stop();
}

interface Result {
  readonly lastMs: number;
  readonly classUpdates: number;
  readonly objectUpdates: number;
  readonly failed: number;
  readonly duplicates: number;
  readonly missing: number;
}

async function changeGate(templateId: string, gate: string): Promise<Result> {
  const [pushesBefore, googleBefore] = [(await pushes()).length, (await google()).length];
  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });
  const answeredAt = Date.now();
  const reachedNow = (all: readonly RecordedPush[]) => new Set(all.filter(isAccepted).map(({ path }) => path));
  while (reachedNow((await pushes()).slice(pushesBefore)).size < passes && Date.now() - answeredAt < missingAfterMs)
    await wait(200);
  await quiet();
  const received = (await pushes()).slice(pushesBefore);
  const accepted = received.filter(isAccepted);
  const reached = reachedNow(received);
  const sent = (await google()).slice(googleBefore).filter(({ path }) => path.includes('/walletobjects/'));
  return {
    lastMs: Math.max(...accepted.map(({ at }) => Date.parse(at))) - answeredAt,
    classUpdates: sent.filter(({ path, method }) => path.includes('flightClass') && method !== 'GET').length,
    objectUpdates: sent.filter(({ path, method }) => path.includes('flightObject') && method !== 'GET').length,
    failed: received.length - accepted.length,
    duplicates: accepted.length - reached.size,
    missing: passes - reached.size,
  };
}

function report(title: string, results: readonly Result[]): void {
  const times = results.map(({ lastMs }) => lastMs).toSorted((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const most = (name: keyof Result) => Math.max(...results.map((result) => result[name]));
  console.log(`  ${title}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${times.at(-1)} ms`);
  console.log(
    `    at most: ${most('classUpdates')} Google Wallet class and ${most('objectUpdates')} object updates, ` +
      `${most('failed')} failed pushes, ${most('duplicates')} phones told twice, ${most('missing')} not told`,
  );
  if (most('duplicates') + most('missing') > 0) process.exitCode = 1;
}

/** Installs a pass as a passenger's phone does. @returns the install link */
async function install(templateId: string, index: number): Promise<string> {
  const answer = await call(demoPassRequest(templateId, `bench-${index}`));
  const link = String(answer['pass-install-url']);
  const pkpass = new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
  const phone = new Iphone({ id: hex(index, 32), pushToken: hex(index, 64) });
  const { status } = await phone.install(pkpass);
  if (status !== 201) throw new Error(`A phone could not register: ${status}`);
  return link;
}

async function inBatches<Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> {
  const all: Result[] = [];
  for (let first = 0; first < count; first += 10)
    all.push(...(await Promise.all(Array.from({ length: Math.min(10, count - first) }, (_, i) => make(first + i)))));
  return all;
}

/** Resolves when no more pushes arrive. */
async function quiet(): Promise<void> {
  let [count, since] = [(await pushes()).length, Date.now()];
  while (Date.now() - since < quietMs) {
    await wait(200);
    const now = (await pushes()).length;
    if (now !== count) [count, since] = [now, Date.now()];
  }
}

function call(request: object) {
  return callService(url, apiKey, request);
}

async function recorded<Entry>(name: string): Promise<Entry[]> {
  return (await (await fetch(`${url}/_local/${name}`)).json()) as Entry[];
}

function isAccepted({ status }: RecordedPush): boolean {
  return status === 200;
}

function pushes() {
  return recorded<RecordedPush>('apns');
}

function google() {
  return recorded<RecordedRequest>('walletb');
}

async function setFailures(rate: number): Promise<void> {
  const body = JSON.stringify({ 'failure-rate': rate, seed: 1 });
  await fetch(`${url}/_local/apns`, { method: 'POST', body });
}

function hex(index: number, length: number): string {
  return (index + 1).toString(16).padStart(length, '0');
}

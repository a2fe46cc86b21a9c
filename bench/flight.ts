import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report } from '../bin/evidence/report.ts';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import type { RecordedPush } from '../local/wallets/apns.ts';
import type { RecordedRequest } from '../local/wallets/recorded-request.ts';
import { inParallel, install, names, save } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass, passingFaults, strikeEverywhere } from '../test/helpers/faults/everywhere.ts';
import type { Iphone } from '../test/helpers/phones.ts';
import { faultsInGoogle, type SentToGoogle, tally } from './helpers/flight-in-google.ts';
import { printMachine } from './helpers/machine.ts';
import { requestsDuring } from './helpers/requests-during.ts';
import { runStack } from './helpers/running-stack.ts';
import { passIdOf, roundSeconds, tellPhones } from './helpers/told-phones.ts';

/**
 * The day of a flight on which nothing goes as planned, on the local stack: its passes are issued in one call, some of them
 * move to another flight in one call, every phone is told exactly once of each change and then fetches the latest, and
 * Google Wallet gets one request for the flight. With --faults, a tenth of the requests to every target are struck by one
 * of its faults. PASSES, SAVED, MOVED, RATE and SEED change what is tried.
 */
const passes = Number(process.env.PASSES ?? 300);
const saved = Number(process.env.SAVED ?? 20);
const moved = Number(process.env.MOVED ?? 30);
const rate = Number(process.env.RATE ?? 0.1);
const seed = Number(process.env.SEED ?? 1);
const hasFaults = process.argv.includes('--faults');
/** Excludes pushes whose answer is lost: the service cannot know of them, and notifies the phone once more. */
const faults = passingFaults.filter((fault) => fault.join(' ') !== 'apns lost-answer');
const atATime = 10;

type Phones = ReadonlyMap<string, Iphone>;

interface Change extends SentToGoogle {
  readonly what: string;
  readonly call: () => Promise<unknown>;
  /** Phones to notify, by pass-id. */
  readonly phones: Phones;
}

const { url, apiKey, dataDirectory, stop } = await runStack({ isQuiet: hasFaults });
const callers = new Callers(url, apiKey);
try {
  printMachine();
  const template = demoTemplateRequest(url, new Date());
  const departure = String(template['universal-fields']?.['departure-time']);
  const templateId = String((await callers.call(template))['pass-template-id']);
  const phones = await board(templateId);
  await letPass(url, roundSeconds, 6);
  if (hasFaults) {
    await strikeEverywhere(url, faults, { rate, seed, latencyMs: 200 });
    console.log(`${rate * 100} % of the requests to each target are struck, by ${faults.length} faults; seed ${seed}`);
  }
  const idleEachMinute = Math.min(await idleRequests(), await idleRequests());
  const heads = ['change', 'a phone', 'fetched', 'Google', 'class', 'objects', 'notified', 'DynamoDB', 'seconds'];
  console.log(tableRow(heads));
  for (const change of await changesOf(templateId, departure, phones)) await carryOut(change, idleEachMinute);
} finally {
  await stop();
}

/** Requests to DynamoDB each minute, of schedules; the first time also of what follows upon the issuing. */
async function idleRequests(): Promise<number> {
  const { requests, minutes } = await requestsDuring(url, () => letPass(url, roundSeconds, 6));
  return requests / minutes;
}

/** Half of those in Google Wallet are among the passengers who move. */
async function changesOf(templateId: string, departure: string, phones: Phones): Promise<Change[]> {
  const [first, last] = [Math.floor(saved / 2), Math.floor(saved / 2) + moved];
  const left = new Map([...phones].filter((_, place) => place < first || place >= last));
  const gone = new Map([...phones].slice(first, last));
  const delay = departure.replace('17:35', '19:05');
  const copy = { 'flight-number': '2728', 'departure-time': departure.replace('17:35', '20:35') };
  const created = await callers.call({ action: 'copytemplate', 'pass-template-id': templateId, ...copy });
  const move = {
    action: 'movepasses',
    'pass-template-id': templateId,
    'to-pass-template-id': created['pass-template-id'],
    passes: [...gone.keys()].map((passId) => ({ 'pass-id': passId, 'pass-data': { 'seat-number': '14A' } })),
  };
  const update = (fields: object) => () =>
    callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
  const plain = { phones: left, isMove: false, isVoid: false, objects: 0 };
  const objects = Math.max(0, saved - moved, first);
  return [
    {
      ...{ ...plain, phones, what: 'delayed', shown: 'Delayed: departs 19:05 instead of 17:35. Thunderstorms' },
      call: update({
        ...{ 'flight-status': 'delayed', 'flight-status-reason': 'Thunderstorms', 'estimated-departure-time': delay },
      }),
    },
    { ...plain, phones, what: 'gate changed', call: update({ 'origin-gate': 'K17' }), shown: 'K17' },
    {
      ...{ ...plain, phones: gone, isMove: true, objects: saved - objects, what: `${gone.size} moved` },
      ...{ call: () => callAll(move), shown: 'You are now on ZZ2728, 20:35, seat 14A' },
    },
    { ...plain, what: 'boarding', call: update({ 'flight-status': 'boarding' }), shown: 'Boarding: departs 19:05' },
    { ...plain, what: 'cancelled', call: update({ 'flight-status': 'cancelled' }), shown: 'Cancelled: ZZ2724' },
    {
      ...{ ...plain, objects, what: 'voided', shown: 'Cancelled: ZZ2724', isVoid: true },
      call: update({ 'void-passes': true }),
    },
    {
      ...{ ...plain, objects, what: 'reinstated', shown: 'Delayed: departs 19:05' },
      call: update({ 'void-passes': '', 'flight-status': 'scheduled' }),
    },
  ];
}

/** Sends a call of many rows until none is to be sent again, with one Idempotency-Key. */
async function callAll(request: object): Promise<Record<string, unknown>[]> {
  const key = { idempotencyKey: crypto.randomUUID() };
  for (let sent = 1; ; sent++) {
    const answer = (await callers.client.call(request as never, key)) as { results: Record<string, unknown>[] };
    const failed = answer.results.filter(({ status }) => status !== 'success');
    if (failed.length === 0) return answer.results;
    if (sent === 20) throw new Error(`${failed.length} rows fail, such as ${JSON.stringify(failed[0])}`);
  }
}

/** Issues all passes by one call, and installs them. @returns the phones, by pass-id */
async function board(templateId: string): Promise<Phones> {
  const issuedFrom = performance.now();
  const rows = names('PASS', passes).map((passId) => {
    const { action: _, 'pass-template-id': _template, ...row } = demoPassRequest(templateId, passId);
    return row;
  });
  let made: Record<string, unknown>[] = [];
  const issuing = await requestsDuring(url, async () => {
    made = await callAll({ action: 'generatepasses', 'pass-template-id': templateId, passes: rows });
  });
  const seconds = ((performance.now() - issuedFrom) / 1_000).toFixed(1);
  report('issuing: requests to DynamoDB', issuing.requests);
  console.log(
    `${passes} passes of one flight issued by one call in ${seconds} s, ${issuing.requests} requests to DynamoDB`,
  );
  const installing = await requestsDuring(url, async () => {
    await inParallel(made.slice(0, saved), atATime, (pass) => save(callers, String(pass['pass-install-url'])));
    await letPass(url, 10, 1);
  });
  const onPhones = await inParallel(made, atATime, async (pass): Promise<[string, Iphone]> => {
    const passId = String(pass['pass-id']);
    return [passId, await install(callers, passId, String(pass['pass-install-url']))];
  });
  const notified = (await pushes()).length;
  const calls = (await walletRequests()).length;
  console.log(
    `On ${passes} phones, with ${notified} pushes, ${saved} of them in Google Wallet as well, by ${calls} calls`,
  );
  expectThat(installing.requests > 0 && notified === 0, 'A phone was notified without news: doubled');
  return new Map(onPhones);
}

async function carryOut(change: Change, idleEachMinute: number): Promise<void> {
  const { what, call, phones, shown, isVoid } = change;
  const [pushesBefore, googleBefore] = [(await pushes()).length, (await walletRequests()).length];
  const notified = async () =>
    tally(
      (await pushes()).slice(pushesBefore).filter(({ status }) => status === 200),
      phoneOf,
    );
  const { seconds, requests } = await tellPhones({ url, call, phones, notified, idleEachMinute });
  const showing = [...phones.values()].filter((phone) =>
    [...phone.passes.values()].every(
      ({ passJson }) => JSON.stringify(passJson).includes(shown) && passJson.voided === isVoid,
    ),
  );
  const notifiedPhones = await notified();
  const counts = [...notifiedPhones.values()];
  const ofGoogle = (await walletRequests()).slice(googleBefore);
  const classes = ofGoogle.filter(({ path, method }) => path.includes('flightClass') && method === 'PATCH');
  const objects = ofGoogle.filter(({ path, method }) => path.includes('flightObject') && method === 'PATCH');
  const notifying = ofGoogle.filter(({ body }) => /NOTIFY_ON_UPDATE|TEXT_AND_NOTIFY/.test(JSON.stringify(body)));
  const most = Math.max(0, ...counts);
  const least = counts.length < phones.size ? 0 : Math.min(...counts);
  console.log(
    tableRow([
      what,
      least === most ? least : `${least} to ${most}`,
      showing.length,
      ...[ofGoogle.length, classes.length, objects.length, notifying.length],
      Math.round(requests),
      seconds.toFixed(1),
    ]),
  );
  report(`${what}: phones`, phones.size);
  report(`${what}: phones that show it`, showing.length, { atLeast: phones.size });
  report(`${what}: pushes of a phone`, most, hasFaults ? {} : { atMost: 1 });
  report(`${what}: requests to DynamoDB`, Math.round(requests));
  expectThat(least === 1, `${phones.size - counts.length} phones were not notified: lost`);
  const strangers = [...notifiedPhones.keys()].filter((token) => !phones.has(passIdOf(token)));
  expectThat(strangers.length === 0, `${strangers.length} phones were notified of a flight that is not theirs`);
  const notifiedTwice = [...notifiedPhones]
    .filter(([, count]) => count > 1)
    .map(([token]) => phones.get(passIdOf(token)));
  const unrecorded = unrecordedPushes();
  const doubled = notifiedTwice.filter(
    (phone) => ![...(phone?.passes.keys() ?? [])].some((key) => unrecorded.includes(key)),
  );
  if (notifiedTwice.length > 0) console.log(`    ${notifiedTwice.length} phones were notified once more`);
  expectThat(doubled.length === 0, `${doubled.length} phones were notified twice: doubled`);
  expectThat(showing.length === phones.size, `${phones.size - showing.length} phones do not show it: lost`);
  for (const fault of faultsInGoogle(change, ofGoogle, hasFaults)) expectThat(false, fault);
}

/** Log lines about pushes that Apple took, or fetches, that could not be recorded: their phones may be notified once more. */
function unrecordedPushes(): string {
  const folder = path.join(dataDirectory, 'logs');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  return lines.filter((line) => /PUSH-NOT-NOTED|DELIVERY-NOT-RECORDED/.test(line)).join('\n');
}

function expectThat(isSo: boolean, otherwise: string): void {
  if (isSo) return;
  console.log(`    ${otherwise}`);
  process.exitCode = 1;
}

function phoneOf({ path }: RecordedPush): string {
  return path.split('/').at(-1) ?? '';
}

function pushes() {
  return recorded<RecordedPush[]>('apns');
}

async function walletRequests() {
  return (await recorded<RecordedRequest[]>('walletb')).filter(({ path }) => path.includes('/walletobjects/'));
}

async function recorded<Entries>(name: string): Promise<Entries> {
  return (await (await fetch(`${url}/_local/${name}`)).json()) as Entries;
}

function tableRow([first, ...others]: readonly (string | number)[]): string {
  return String(first).padEnd(14) + others.map((cell) => String(cell).padStart(11)).join('');
}

import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import type { RecordedPush } from '../local/wallets/apns.ts';
import type { RecordedRequest } from '../local/wallets/recorded-request.ts';
import { inParallel, install, names, passType, save } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass, passingFaults, strikeEverywhere } from '../test/helpers/faults/everywhere.ts';
import type { Iphone } from '../test/helpers/iphone.ts';
import { requestsDuring } from './helpers/requests-during.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * The day of a flight on which nothing goes as planned, on the local stack: every phone is told exactly once of each
 * change and then fetches the latest, and Google Wallet gets one request for the flight. With --faults, a tenth of the
 * requests to every target are struck by one of its faults. PASSES, SAVED, RATE and SEED change what is tried.
 */
const passes = Number(process.env.PASSES ?? 300);
const saved = Number(process.env.SAVED ?? 20);
const rate = Number(process.env.RATE ?? 0.1);
const seed = Number(process.env.SEED ?? 1);
const hasFaults = process.argv.includes('--faults');
/** Nobody can know of a push that Apple has taken when its answer was lost: that phone is told once more. */
const faults = passingFaults.filter((fault) => fault.join(' ') !== 'apns lost-answer');
const atATime = 10;
/** Beyond the second round of a fan-out, which comes after 2 minutes. */
const roundSeconds = 150;
/** Time after which what is missing is lost, s of the local clock. */
const patienceSeconds = 1_200;
const stepSeconds = 10;

interface Change {
  readonly what: string;
  readonly fields: object;
  /** Text of a pass.json or class that shows it, and of the one that does not any more. */
  readonly shown: string;
  readonly isVoid: boolean;
  /** Whether the objects in Google Wallet, which keep the status, follow the class. */
  readonly hasObjects: boolean;
}

const { url, apiKey, dataDirectory, stop } = await runStack({ isQuiet: hasFaults });
const callers = new Callers(url, apiKey);
try {
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  const template = demoTemplateRequest(url, new Date());
  const departure = String(template['universal-fields']?.['departure-time']);
  const templateId = String((await callers.call(template))['pass-template-id']);
  const phones = await board(templateId);
  console.log(`${passes} passes of one flight on ${passes} phones, ${saved} of them in Google Wallet as well`);
  await letPass(url, roundSeconds, 6);
  if (hasFaults) {
    await strikeEverywhere(url, faults, { rate, seed, latencyMs: 200 });
    console.log(`${rate * 100} % of the requests to each target are struck, by ${faults.length} faults; seed ${seed}`);
  }
  const idle = await requestsDuring(url, () => letPass(url, roundSeconds, 6));
  const idleEachMinute = idle.requests / idle.minutes;
  console.log(tableRow(['change', 'pushes a phone', 'fetched', 'class', 'objects', 'notified', 'DynamoDB']));
  for (const change of changesOf(departure)) await carryOut(change, { templateId, phones, idleEachMinute });
} finally {
  await stop();
}

function changesOf(departure: string): Change[] {
  const plain = { isVoid: false, hasObjects: false };
  const delay = departure.replace('17:35', '19:05');
  return [
    {
      ...{ what: 'delayed', shown: 'Delayed: departs 19:05 instead of 17:35. Thunderstorms', ...plain },
      fields: {
        ...{ 'flight-status': 'delayed', 'flight-status-reason': 'Thunderstorms', 'estimated-departure-time': delay },
      },
    },
    { what: 'gate changed', fields: { 'origin-gate': 'K17' }, shown: 'K17', ...plain },
    { what: 'boarding', fields: { 'flight-status': 'boarding' }, shown: 'Boarding: departs 19:05', ...plain },
    { what: 'cancelled', fields: { 'flight-status': 'cancelled' }, shown: 'Cancelled: ZZ2724', ...plain },
    { what: 'voided', fields: { 'void-passes': true }, shown: 'Cancelled: ZZ2724', isVoid: true, hasObjects: true },
    {
      what: 'reinstated',
      fields: { 'void-passes': '', 'flight-status': 'scheduled' },
      shown: 'Delayed: departs 19:05',
      isVoid: false,
      hasObjects: true,
    },
  ];
}

/** @returns the phones, by pass-id */
async function board(templateId: string): Promise<ReadonlyMap<string, Iphone>> {
  const onPhones = await inParallel(names('PASS', passes), atATime, async (passId): Promise<[string, Iphone]> => {
    const installUrl = String((await callers.call(demoPassRequest(templateId, passId)))['pass-install-url']);
    if (Number(passId.slice('PASS-'.length)) < saved) await save(callers, installUrl);
    return [passId, await install(callers, passId, installUrl)];
  });
  return new Map(onPhones);
}

async function carryOut(
  { what, fields, shown, isVoid, hasObjects }: Change,
  {
    templateId,
    phones,
    idleEachMinute,
  }: { templateId: string; phones: ReadonlyMap<string, Iphone>; idleEachMinute: number },
): Promise<void> {
  const [pushesBefore, googleBefore] = [(await pushes()).length, (await google()).length];
  const told = async () =>
    tally(
      (await pushes()).slice(pushesBefore).filter(({ status }) => status === 200),
      phoneOf,
    );
  const sent = async () => (await google()).slice(googleBefore).filter(({ path }) => path.includes('/walletobjects/'));
  const { requests, minutes } = await requestsDuring(url, async () => {
    await callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
    for (let waited = 0; (await told()).size < passes && waited < patienceSeconds; waited += stepSeconds)
      await letPass(url, stepSeconds, 1);
    await letPass(url, roundSeconds, 6);
  });
  await inParallel([...phones.values()], atATime, (phone) => phone.onPush(passType));
  const showing = [...phones.values()].filter((phone) =>
    [...phone.passes.values()].every(
      ({ passJson }) => JSON.stringify(passJson).includes(shown) && passJson.voided === isVoid,
    ),
  );
  const toldPhones = await told();
  const counts = [...toldPhones.values()];
  const ofGoogle = await sent();
  const classes = ofGoogle.filter(({ path, method }) => path.includes('flightClass') && method === 'PATCH');
  const objects = ofGoogle.filter(({ path, method }) => path.includes('flightObject') && method === 'PATCH');
  const notifying = classes.filter(({ body }) => JSON.stringify(body).includes('NOTIFY_ON_UPDATE'));
  const most = Math.max(0, ...counts);
  const least = counts.length < passes ? 0 : Math.min(...counts);
  console.log(
    tableRow([
      what,
      least === most ? least : `${least} to ${most}`,
      showing.length,
      classes.length,
      objects.length,
      notifying.length,
      Math.round(requests - minutes * idleEachMinute),
    ]),
  );
  expectThat(least === 1, `${passes - counts.length} phones were not told: lost`);
  const toldTwice = [...toldPhones].filter(([, count]) => count > 1).map(([phone]) => phones.get(passIdOf(phone)));
  const unnoted = unnotedPushes();
  const doubled = toldTwice.filter((phone) => ![...(phone?.passes.keys() ?? [])].some((key) => unnoted.includes(key)));
  if (toldTwice.length > 0) console.log(`    ${toldTwice.length} phones were told once more`);
  expectThat(doubled.length === 0, `${doubled.length} phones were told twice: doubled`);
  expectThat(showing.length === passes, `${passes - showing.length} phones do not show it: lost`);
  expectThat(JSON.stringify(classes.at(-1)?.body ?? '').includes(shown), 'Google Wallet does not show it: lost');
  expectThat(notifying.length <= 1, 'Google Wallet has notified twice: doubled');
  const objectIds = new Set(objects.map(({ path }) => path));
  expectThat(objectIds.size === (hasObjects ? saved : 0), `${objectIds.size} objects in Google Wallet were changed`);
  const states = objects.map(({ body }) => (body as { state?: string }).state);
  expectThat(
    states.every((state) => state === (isVoid ? 'INACTIVE' : 'ACTIVE')),
    'Google Wallet has another state',
  );
  if (!hasFaults) expectThat(classes.length === 1 && objects.length === objectIds.size, 'Google Wallet was told twice');
}

/** Passes of which the log tells that Apple took a push that could not be noted: their phone may be told once more. */
function unnotedPushes(): string {
  const folder = path.join(dataDirectory, 'logs');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  return lines.filter((line) => line.includes('PUSH-NOT-NOTED')).join('\n');
}

function passIdOf(pushToken: string): string {
  return Buffer.from(pushToken, 'hex').toString();
}

function expectThat(isSo: boolean, otherwise: string): void {
  if (isSo) return;
  console.log(`    ${otherwise}`);
  process.exitCode = 1;
}

function tally<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}

function phoneOf({ path }: RecordedPush): string {
  return path.split('/').at(-1) ?? '';
}

function pushes() {
  return recorded<RecordedPush[]>('apns');
}

function google() {
  return recorded<RecordedRequest[]>('walletb');
}

async function recorded<Entries>(name: string): Promise<Entries> {
  return (await (await fetch(`${url}/_local/${name}`)).json()) as Entries;
}

function tableRow([first, ...others]: readonly (string | number)[]): string {
  return String(first).padEnd(14) + others.map((cell) => String(cell).padStart(15)).join('');
}

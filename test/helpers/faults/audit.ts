import { readdirSync } from 'node:fs';
import path from 'node:path';
import { givenUpFolder, streamReaders } from '../../../lambdas/storage/policy-names.ts';
import type { BusEvent } from '../../../local/aws/event-bus.ts';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { local } from '../stack-calls.ts';
import { type Done, passType } from './airline.ts';
import type { Callers } from './callers.ts';
import { letPass } from './everywhere.ts';

/** A line of the result: the expected number, and the missing and repeated ones. */
export interface Line {
  readonly what: string;
  readonly expected: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** Virtual minutes for what the faults have interrupted; a request that a busy machine has interrupted, too, takes more. */
const patience = { minutes: 2, rounds: 8 };

export const isWrong = ({ lost, doubled }: Line) => lost.length + doubled.length > 0;

/** Lets time pass after the faults until all is done, and compares the state with the deeds. */
export async function auditAtLast(callers: Callers, done: Done, dataDirectory: string): Promise<Line[]> {
  for (let round = 1; ; round++) {
    await letPass(callers.baseUrl, 60 * patience.minutes, 4);
    const lines = await audit(callers, done, dataDirectory);
    if (round === patience.rounds || !lines.some(isWrong)) return lines;
    console.log(`Not all is done after ${round * patience.minutes} virtual minutes`);
  }
}

async function audit(callers: Callers, done: Done, dataDirectory: string): Promise<Line[]> {
  const stack = { url: callers.baseUrl };
  const { templateId, linkTemplateId, issued, followed, deleted } = done;
  const remaining = [...issued.keys()].filter((passId) => !deleted.includes(passId));
  const entries = await local<BusEvent[]>(stack, 'events');
  const events = [...new Map(entries.map(({ Detail }) => [eventOf(Detail)['event-id'], eventOf(Detail)])).values()];
  const eventsAbout = (type: string, template: string) =>
    events
      .filter((event) => event['event-type'] === type && event['pass-template-id'] === template)
      .map((event) => [event['pass-id'], event.wallet].filter(Boolean).join(' '));
  const pushes = await local<RecordedPush[]>(stack, 'apns');
  const google = await local<RecordedRequest[]>(stack, 'walletb');
  const queues = await local<Record<string, { visible: number; invisible: number }>>(stack, 'queues');
  const notified = pushes
    .filter(({ status, at }) => status === 200 && Date.parse(at) >= done.lastGateAt)
    .map(({ path: address }) => Buffer.from(address.split('/').at(-1) ?? '', 'hex').toString());
  return [
    compared('passes issued, in the list', remaining, await listed(callers, templateId)),
    compared('their events', [...issued.keys()], eventsAbout('PassGenerated', templateId)),
    await each('install pages that open', remaining, async (passId) =>
      (await opened(issued.get(passId))).includes('Erika'),
    ),
    compared('passes of links, in the list', [...followed.keys()], await listed(callers, linkTemplateId)),
    compared('their events', [...followed.keys()], eventsAbout('PassGenerated', linkTemplateId)),
    await each('links beyond the limit refused', [done.link], async (link) => {
      const { status } = await fetch(link, { redirect: 'manual' });
      return status === 404;
    }),
    compared('deletions', deleted, eventsAbout('PassDeleted', templateId)),
    compared(
      'changes of passes',
      done.updated,
      eventsAbout('PassUpdated', templateId).filter((passId) => !deleted.includes(passId)),
    ),
    compared(
      'gate changes',
      done.gates.map((_, place) => String(place)),
      eventsAbout('TemplateUpdated', templateId).map((_, place) => String(place)),
    ),
    { ...compared('phones told of the last gate', [...done.phones.keys()], notified), doubled: [] },
    await each('phones that show it', [...done.phones.keys()], (passId) => showsGate(done, passId)),
    compared('installs', installsOf(done), eventsAbout('PassInstalled', templateId)),
    compared('removals', done.removed.map(onPhone), eventsAbout('PassUninstalled', templateId)),
    await each('Google Wallet shows the last gate', done.saved.slice(0, 1), async () =>
      showsInGoogle(google, templateId, done.gates.at(-1)),
    ),
    await each('queues empty', Object.keys(queues), async (name) => {
      const { visible, invisible } = queues[name] ?? { visible: 0, invisible: 0 };
      return visible + invisible === 0;
    }),
    { what: 'records relayed', expected: 0, lost: parkedIn(dataDirectory), doubled: [] },
  ];
}

const eventOf = (detail: unknown) => detail as Readonly<Record<string, string>>;

const onPhone = (passId: string) => `${passId} walleta`;

const installsOf = ({ phones, removed, saved }: Done) => [
  ...[...phones.keys(), ...removed].map(onPhone),
  ...saved.map((passId) => `${passId} walletb`),
];

function compared(what: string, expected: readonly string[], found: readonly string[]): Line {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  return {
    what,
    expected: expected.length,
    lost: expected.filter((one) => !counts.has(one)),
    doubled: [...counts].filter(([one, count]) => count > 1 || !expected.includes(one)).map(([one]) => one),
  };
}

async function each(what: string, all: readonly string[], isSo: (one: string) => Promise<boolean>): Promise<Line> {
  const lost: string[] = [];
  for (const one of all) if (!(await isSo(one))) lost.push(one);
  return { what, expected: all.length, lost, doubled: [] };
}

async function listed(callers: Callers, templateId: string): Promise<string[]> {
  const passIds: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await callers.call({
      action: 'getpassids',
      'pass-template-id': templateId,
      'items-per-page': 1_000,
      'page-number': page,
    });
    const found = (answer['pass-ids'] as { 'pass-id': string }[]).map((pass) => pass['pass-id']);
    passIds.push(...found);
    if (found.length < 1_000) return passIds;
  }
}

const opened = async (url = '') => (await fetch(url)).text();

async function showsGate({ phones, gates }: Done, passId: string): Promise<boolean> {
  const phone = phones.get(passId);
  if (phone === undefined) return false;
  await phone.onPush(passType);
  return [...phone.passes.values()].every(({ passJson }) => JSON.stringify(passJson).includes(gates.at(-1) ?? ''));
}

/** True if the last request about the class has the gate. */
function showsInGoogle(requests: readonly RecordedRequest[], templateId: string, gate = ''): boolean {
  const ofClass = requests.filter(
    ({ path: address, method, body }) =>
      (method === 'PATCH' && address.includes('flightClass') && address.includes(templateId)) ||
      (method === 'POST' && address.endsWith('flightClass') && JSON.stringify(body).includes(templateId)),
  );
  return JSON.stringify(ofClass.at(-1)?.body ?? '').includes(gate);
}

/** Records parked by the stream's readers. */
function parkedIn(dataDirectory: string): string[] {
  const s3 = path.join(dataDirectory, 's3');
  return readdirSync(s3)
    .flatMap((bucket) => readdirSync(path.join(s3, bucket)).map(decodeURIComponent))
    .filter((key) =>
      [...Object.values(streamReaders).map(({ folder }) => folder), givenUpFolder].some((folder) =>
        key.startsWith(folder),
      ),
    );
}

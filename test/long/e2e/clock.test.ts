import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { withTimeSettings } from '../../helpers/due.ts';
import { publishedOfPass, typesOf } from '../../helpers/events.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { local, passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

type Answer = Record<string, unknown>;
interface Recorded {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly body: Answer;
}

const minute = 60;
const hour = 60 * minute;

let calls = 0;

/** Calls the API as callers should: repeated with its Idempotency-Key where a busy machine took the function's time. */
async function call(request: Answer): Promise<Answer> {
  const body = JSON.stringify(request);
  const key = `clock-call-${++calls}`;
  const headers = { 'content-type': 'application/json', 'x-api-key': stack.apiKey, 'idempotency-key': key };
  const send = () => fetch(`${stack.url}/v3`, { method: 'POST', headers, body });
  let response = await send();
  for (let tries = 1; tries < 5 && response.status >= 500; tries++) response = await send();
  return response.json() as Promise<Answer>;
}

/** Moves the clock on. @returns the time that it then shows */
async function pass(seconds: number): Promise<Temporal.Instant> {
  return Temporal.Instant.from(await passTime(stack, seconds));
}

/** Moves the clock to so many seconds before or after an instant, unless that has passed. */
async function passUntil(instant: Temporal.Instant, seconds: number): Promise<void> {
  const now = await pass(0);
  await pass(Math.max(0, (instant.epochMilliseconds - now.epochMilliseconds) / 1_000 + seconds));
}

const recorded = (what: 'apns' | 'walletb' | 'events' | 'schedules') => local<Recorded[]>(stack, what);

interface Issued {
  readonly reference: { readonly 'pass-template-id': string; readonly 'pass-id': string };
  readonly url: string;
}

let issuedPasses = 0;

async function issue(settings: Answer): Promise<Issued> {
  const created = await call(withTimeSettings(stackTemplateRequest(stack), settings));
  const request = exampleRequest('generate-pass');
  const { 'expiration-timestamp': _own, 'expiration-timezone': _zone, ...passData } = request['pass-data'] as Answer;
  const reference = {
    'pass-template-id': String(created['pass-template-id']),
    'pass-id': `clock-${++issuedPasses}`,
  };
  const answer = await call({ ...request, ...reference, 'pass-data': { ...passData, 'strip-image': undefined } });
  return { reference, url: String(answer['pass-install-url']) };
}

const read = ({ reference }: Issued) => call({ action: 'getpassdata', ...reference });
const downloaded = async ({ url }: Issued) => Buffer.from(await (await fetch(`${url}/pass.pkpass`)).arrayBuffer());
const serialOf = ({ url }: Issued) => url.split('/i/')[1]?.slice(0, 32) ?? '';

/** Installs a pass in Apple Wallet, and follows Google Wallet's button. */
async function install(issued: Issued, pushToken: string): Promise<Iphone> {
  const phone = iphone({ id: `phone-${pushToken}`, pushToken });
  expect((await phone.install(await downloaded(issued))).status).toBe(201);
  expect((await fetch(`${issued.url}/walletb`, { redirect: 'manual' })).status).toBe(303);
  return phone;
}

/** The archived records of a pass. */
function archived({ url }: Issued): Answer[] {
  const serial = serialOf({ url, reference: {} as never });
  const s3 = join(stack.dataDir, 's3');
  const files = readdirSync(s3).flatMap((bucket) =>
    readdirSync(join(s3, bucket)).map((file) => join(s3, bucket, file)),
  );
  const ofPass = files.filter((file) => decodeURIComponent(file).includes(`archive/demo/`) && file.includes(serial));
  return ofPass.map((file) => JSON.parse(readFileSync(file, 'utf8').split('\n')[1] ?? ''));
}

const published = ({ reference }: Issued) => publishedOfPass(stack.url, reference);

/** The `occurred-at` of an event at an instant. */
const occurredAt = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds).toISOString();

async function expectGone(issued: Issued): Promise<void> {
  expect(await read(issued)).toMatchObject({ status: 'failure', 'error-code': 'E808' });
  const page = await fetch(issued.url, { headers: { 'accept-language': 'de-AT' } });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('nicht mehr verfügbar')]);
  const again = { ...exampleRequest('generate-pass'), ...issued.reference };
  expect(await call(again)).toMatchObject({ 'error-code': 'E9005' });
}

test('one schedule serves all passes', async () => {
  expect(await recorded('schedules')).toEqual([expect.objectContaining({ ScheduleExpression: 'rate(1 minute)' })]);
});

test('a pass that is never installed is archived after its hours, an installed one is not', async () => {
  const [forgotten, used] = [await issue({ 'never-installed-ttl': 2 }), await issue({ 'never-installed-ttl': 2 })];
  await install(used, 'aa');
  await pass(2 * hour - 3 * minute);
  expect(await read(forgotten)).toMatchObject({ 'pass-status': 'active' });
  await pass(5 * minute);
  await expectGone(forgotten);
  expect(archived(forgotten)).toEqual([
    expect.objectContaining({ status: 'active', passId: forgotten.reference['pass-id'] }),
  ]);
  expect(typesOf(await published(forgotten))).toEqual(['PassGenerated', 'PassArchived']);
  expect(await read(used)).toMatchObject({ 'pass-status': 'active', 'walleta-status': 'installed' });
  expect(typesOf(await published(used))).toEqual(['PassGenerated', 'PassInstalled walleta']);
});

test('a change of the template moves what is due of the passes that it has', async () => {
  const issued = await issue({ 'never-installed-ttl': 100 });
  const { 'pass-template-id': template } = issued.reference;
  await call({ action: 'updatepasstemplate', 'pass-template-id': template, 'never-installed-ttl': 1 });
  await pass(hour - minute);
  expect(await read(issued)).toMatchObject({ 'pass-status': 'active' });
  await pass(3 * minute);
  await expectGone(issued);
});

test('installed passes expire on the midnight of their zone, days after clocks have changed there, then go', async () => {
  const start = await pass(0);
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'].map((zone) => {
    const local = start.toZonedDateTimeISO(zone);
    const change = local.getTimeZoneTransition('next') ?? local;
    return { zone, days: local.until(change, { largestUnit: 'days' }).days + 2 };
  });
  /** Computes the expiry of docs/api/expiration.md#expiration with Temporal, an independent implementation. */
  const midnightAfter = (installed: Temporal.Instant, { zone, days }: (typeof zones)[number]) => {
    const reached = installed.toZonedDateTimeISO(zone).add({ days }).add({ hours: 5 });
    return reached.add({ days: 1 }).startOfDay().toInstant();
  };
  const issued = await Promise.all(
    zones.map(async (each, place) => {
      const settings = {
        'no-expiration': false,
        'expiration-setting': 'auto',
        'auto-expire-number-days': each.days,
        'auto-expire-number-hours': 5,
        'auto-expire-timezone': each.zone,
        'auto-expire-roundoff-midnight': true,
        'expired-pass-ttl': 24,
      };
      const made = await issue(settings);
      expect(openPkpass(await downloaded(made)).passJson.expirationDate).toBeUndefined();
      const pushToken = `b${place}`;
      const around = [await pass(0)];
      const phone = await install(made, pushToken);
      around.push(await pass(0));
      const expiry = Temporal.Instant.from(openPkpass(await downloaded(made)).passJson.expirationDate);
      expect(around.map((at) => String(midnightAfter(at, each)))).toContain(String(expiry));
      return { ...made, phone, pushToken, expiry };
    }),
  );
  issued.sort((a, b) => a.expiry.epochMilliseconds - b.expiry.epochMilliseconds);
  for (const { expiry, phone, pushToken, ...made } of issued) {
    const pushes = async () => (await recorded('apns')).filter(({ path }) => path.endsWith(`/${pushToken}`)).length;
    await passUntil(expiry, -90);
    expect(await read(made)).toMatchObject({ 'pass-status': 'active' });
    await phone.fetch(serialOf(made));
    expect(phone.passes.get(serialOf(made))?.passJson.voided).toBeFalsy();
    const before = await pushes();
    await passUntil(expiry, 90);
    expect(await read(made)).toMatchObject({ 'pass-status': 'expired', 'pass-data': { 'info-module': 'Expired' } });
    expect(await pushes()).toBe(before + 1);
    expect(await phone.fetch(serialOf(made))).toBe(200);
    expect(phone.passes.get(serialOf(made))?.passJson.voided).toBe(true);
    expect(await (await fetch(made.url)).text()).toContain('This boarding pass has expired');
    expect((await published(made)).at(-1)).toMatchObject({
      'event-type': 'PassExpired',
      'occurred-at': occurredAt(expiry),
      'previous-pass-status': 'active',
      'pass-status': 'expired',
    });
    const objects = (await recorded('walletb')).filter(({ path }) => path.includes(serialOf(made)));
    expect(objects.at(-1)).toMatchObject({ method: 'PATCH', body: { state: 'EXPIRED' } });
  }
  for (const { expiry, ...made } of issued) {
    await passUntil(expiry, 24 * hour + 90);
    await expectGone(made);
    const archivedAtUtc = new Date(expiry.epochMilliseconds + 24 * hour * 1_000).toISOString();
    const statusSinceUtc = new Date(expiry.epochMilliseconds).toISOString();
    expect(archived(made)).toEqual([expect.objectContaining({ status: 'expired', statusSinceUtc, archivedAtUtc })]);
    const events = await published(made);
    expect(typesOf(events)).toEqual(['PassGenerated', 'PassInstalled walleta', 'PassExpired', 'PassArchived']);
    expect(events.at(-1)).toMatchObject({ 'occurred-at': archivedAtUtc });
  }
});

test('a pass that has expired is active again when its template’s expiration moves, and expires anew', async () => {
  const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDateTime().toString();
  const first = (await pass(0)).add({ hours: 2 }).round('second');
  const second = first.add({ hours: 10 });
  const settings = { 'no-expiration': false, 'expiry-date': local(first), 'expiry-timezone': 'Etc/UTC' };
  const issued = await issue(settings);
  const phone = await install(issued, 'c0');
  const object = async () => (await recorded('walletb')).filter(({ path }) => path.includes(serialOf(issued))).at(-1);
  await passUntil(first, 90);
  expect(await read(issued)).toMatchObject({ 'pass-status': 'expired' });
  expect(await object()).toMatchObject({ body: { state: 'EXPIRED' } });

  const { 'pass-template-id': template } = issued.reference;
  const moving = await pass(0);
  await call({ action: 'updatepasstemplate', 'pass-template-id': template, 'expiry-date': local(second) });
  await pass(1);
  expect(await read(issued)).toMatchObject({ 'pass-status': 'active' });
  expect(await object()).toMatchObject({ body: { state: 'ACTIVE' } });
  expect(await phone.fetch(serialOf(issued))).toBe(200);
  expect(phone.passes.get(serialOf(issued))?.passJson.voided).toBeFalsy();

  await passUntil(second, 90);
  expect(await read(issued)).toMatchObject({ 'pass-status': 'expired' });
  const events = (await published(issued)).slice(2);
  expect(events).toEqual([
    expect.objectContaining({ 'event-type': 'PassExpired', 'occurred-at': occurredAt(first) }),
    expect.objectContaining({ 'event-type': 'PassStatusChanged', 'previous-pass-status': 'expired' }),
    expect.objectContaining({ 'event-type': 'PassExpired', 'occurred-at': occurredAt(second) }),
  ]);
  const revivedAtMs = Date.parse(events[1]?.['occurred-at'] ?? '');
  expect([0, 60].map((seconds) => Math.sign(revivedAtMs - moving.add({ seconds }).epochMilliseconds))).toEqual([1, -1]);
});

test('moved half a year at once, the clock stops seldom, and yet everything has happened when it was due', async () => {
  const start = await pass(0);
  const expiry = start.add({ hours: 30 }).toZonedDateTimeISO('UTC').startOfDay().toPlainDateTime();
  const issued = await issue({
    'no-expiration': false,
    'expiry-date': `${expiry.toString().slice(0, 19)}`,
    'expiry-timezone': 'Etc/UTC',
    'expired-pass-ttl': 3,
  });
  await pass(180 * 24 * hour);
  await expectGone(issued);
  const expiryMs = expiry.toZonedDateTime('UTC').epochMilliseconds;
  expect(archived(issued)).toEqual([
    expect.objectContaining({
      statusSinceUtc: new Date(expiryMs).toISOString(),
      archivedAtUtc: new Date(expiryMs + 3 * hour * 1_000).toISOString(),
    }),
  ]);
  expect((await published(issued)).map((event) => [event['event-type'], event['occurred-at']]).slice(1)).toEqual([
    ['PassExpired', new Date(expiryMs).toISOString()],
    ['PassArchived', new Date(expiryMs + 3 * hour * 1_000).toISOString()],
  ]);
});

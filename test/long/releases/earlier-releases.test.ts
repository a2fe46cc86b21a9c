import { schemaOfStages } from '../../../bin/stage-schema/stage-values.ts';
import { createDeskContext } from '../../../lambdas/context/desk.ts';
import { sdkConfig, tableOf } from '../../../lambdas/context/sdk.ts';
import { answerDesk } from '../../../lambdas/desk/router.ts';
import { serviceEvent } from '../../../lambdas/domain/updates/pass-events.ts';
import { deletionOf } from '../../../lambdas/storage/writes.ts';
import { settingsOf } from '../../../lib/settings.ts';
import { decoded } from '../../helpers/decoded.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { targetOf } from '../../helpers/followed-links.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { origin, staffEvent } from '../../helpers/staff.ts';
import { eraseContact, recordsIn, startAirline } from './airline.ts';
import { keepRelease, keptReleases } from './kept-releases.ts';

type Answer = Readonly<Record<string, string>>;

/** An answer without what people read, which a release may say better. */
const withoutTexts = (answer: Answer): Answer =>
  JSON.parse(
    JSON.stringify(answer, (name, value) => (/^(advice|sentence|text|error-message)$/.test(name) ? undefined : value)),
  );

describe.each(keptReleases())('after an update from $version', (last) => {
  const { atUtc, cookie, asked } = last.answers;
  const airline = forAllTests(startAirline);
  let started: Awaited<ReturnType<typeof airline.startAll>>;

  /** Puts the records of that release in the place of all others; the images of its templates stay in the bucket. */
  beforeAll(async () => {
    await airline.createTemplate();
    const table = tableOf(airline.env.TABLE_NAME, sdkConfig(), fixedClock());
    for (const { PK, SK } of await recordsIn(table.name)) await table.writeIf(deletionOf({ PK, SK }));
    for (const record of last.records) await table.put(record);
    started = await airline.startAll(Date.parse(atUtc));
  });
  afterAll(() => started.world.stop());
  /** Every test: no function fails. */
  afterEach(() => {
    const failures = started.service.log.lines.filter((line) => (line as unknown[])[1] instanceof Error);
    expect(failures).toEqual([]);
  });

  /** Request and answer of that release's call of an action, for a pass or none. */
  const answerTo = (action: string, passId?: string) =>
    asked.find(({ request }) => {
      const { action: name, 'pass-id': id } = request as Answer;
      return name === action && (passId === undefined || id === passId);
    }) as { readonly request: Answer; readonly answer: Answer };
  const pathOf = (passId: string, link = 'pass-install-url') =>
    targetOf(answerTo('generatepassbyid', passId).answer[link] ?? '');
  const referenceOf = (passId: string) => answerTo('getpassdata', passId).request;
  const call = async (action: string, passId: string, request: object = {}) =>
    (await started.service.send({ ...referenceOf(passId), ...request, action })).body;
  const open = async (...request: Parameters<typeof started.service.open>) =>
    decoded(await started.service.open(...request));

  test('every call answers to its records as that release did', async () => {
    for (const { request, idempotencyKey, answer } of asked) {
      const { 'tracking-id': _, ...known } = (await started.service.send(request, idempotencyKey)).body;
      const { 'tracking-id': _before, ...before } = withoutTexts(answer as Answer);
      expect(known).toMatchObject(before);
    }
  });

  test('its links lead to pages and passes', async () => {
    for (const passId of ['family-1', 'family-2', 'link-1', 'moved', 'checked-in', 'expiring']) {
      const page = await open('GET', pathOf(passId));
      expect([passId, page.statusCode]).toEqual([passId, 200]);
      expect(page.body).toContain('Erika Mustermann');
    }
    const group = await open('GET', pathOf('family-1', 'group-install-url'));
    expect(group.body?.match(/Erika Mustermann/g)?.length).toBeGreaterThan(1);
    expect(await open('GET', targetOf(answerTo('checkpassissuancelink').request.url ?? ''))).toMatchObject({
      statusCode: 303,
      headers: { location: expect.stringContaining(pathOf('link-1')) },
    });
  });

  test('its phones list their passes and fetch them', async () => {
    const { body } = await open('GET', '/passkit/v1/devices/device-1/registrations/pass.com.example.boarding');
    const { serialNumbers } = JSON.parse(body ?? '');
    expect(serialNumbers).toHaveLength(2);
    for (const passId of ['family-1', 'family-2']) {
      const { passJson } = openPkpass(
        Buffer.from((await open('GET', `${pathOf(passId)}/pass.pkpass`)).body ?? '', 'base64'),
      );
      expect(serialNumbers).toContain(passJson.serialNumber);
      const headers = { authorization: `ApplePass ${passJson.authenticationToken}` };
      const fetched = await open('GET', `/passkit/v1/passes/${passJson.passTypeIdentifier}/${passJson.serialNumber}`, {
        headers,
      });
      expect(fetched.statusCode).toBe(200);
    }
  });

  test('its staff are signed in, and the desk shows its flights, passes and audit trail', async () => {
    const env = { ...airline.env, SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };
    const desk = createDeskContext(env, { clock: airline.clock(started.world.clock) });
    const flight = new URLSearchParams({ airline: 'LH', number: '2724', origin: 'MUC', date: '2027-03-15' });
    for (const [page, text] of [
      ['/desk?date=2027-03-15', '2728'],
      [`/desk/flight?${flight}`, 'Z9'],
      [`/desk/pass/${pathOf('link-1').slice(3, 35)}`, 'agent-1@example.com'],
      ['/desk/audit', 'agent-1@example.com'],
    ]) {
      const { statusCode, body } = await answerDesk(staffEvent(`GET ${page}`, { cookie }), desk);
      expect([page, statusCode, String(body).includes(text ?? '')]).toEqual([page, 200, true]);
    }
  });

  test('its messages are worked off: phones are pushed to, Google Wallet shows the change', async () => {
    const { world, service } = started;
    const { queues } = world.aws;
    for (const [name, messages] of Object.entries(last.messages))
      for (const message of messages)
        queues[name as keyof typeof queues].send({
          body: typeof message === 'string' ? message : JSON.stringify(message),
        });
    await service.drain();
    expect(new Set(world.pushedTokens)).toEqual(new Set([1, 2, 3].map((device) => `token-of-device-${device}`)));
    const [flightClass] = world.google.all('flightClass');
    const [object] = world.google.all('flightObject');
    expect(flightClass).toMatchObject({ origin: { gate: 'Z9' } });
    expect(object).toMatchObject({ boardingAndSeatingInfo: { seatNumber: '1A', boardingDoor: 'BACK' } });
    world.clock.nowMs += 3_600_000;
    for (const message of last.messages.due ?? []) queues.due.send({ body: JSON.stringify(message) });
    await service.drain();
    expect(await call('getpassdata', 'expiring')).toMatchObject({ 'pass-status': 'expired' });
  });

  test('its passes are changed, moved, voided, archived and erased, and phones are told', async () => {
    const { world, service } = started;
    const changes = {
      template: () => call('updatepasstemplate', 'family-1', { 'origin-gate': 'C3', 'pass-id': undefined }),
      pass: () => call('updatepassdata', 'family-2', { 'pass-data': { 'seat-number': '9F' } }),
      link: () => call('updatepassdata', 'family-1', { 'pass-status': 'voided' }),
      move: () => call('movepass', 'family-2', { 'to-pass-template-id': referenceOf('moved')['pass-template-id'] }),
    };
    for (const change of Object.values(changes)) {
      world.pushedTokens.length = 0;
      expect(await change()).toMatchObject({ status: 'success' });
      await service.drain();
      expect(world.pushedTokens).toContain('token-of-device-1');
    }
    world.clock.nowMs += 48 * 3_600_000;
    await service.tick();
    await service.drain();
    expect(await call('getpassdata', 'expired')).toMatchObject({ 'error-code': 'E808' });
    const emails = ['erika@example.com', 'gone@example.com'];
    const erased = await Promise.all(emails.map((email) => eraseContact(airline, world, email)));
    for (const { passKey, contactHashes } of last.records) if (contactHashes) expect(erased.flat()).toContain(passKey);
  });

  test('its events are events of this one', () => {
    for (const event of last.events) expect(serviceEvent.safeParse(event)).toMatchObject({ success: true });
  });

  test('its stage’s file is one of this release, and no value is gone', () => {
    expect(settingsOf(last.stage, 'prod')).toMatchObject({ publicBaseUrl: last.stage.publicBaseUrl });
    const { properties = {} } = schemaOfStages();
    expect(Object.keys(last.stageSchema.properties).filter((name) => !(name in properties))).toEqual([]);
  });

  test('a release that is kept is not kept anew', () => {
    expect(() => keepRelease(last.version, last)).toThrow(
      `EEXIST: file already exists, mkdir 'test/long/releases/${last.version}'`,
    );
  });
});

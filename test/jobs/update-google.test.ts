import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import { withObject } from '../../lambdas/issuing/google.ts';
import { DynamoErasure } from '../../lambdas/storage/dynamo-erasure.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';

const wallet = forAllTests(startGoogle);
beforeEach(() => wallet.newCalls());

const stored = (passKey: string) => wallet.api.services.passes.find(passKey);

/** Makes a template with passes after clicks on Google Wallet's button. */
async function flight(passes = 1, changes = {}) {
  const templateId = await wallet.createTemplate(changes);
  const all = [];
  for (let pass = 0; pass < passes; pass++) {
    const each = await wallet.issue(templateId);
    await wallet.click(each.path);
    all.push(each);
  }
  wallet.newCalls();
  return { templateId, passes: all, pass: all[0] ?? (await wallet.issue(templateId)) };
}

const updatePass = (templateId: string, passId: string, data: object) =>
  wallet.api.send({ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': data });

const updateTemplate = (templateId: string, changes: object) =>
  wallet.api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });

const lastBody = () => wallet.google.requests.at(-1)?.body as Record<string, unknown>;

describe('a pass that has changed', () => {
  test('is sent as it is now, once, and its passenger notified', async () => {
    const { templateId, pass } = await flight();
    const id = `${issuerId}.${pass.passKey}`;
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await updatePass(templateId, pass.passId, { 'seat-number': '4E' });
    await wallet.work({ passKey: pass.passKey });
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${id}`, `POST flightObject/${id}/addMessage`]);
    expect(lastBody()).toMatchObject({ message: { body: 'Seat: 4E', messageType: 'TEXT_AND_NOTIFY' } });
    expect(await stored(pass.passKey)).toMatchObject({ version: 3, googleObject: { passVersion: 3 } });
  });

  test('has words in place of a seat, and a seat in place of the words once standby is cleared', async () => {
    const { templateId, pass } = await flight();
    const id = `${issuerId}.${pass.passKey}`;
    const seated = { 'passenger-kind': 'confirmed', 'seat-number': '12C' };
    await updatePass(templateId, pass.passId, { 'passenger-kind': 'standby' });
    await wallet.work({ passKey: pass.passKey });
    const standby = { defaultValue: { language: 'en', value: 'Standby' } };
    expect(wallet.google.requests.at(-2)?.body).toMatchObject({
      boardingAndSeatingInfo: { seatNumber: null, seatAssignment: standby },
    });
    wallet.newCalls();
    wallet.clock.nowMs += 1_000;
    await updatePass(templateId, pass.passId, seated);
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${id}`, `POST flightObject/${id}/addMessage`]);
    expect(lastBody()).toMatchObject({ message: { body: 'Seat: 12C', messageType: 'TEXT_AND_NOTIFY' } });
    expect(wallet.google.requests.at(-2)?.body).toMatchObject({
      boardingAndSeatingInfo: { seatNumber: '12C', seatAssignment: null },
    });
  });

  test('is sent without words for a seat where there never were any', async () => {
    const { templateId, pass } = await flight();
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await wallet.work({ passKey: pass.passKey });
    const sent = wallet.google.requests.at(-2)?.body as Record<string, object> | undefined;
    expect(Object.keys(sent?.boardingAndSeatingInfo ?? {})).toEqual([
      ...['boardingGroup', 'boardingPosition', 'sequenceNumber', 'seatNumber', 'seatClass', 'boardingDoor'],
    ]);
  });

  test('is announced with the airline’s own words where there are some', async () => {
    const { templateId, pass } = await flight();
    await updatePass(templateId, pass.passId, { 'seat-number': '3D', 'pass-update-notification': 'Move up!' });
    await wallet.work({ passKey: pass.passKey });
    expect(lastBody()).toMatchObject({ message: { header: 'Last Notification', body: 'Move up!' } });
  });

  test('notifies 3 times in 24 hours, then silently until the first is a day old', async () => {
    const { templateId, pass } = await flight();
    const notified: boolean[] = [];
    for (let update = 1; update <= 5; update++) {
      wallet.clock.nowMs += 1_000;
      await updatePass(templateId, pass.passId, { 'seat-number': `${update}A` });
      await wallet.work({ passKey: pass.passKey });
      notified.push(wallet.newCalls().length === 2);
    }
    expect(notified).toEqual([true, true, true, false, false]);
    expect(lastBody()).toMatchObject({ messages: [{ body: 'Seat: 5A', messageType: 'TEXT' }] });
    wallet.clock.nowMs += 24 * 60 * 60 * 1000;
    await updatePass(templateId, pass.passId, { 'seat-number': '6A', 'expiration-timestamp': '2027-04-01T00:00:00' });
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toHaveLength(2);
  });

  test('notifies once at most: after a failure in between it is sent again in silence', async () => {
    const { templateId, pass } = await flight();
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    wallet.google.answers.push({ status: 200 }, { status: 403 });
    await expect(wallet.work({ passKey: pass.passKey })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(wallet.newCalls()).toHaveLength(2);
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${issuerId}.${pass.passKey}`]);
    expect(lastBody()).toMatchObject({ messages: [{ body: 'Seat: 3D', messageType: 'TEXT' }] });
  });

  test('two workers at once notify once', async () => {
    const { templateId, pass } = await flight();
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await Promise.all([wallet.work({ passKey: pass.passKey }), wallet.work({ passKey: pass.passKey })]);
    expect(wallet.newCalls().filter((call) => call.endsWith('/addMessage'))).toHaveLength(1);
    expect(await stored(pass.passKey)).toMatchObject({ googleObject: { passVersion: 2 } });
  });

  test('is sent again by its message where a request that was overtaken went unanswered', async () => {
    const { templateId, pass } = await flight(1, { 'enable-update-notifications': '0' });
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    wallet.google.meanwhile = async () => {
      await updatePass(templateId, pass.passId, { 'seat-number': '4E' });
      await wallet.work({ passKey: pass.passKey });
    };
    wallet.google.answers.push({ status: 200 }, 'no answer', 'no answer', 'no answer');
    await expect(wallet.work({ passKey: pass.passKey })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(lastBody()).toMatchObject({ boardingAndSeatingInfo: { seatNumber: '3D' } });
    await wallet.work({ passKey: pass.passKey }, true);
    expect(lastBody()).toMatchObject({ boardingAndSeatingInfo: { seatNumber: '4E' } });
  });

  test('is sent once where only what no wallet shows changes meanwhile', async () => {
    const { templateId, pass } = await flight();
    await updateTemplate(templateId, { 'void-passes': 'True' });
    wallet.google.meanwhile = async () => {
      const reference = { 'pass-template-id': templateId, 'pass-id': pass.passId };
      const contact = { 'user-email': 'other@example.com' };
      await wallet.api.send({ action: 'updatepassdata', ...reference, 'pass-meta-data': contact });
    };
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${issuerId}.${pass.passKey}`]);
    expect(lastBody()).toMatchObject({ state: 'INACTIVE' });
    expect(await stored(pass.passKey)).toMatchObject({
      googleObject: { templateVersion: 2 },
      contact: { 'user-email': 'other@example.com' },
    });
  });

  test('is sent again where another worker has recorded an older one meanwhile', async () => {
    const { templateId, pass } = await flight();
    const older = await wallet.api.services.templates.findLatest('demo', templateId);
    await updateTemplate(templateId, { 'void-passes': 'True' });
    wallet.google.meanwhile = async () => {
      const found = await stored(pass.passKey);
      if (older && found) await wallet.api.services.passes.update(withObject(older, found, 'another-worker'));
    };
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toHaveLength(2);
    expect(await stored(pass.passKey)).toMatchObject({ googleObject: { templateVersion: 2 } });
  });

  test('notifies nobody where the template wants no notifications', async () => {
    const { templateId, pass } = await flight(1, { 'enable-update-notifications': '0' });
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toHaveLength(1);
    expect(lastBody()).toMatchObject({ messages: [] });
  });

  test.each([
    ['redeemed', 'COMPLETED'],
    ['expired', 'EXPIRED'],
    ['voided', 'INACTIVE'],
  ])('%s is %s', async (status, state) => {
    const { templateId, pass } = await flight();
    await updatePass(templateId, pass.passId, { 'pass-status': status });
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.google.requests.at(-2)?.body).toMatchObject({ state });
  });

  test('is left alone where no passenger wanted to save it', async () => {
    const templateId = await wallet.createTemplate();
    const pass = await wallet.issue(templateId);
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await wallet.work({ passKey: pass.passKey });
    await wallet.work({ passKey: 'a'.repeat(32) });
    await wallet.work({ templateId });
    expect(wallet.newCalls()).toEqual([]);
  });

  test('that Google has lost is made again, with its class, and found by the next change', async () => {
    const { templateId, pass } = await flight();
    const id = `${issuerId}.${pass.passKey}`;
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    wallet.google.service.lose('flightObject', id);
    wallet.google.service.lose('flightClass', `${issuerId}.${templateId}`);
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${id}`, 'POST flightClass', 'POST flightObject']);
    expect(lastBody()).toMatchObject({ id, boardingAndSeatingInfo: { seatNumber: '3D' } });
    expect(await stored(pass.passKey)).toMatchObject({ googleObject: { passVersion: 2 } });
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toEqual([]);
  });

  test('that Google has lost is not made again where its passenger is to be forgotten', async () => {
    const { pass } = await flight();
    const record = await stored(pass.passKey);
    if (record === undefined) throw new Error('No such pass');
    const records = new DynamoErasure(tableOf(wallet.api.env.TABLE_NAME, sdkConfig(), fixedClock()));
    expect(await records.blank(erasedPass(record, { writeId: 'erasure', at: now }))).toBe(true);
    wallet.google.service.lose('flightObject', `${issuerId}.${pass.passKey}`);
    await wallet.work({ passKey: pass.passKey });
    expect(wallet.newCalls()).toHaveLength(1);
  });
});

describe('a flight that has changed', () => {
  test('is one request that notifies, whatever the number of passes', async () => {
    const { templateId } = await flight(3);
    await updateTemplate(templateId, { 'origin-gate': 'G99' });
    await wallet.work({ templateId });
    await wallet.work({ templateId });
    expect(wallet.newCalls()).toEqual([`PATCH flightClass/${issuerId}.${templateId}`]);
    expect(lastBody()).toMatchObject({
      origin: { gate: 'G99' },
      notifyPreference: 'NOTIFY_ON_UPDATE',
      messages: [{ body: 'Gate: G99' }],
    });
    expect(wallet.api.aws.queues.google.receive(10)).toEqual([]);
  });

  test('in what shows on each pass has their objects follow', async () => {
    const { templateId, passes } = await flight(2);
    await wallet.issue(templateId, 'never-wanted');
    await updateTemplate(templateId, { 'info-module': 'Delayed' });
    await wallet.work({ templateId });
    expect(wallet.newCalls()).toHaveLength(1);
    const [objects] = wallet.api.aws.queues.google.receive(10).map(({ body }) => JSON.parse(body));
    await wallet.work(objects);
    const queued = wallet.api.aws.queues.google.receive(10).map(({ body }) => JSON.parse(body));
    expect(queued.map(({ passKey }) => passKey).sort()).toEqual(passes.map(({ passKey }) => passKey).sort());
    for (const { passKey } of queued) await wallet.work({ passKey });
    expect(wallet.newCalls()).toEqual(queued.map(({ passKey }) => `PATCH flightObject/${issuerId}.${passKey}`));
    expect(lastBody()).toMatchObject({ textModulesData: [{ id: 'info-module', body: 'Delayed' }] });
  });

  test('in what shows on each pass reaches an object that its list was late with, 2 minutes later', async () => {
    const { templateId, passes } = await flight(2);
    await updateTemplate(templateId, { 'info-module': 'Delayed' });
    wallet.api.aws.queues.google.purge();
    const received = () => wallet.api.aws.queues.google.receive(10).map(({ body }) => JSON.parse(body));
    await wallet.work({ templateId });
    expect(received()).toHaveLength(1);
    const [sent, late] = passes;
    await wallet.work({ passKey: sent?.passKey });
    wallet.api.aws.passTime(120);
    await wallet.work(received().find(({ part }) => part === 'objects'));
    expect(received()).toEqual([expect.objectContaining({ passKey: late?.passKey })]);
  });

  test('to void has each object follow in silence, and each has its own state again afterwards', async () => {
    const { templateId, passes } = await flight(2);
    const [used] = passes;
    await updatePass(templateId, used?.passId ?? '', { 'pass-status': 'redeemed' });
    const statesAfter = async (changes: object) => {
      await updateTemplate(templateId, changes);
      wallet.newCalls();
      await wallet.work({ templateId });
      expect(wallet.newCalls()).toEqual([`PATCH flightClass/${issuerId}.${templateId}`]);
      wallet.api.aws.queues.google.purge();
      const states = [];
      for (const { passKey } of passes) {
        await wallet.work({ passKey });
        states.push(...wallet.google.requests.slice(-1).map(({ body }) => (body as { state: unknown }).state));
      }
      return [states, wallet.newCalls().length];
    };
    await wallet.work({ passKey: used?.passKey ?? '' });
    expect(await statesAfter({ 'void-passes': true })).toEqual([['INACTIVE', 'INACTIVE'], 2]);
    expect(await statesAfter({ 'void-passes': '' })).toEqual([['COMPLETED', 'ACTIVE'], 2]);
  });

  test('its status is one request, with the estimate without which it would be ignored, and null once it has none', async () => {
    const { templateId } = await flight(2);
    await updateTemplate(templateId, { 'estimated-departure-time': '' });
    await wallet.work({ templateId });
    expect(lastBody()).not.toHaveProperty('flightStatus');
    wallet.newCalls();
    for (const [changes, expected] of [
      [{ 'flight-status': 'Cancelled' }, ['CANCELLED', '2027-03-15T17:35:00']],
      [{ 'flight-status': '' }, [null, null]],
    ] as const) {
      await updateTemplate(templateId, changes);
      await wallet.work({ templateId });
      const { flightStatus, localEstimatedOrActualDepartureDateTime: estimate } = lastBody();
      expect([flightStatus, estimate]).toEqual(expected);
      expect(wallet.newCalls()).toEqual([`PATCH flightClass/${issuerId}.${templateId}`]);
    }
    expect(wallet.api.aws.queues.google.receive(10)).toEqual([]);
  });

  test('notifies once at most', async () => {
    const { templateId } = await flight();
    await updateTemplate(templateId, { 'origin-gate': 'G99' });
    wallet.google.answers.push({ status: 400 });
    await expect(wallet.work({ templateId })).rejects.toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(wallet.api.web.log)).toContain('{"kind":"refused"}');
    await wallet.work({ templateId });
    expect(lastBody()).not.toHaveProperty('notifyPreference');
  });

  test('is sent again by its message where a request that was overtaken went unanswered', async () => {
    const { templateId } = await flight(1, { 'enable-update-notifications': '0' });
    await updateTemplate(templateId, { 'origin-gate': 'G1' });
    wallet.google.meanwhile = async () => {
      await updateTemplate(templateId, { 'origin-gate': 'G2' });
      await wallet.work({ templateId });
    };
    wallet.google.answers.push({ status: 200 }, 'no answer', 'no answer', 'no answer');
    await expect(wallet.work({ templateId })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(lastBody()).toMatchObject({ origin: { gate: 'G1' } });
    await wallet.work({ templateId }, true);
    expect(lastBody()).toMatchObject({ origin: { gate: 'G2' } });
  });

  test('two workers at once notify once', async () => {
    const { templateId } = await flight();
    await updateTemplate(templateId, { 'origin-gate': 'G1' });
    const before = wallet.google.requests.length;
    await Promise.all([wallet.work({ templateId }), wallet.work({ templateId })]);
    const sent = wallet.google.requests.slice(before).map(({ body }) => body as Record<string, unknown>);
    expect(sent.filter(({ notifyPreference }) => notifyPreference === 'NOTIFY_ON_UPDATE')).toHaveLength(1);
  });

  test('notifies 3 times in 24 hours, which counts for each pass, too, then silently until that is a day ago', async () => {
    const { templateId, pass } = await flight();
    const change = async (gate: string) => {
      wallet.clock.nowMs += 1_000;
      await updateTemplate(templateId, { 'origin-gate': gate });
      await wallet.work({ templateId });
      const { notifyPreference, ...body } = lastBody();
      expect(body).toMatchObject({ origin: { gate }, messages: [{ body: `Gate: ${gate}` }] });
      return notifyPreference === 'NOTIFY_ON_UPDATE';
    };
    const notified = [];
    for (const gate of ['G1', 'G2', 'G3', 'G4']) notified.push(await change(gate));
    expect(notified).toEqual([true, true, true, false]);
    await updatePass(templateId, pass.passId, { 'seat-number': '3D' });
    await wallet.work({ passKey: pass.passKey });
    expect(lastBody()).toMatchObject({ messages: [{ body: 'Seat: 3D', messageType: 'TEXT' }] });
    wallet.clock.nowMs += 24 * 60 * 60 * 1000;
    expect(await change('G5')).toBe(true);
  });

  describe('in a change that Google announces by itself', () => {
    const departure = Date.parse('2027-03-15T16:35:00Z');
    const hourMs = 3_600_000;
    afterEach(() => {
      wallet.clock.nowMs = now.getTime();
    });

    test.each([
      ['origin-gate', 'G7', 3, 'Gate: G7'],
      ['boarding-time', '2027-03-15T17:15:00', 24, 'Boarding: 17:15'],
      ['estimated-departure-time', '2027-03-15T17:45:00', 24, 'Departure: 17:45'],
    ])('%s: is sent in silence inside its window, and announced before it', async (field, value, hours, body) => {
      for (const [ms, notifies] of [
        [departure - hours * hourMs, true],
        [departure - hours * hourMs + 1_000, false],
      ] as const) {
        wallet.clock.nowMs = ms;
        const { templateId } = await flight();
        await updateTemplate(templateId, { [field]: value });
        await wallet.work({ templateId });
        expect(wallet.newCalls()).toHaveLength(1);
        expect(lastBody()).toMatchObject({ messages: [{ body, messageType: 'TEXT' }] });
        expect('notifyPreference' in lastBody()).toBe(notifies);
      }
    });

    test('other changes are announced the next time, and Google’s own notifications count for nothing', async () => {
      wallet.clock.nowMs = departure - hourMs;
      const { templateId } = await flight();
      const notified = [];
      for (const change of [{ 'origin-gate': 'G1' }, { 'origin-gate': 'G2' }, { 'text-module': 'Snow' }]) {
        wallet.clock.nowMs += 1_000;
        await updateTemplate(templateId, change);
        await wallet.work({ templateId });
        notified.push('notifyPreference' in lastBody());
      }
      expect(notified).toEqual([false, false, true]);
      const template = await wallet.api.services.templates.findLatest('demo', templateId);
      expect(template?.googleClass?.toldAtUtc).toHaveLength(1);
    });

    test('is sent in silence again after an attempt whose answer got lost', async () => {
      wallet.clock.nowMs = departure - hourMs;
      const { templateId } = await flight();
      await updateTemplate(templateId, { 'origin-gate': 'G1' });
      wallet.google.answers.push('no answer', 'no answer', 'no answer');
      await expect(wallet.work({ templateId })).rejects.toMatchObject({ kind: 'unreachable' });
      await wallet.work({ templateId });
      for (const { body } of wallet.google.requests.slice(-4)) expect(body).not.toHaveProperty('notifyPreference');
    });
  });

  test('while it is sent is sent again', async () => {
    const { templateId } = await flight();
    await updateTemplate(templateId, { 'origin-gate': 'G1' });
    await Promise.all([wallet.work({ templateId }), updateTemplate(templateId, { 'origin-gate': 'G2' })]);
    await wallet.work({ templateId });
    expect(lastBody()).toMatchObject({ origin: { gate: 'G2' } });
    const template = await wallet.api.services.templates.findLatest('demo', templateId);
    expect(template?.googleClass?.version).toBe(template?.version);
  });
});

import type { Template } from '../../lambdas/domain/template/template.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { at, checkInOn, evening, flight, makeBrand, on } from '../helpers/check-in.ts';

const { api } = apiForAllTests();
const { dataOf, put, recordOf, shown } = checkInOn(api);

beforeAll(async () => {
  await makeBrand(api);
});

describe('the flight', () => {
  test('the first event makes the template of the flight, and the pass', async () => {
    const answer = await put('first-1', at(0));
    expect(answer).toMatchObject({ status: 'success', outcome: 'issued', 'pass-id': 'first-1' });
    const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': answer['pass-template-id'] });
    expect(body['pass-template']).toMatchObject({
      'origin-gate': '',
      'origin-terminal': '',
      'boarding-date-time': '',
      'flight-number': '2724',
      'pass-name': expect.stringContaining('LH2724 2027-03-15 MUC-BER'),
    });
    const page = await api.open('GET', new URL(String(answer['pass-install-url'])).pathname);
    expect(String(page.body)).toMatch(/Gate<\/dt><dd[^>]*>–</);
    expect(String(page.body)).toMatch(/Boarding<\/dt><dd[^>]*>–</);
  });

  test('50 first passengers at once have one template', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => put(`many-${number}`, at(0), {}, on('2027-04-01'))),
    );
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['issued']));
    const ids = new Set(answers.map((answer) => answer['pass-template-id']));
    expect(ids.size).toBe(1);
    const { body } = await api.send({
      ...{ action: 'getflight', 'flight-number-label': 'LH', 'flight-number': '2724', 'origin-airport': 'MUC' },
      'departure-date': '2027-04-01',
    });
    expect(body).toMatchObject({ 'pass-templates': [{ 'pass-template-id': [...ids][0] }], passes: 50 });
  });

  test('a flight has one template in every spelling of its key', async () => {
    const first = await put('spelled-1', at(0), {}, on('2027-04-02', { 'flight-number': '024' }));
    const second = await put(
      'spelled-2',
      at(0),
      {},
      on('2027-04-02', { 'flight-number': '24', 'flight-number-label': 'lh' }),
    );
    expect(second['pass-template-id']).toBe(first['pass-template-id']);
    expect(second.warnings).toBeUndefined();
  });

  test('facts of an event complete the flight; where they differ the flight wins, with a warning', async () => {
    const first = await put('facts-1', at(0), {}, on('2027-04-03'));
    const second = await put(
      'facts-2',
      at(0),
      {},
      on('2027-04-03', { 'origin-gate': 'G20', 'boarding-time': '2027-04-03T17:05:00' }),
    );
    expect(await dataOf(first)).toMatchObject({ 'origin-gate': 'G20', 'boarding-date-time': 'April 3, 2027 5:05 PM' });
    expect(second.warnings).toBeUndefined();
    await api.send({
      ...{ action: 'updateflight', 'flight-number-label': 'LH', 'flight-number': '2724', 'origin-airport': 'MUC' },
      ...{ 'departure-date': '2027-04-03', 'origin-gate': 'G24' },
    });
    const third = await put('facts-3', at(0), {}, on('2027-04-03', { 'origin-gate': 'G20' }));
    expect(third.warnings).toEqual([
      { code: 'flight-differs', field: 'flight.origin-gate', text: expect.stringContaining('origin-gate') },
    ]);
    expect(await dataOf(third)).toMatchObject({ 'origin-gate': 'G24' });
  });

  test('who makes or completes a flight is warned of times that cannot be, and nobody after', async () => {
    const date = '2027-04-21';
    const warned = async (passId: string, facts: object) =>
      ((await put(passId, at(0), {}, on(date, facts))).warnings as { code: string; field: string }[] | undefined)?.map(
        ({ code, field }) => `${code} ${field}`,
      );
    expect(await warned('times-1', { 'arrival-time': `${date}T10:00:00` })).toEqual([
      'arrival-implausible flight.arrival-time',
    ]);
    const late = { 'boarding-time': `${date}T22:00:00` };
    expect(await warned('times-2', late)).toContain('boarding-implausible flight.boarding-time');
    expect(await warned('times-3', late)).toBeUndefined();
  });

  test('a further brand of a flight begins with what updateflight has said, and counts as told', async () => {
    const date = '2027-04-20';
    await put('brands-1', at(0), {}, on(date));
    const feed = (time: number, said: object) =>
      api.send({
        ...{ action: 'updateflight', 'flight-number-label': 'LH', 'flight-number': '2724', 'origin-airport': 'MUC' },
        ...{ 'departure-date': date, 'event-time': at(time), ...said },
      });
    const delay = { 'flight-status': 'delayed', 'estimated-departure-time': `${date}T19:00:00`, 'origin-gate': 'Z1' };
    await feed(-60, delay);
    await feed(-30, { 'void-passes': 'True' });
    const { flightDay } = (await api.services.templates.findLatest(
      'demo',
      String((await recordOf('brands-1'))?.templateId),
    )) as Template;
    const brand = await makeBrand(api);
    const second = await put('brands-2', at(0), {}, { brand, ...on(date, { 'origin-gate': 'OLD' }) });
    expect(second).toMatchObject({ outcome: 'issued', warnings: [{ field: 'flight.origin-gate' }] });
    const id = String(second['pass-template-id']);
    const made = await api.services.templates.findLatest('demo', id);
    expect(made?.fields).toMatchObject({ ...delay, 'void-passes': true });
    expect(made?.flightDay?.voidedSinceUtc).toBe(flightDay?.voidedSinceUtc);
    for (const repeated of [await feed(-60, delay), await feed(-30, { 'void-passes': 'True' })])
      expect(JSON.stringify(repeated.body)).not.toContain('event-superseded');
    expect(JSON.stringify((await feed(-90, { 'origin-gate': 'A9' })).body).match(/event-superseded/g)).toHaveLength(2);
    expect(await api.services.templates.findLatest('demo', id)).toEqual(made);
  });

  test('a phone is told the gate when it becomes known', async () => {
    const answer = await put('gate-1', at(0), {}, on('2027-04-04'));
    await put('gate-2', at(0), {}, on('2027-04-04', { 'origin-gate': 'G20' }));
    const template = await api.services.templates.findLatest('demo', String(answer['pass-template-id']));
    expect(template).toMatchObject({ version: 2, lastNotification: { text: 'Gate: G20' } });
  });

  test('a flight that is not known yet needs what every pass shows', async () => {
    const { 'destination-airport': _to, 'departure-time': _at, ...key } = flight;
    const answer = await put('short-1', at(0), {}, { flight: { ...key, 'departure-date': '2027-04-05' } });
    expect(answer).toMatchObject({
      'error-code': 'E9003',
      errors: [{ field: 'flight.destination-airport' }, { field: 'flight.departure-time' }],
    });
    await put('short-2', at(0), {}, on('2027-04-05'));
    expect(await put('short-1', at(0), {}, { flight: { ...key, 'departure-date': '2027-04-05' } })).toMatchObject({
      outcome: 'issued',
    });
  });

  test('an unknown airport of departure is named with its cure, and a timezone makes the flight', async () => {
    const unknown = { 'origin-airport': 'XQZ' };
    const answer = await put('unknown-1', at(0), {}, on('2027-04-09', unknown));
    const message = 'XQZ is not an airport that we know: check the code, or send relevance-date-timezone';
    expect(answer).toMatchObject({ 'error-code': 'E9003', errors: [{ field: 'flight.origin-airport', message }] });
    const zone = { 'relevance-date-timezone': 'Europe/Berlin' };
    const made = await put('unknown-1', at(0), {}, on('2027-04-09', { ...unknown, ...zone }));
    expect(made).toMatchObject({ outcome: 'issued', warnings: [{ code: 'airport-unknown' }, {}] });
  });

  test('a departure-time on another day than departure-date is refused', async () => {
    const answer = await put('day-1', at(0), {}, on('2027-04-06', { 'departure-time': '2027-04-07T17:35:00' }));
    expect(answer).toMatchObject({ 'error-code': 'E9003', errors: [{ field: 'flight.departure-time' }] });
  });

  test('a status that is given twice is one, and two that differ are refused', async () => {
    const same = await put('status-0', at(0), { 'pass-status': 'voided' }, { 'pass-status': 'voided' });
    expect(same).toMatchObject({ status: 'success' });
    const answer = await put('status-1', at(0), { 'pass-status': 'voided' }, { 'pass-status': 'active' });
    expect(answer.errors).toEqual([{ field: 'pass-status', message: 'is given twice with different values' }]);
  });

  test.each(['flight', 'pass-data'])('%s that is an array is refused in our words', async (field) => {
    const answer = await put('array-1', at(0), {}, { [field]: [{}] });
    expect(answer.errors).toEqual([{ field, message: 'must be an object' }]);
  });

  test('a flight moved to another day is found by the key that it was made under', async () => {
    const first = await put('moved-day-1', at(0), {}, on('2027-04-08'));
    await api.send({
      ...{
        action: 'updatepasstemplate',
        'pass-template-id': first['pass-template-id'],
        'departure-time': '2027-04-09T06:10:00',
      },
    });
    const second = await put('moved-day-2', at(0), {}, on('2027-04-08'));
    expect(second['pass-template-id']).toBe(first['pass-template-id']);
    expect((second.warnings as { field: string }[]).map(({ field }) => field)).toEqual([
      'flight.departure-time',
      'flight.departure-date',
    ]);
  });
});

describe('the pass', () => {
  test('data are whole: what is missing is cleared', async () => {
    await put('whole-1', at(0), { 'ticket-number': '2201' });
    const answer = await put('whole-1', at(1), { 'ticket-number': '', 'seat-number': '3D' });
    expect(answer).toMatchObject({ outcome: 'updated' });
    expect(await dataOf(answer)).toMatchObject({ 'ticket-number': '', 'seat-number': '3D' });
  });

  test('what others own stays: status, group, contact and reference-data', async () => {
    const beside = { 'pass-meta-data': { 'user-email': 'erika@example.com' }, 'reference-data': { booking: 'ABC123' } };
    const answer = await put('stays-1', at(0), { 'group-id': 'ABC123' }, beside);
    await api.send({
      action: 'updatepassdata',
      'pass-template-id': answer['pass-template-id'],
      'pass-id': 'stays-1',
      'pass-status': 'voided',
    });
    const next = await put('stays-1', at(1), { 'seat-number': '3D' });
    expect(next).toMatchObject({ outcome: 'updated', 'group-install-url': answer['group-install-url'] });
    expect(await shown(next)).toMatchObject({ 'pass-status': 'voided' });
    const pass = await recordOf('stays-1');
    expect(pass).toMatchObject({
      contact: beside['pass-meta-data'],
      referenceData: beside['reference-data'],
      fields: { 'group-id': expect.any(String) },
    });
    const last = await put(
      'stays-1',
      at(2),
      { 'seat-number': '3D' },
      { 'pass-status': 'active', 'reference-data': { booking: 'X' } },
    );
    expect(await shown(last)).toMatchObject({ 'pass-status': 'active' });
    expect(await recordOf('stays-1')).toMatchObject({ referenceData: { booking: 'X' } });
  });

  test('another flight: the pass moves, with its link and one message', async () => {
    const first = await put('move-1', at(0));
    const second = await put('move-1', at(1), { 'seat-number': '14A' }, evening);
    expect(second).toMatchObject({ outcome: 'moved', 'pass-install-url': first['pass-install-url'] });
    expect(second['pass-template-id']).not.toBe(first['pass-template-id']);
    const pass = await recordOf('move-1');
    expect(pass?.lastNotification?.text).toBe('You are now on LH2728, 20:35, seat 14A');
    expect(await put('move-1', at(0))).toMatchObject({
      outcome: 'superseded',
      'pass-template-id': second['pass-template-id'],
    });
  });

  test('a pass that was made otherwise is moved to the template of its flight and brand', async () => {
    const template = await api.createTemplate();
    await api.send(api.passRequest(template, { 'pass-id': 'otherwise-1' }));
    const answer = await put('otherwise-1', at(-60));
    expect(answer).toMatchObject({ outcome: 'moved' });
  });

  test.each([
    ['inside', { 'pass-status': 'voided' }, {}],
    ['beside', {}, { 'pass-status': 'voided' }],
  ])('a status %s pass-data is issued with the pass, and moved with it', async (place, data, beside) => {
    const answer = await put(`status-${place}`, at(0), data, beside);
    expect(await shown(answer)).toMatchObject({ 'pass-status': 'voided' });
    await put(`status-moved-${place}`, at(0));
    const moved = await put(`status-moved-${place}`, at(1), data, { ...evening, ...beside });
    expect(moved).toMatchObject({ outcome: 'moved' });
    expect(await shown(moved)).toMatchObject({ 'pass-status': 'voided' });
  });

  test('a redeemed pass gets its data, and stays redeemed', async () => {
    const first = await put('redeemed-1', at(0), { 'pass-status': 'redeemed' });
    await put('redeemed-1', at(1), { 'seat-number': '3D' });
    expect(await shown(first)).toMatchObject({ 'pass-status': 'redeemed', 'pass-data': { 'seat-number': '3D' } });
  });

  test('a generated barcode stays', async () => {
    const brand = await makeBrand(api, { 'autogenerate-barcode-values': 'True' });
    const first = await put('barcode-1', at(0), {}, { brand });
    const before = await dataOf(first);
    await put('barcode-1', at(1), { 'seat-number': '3D' }, { brand });
    expect(await dataOf(first)).toMatchObject({ 'barcode-value': before['barcode-value'], 'seat-number': '3D' });
  });

  test('a strip image stays as issued, with a warning', async () => {
    const strip = { 'strip-image': api.images.url('strip.png') };
    await put('strip-1', at(0), strip);
    const answer = await put('strip-1', at(1), { 'strip-image': api.images.url('logo.png') });
    expect(answer).toMatchObject({ outcome: 'unchanged', warnings: [{ code: 'field-ignored', field: 'strip-image' }] });
  });
});

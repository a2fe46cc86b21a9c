import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { DynamoErasure } from '../../lambdas/storage/dynamo-erasure.ts';
import { apiKey, otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { at, checkInOn, evening, event, makeBrand } from '../helpers/check-in.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const { api, time } = apiForAllTests();
const { dataOf, put, recordOf } = checkInOn(api);

const erasure = () => new DynamoErasure(tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock(now)));
let brand: string;
beforeAll(async () => {
  brand = await makeBrand(api);
});

describe('the order', () => {
  test('an older event changes nothing, whatever it says', async () => {
    await put('order-1', at(10), { 'seat-number': '3D' });
    const late = await put('order-1', at(9.999), { 'seat-number': '4E' }, evening);
    expect(late).toMatchObject({ status: 'success', outcome: 'superseded', 'pass-install-url': expect.any(String) });
    expect(await dataOf(late)).toMatchObject({ 'seat-number': '3D' });
  });

  test('the same time with the same data is unchanged; with other data the later arrival wins, with a warning', async () => {
    await put('equal-1', at(0));
    const again = await put('equal-1', at(0));
    expect(again).toMatchObject({ outcome: 'unchanged' });
    expect(again.warnings).toBeUndefined();
    const other = await put('equal-1', at(0), { 'seat-number': '4E' });
    expect(other).toMatchObject({
      outcome: 'updated',
      warnings: [{ code: 'event-time-repeated', field: 'event-time' }],
    });
    expect(await dataOf(other)).toMatchObject({ 'seat-number': '4E' });
  });

  test('an event with priority overtakes, one without does not', async () => {
    await put('urgent-1', at(0));
    await put('urgent-1', at(1), { 'seat-number': '4E' });
    expect((await recordOf('urgent-1'))?.isPriority).toBeUndefined();
    await put('urgent-1', at(2), { 'seat-number': '5F' }, { priority: true });
    expect((await recordOf('urgent-1'))?.isPriority).toBe(true);
  });

  test('a newer event that changes nothing is recorded: one between them stays superseded', async () => {
    await put('between-1', at(0));
    expect(await put('between-1', at(20))).toMatchObject({ outcome: 'unchanged' });
    expect(await put('between-1', at(10), { 'seat-number': '4E' })).toMatchObject({ outcome: 'superseded' });
  });

  test.each([
    ['an offset', '2027-03-10T09:00:00.500+01:00', '2027-03-10T08:00:00.500Z'],
    ['an offset without a colon', '2027-03-10T09:00:00+0100', '2027-03-10T08:00:00.000Z'],
    ['no seconds', '2027-03-10T08:00Z', '2027-03-10T08:00:00.000Z'],
    ['microseconds', '2027-03-10T08:00:00.123999Z', '2027-03-10T08:00:00.123Z'],
  ])('event-time with %s', async (title, sent, stored) => {
    const id = `time-${title.replaceAll(' ', '-')}`;
    expect(await put(id, sent)).toMatchObject({ outcome: 'issued' });
    const pass = await recordOf(id);
    expect(pass?.eventTimeUtc).toBe(stored);
  });

  test.each([['2027-03-10T08:00:00'], ['2027-02-30T08:00:00Z'], ['yesterday'], ['']])(
    'event-time %p is refused',
    async (sent) => {
      expect(await put('time-refused', sent)).toMatchObject({
        'error-code': 'E9003',
        errors: [{ field: 'event-time' }],
      });
    },
  );

  test('an event five minutes ahead is taken, and one that is further ahead is refused', async () => {
    expect(await put('ahead-1', at(300))).toMatchObject({ outcome: 'issued' });
    expect(await put('ahead-2', at(300.001))).toMatchObject({
      'error-code': 'E9037',
      errors: [{ field: 'event-time' }],
    });
    time.at = new Date(now.getTime() + 1);
    expect(await put('ahead-2', at(300.001))).toMatchObject({ outcome: 'issued' });
  });

  test('updatepassdata is an event of its arrival', async () => {
    const { 'pass-template-id': template } = await put('arrival-1', at(-60));
    const update = { action: 'updatepassdata', 'pass-template-id': template, 'pass-id': 'arrival-1' };
    await api.send({ ...update, 'pass-data': { 'seat-number': '3D' } });
    expect(await put('arrival-1', at(-30), { 'seat-number': '4E' })).toMatchObject({ outcome: 'superseded' });
    expect(await put('arrival-1', at(1), { 'seat-number': '4E' })).toMatchObject({ outcome: 'updated' });
  });

  test('updatepassdata that changes nothing is one, too', async () => {
    const { 'pass-template-id': template } = await put('arrival-5', at(-60), { 'seat-number': '3D' });
    const update = { action: 'updatepassdata', 'pass-template-id': template, 'pass-id': 'arrival-5' };
    await api.send({ ...update, 'pass-data': { 'seat-number': '3D' } });
    expect(await put('arrival-5', at(-30), { 'seat-number': '4E' })).toMatchObject({ outcome: 'superseded' });
  });

  test('of two events that come at once the newer one holds, whichever is written first', async () => {
    for (const turn of [1, 2, 3, 4]) {
      await put(`race-${turn}`, at(0));
      const events = [
        () => put(`race-${turn}`, at(2), { 'seat-number': '2B' }),
        () => put(`race-${turn}`, at(1), { 'seat-number': '1A' }),
      ];
      const answers = await Promise.all((turn % 2 ? events : events.toReversed()).map((send) => send()));
      expect(answers.every(({ status }) => status === 'success')).toBe(true);
      expect((await recordOf(`race-${turn}`))?.fields['seat-number']).toBe('2B');
    }
  });

  test('updatepassdata does not make an event of the near future older than it was', async () => {
    const { 'pass-template-id': template } = await put('arrival-2', at(200));
    const update = { action: 'updatepassdata', 'pass-template-id': template, 'pass-id': 'arrival-2' };
    await api.send({ ...update, 'pass-data': { 'seat-number': '3D' } });
    expect(await put('arrival-2', at(100), { 'seat-number': '4E' })).toMatchObject({ outcome: 'superseded' });
  });

  test('movepass is an event of its arrival', async () => {
    const from = await put('arrival-3', at(-60));
    const to = await put('arrival-4', at(-60), {}, evening);
    await api.send({
      ...{ action: 'movepass', 'pass-id': 'arrival-3', 'pass-template-id': from['pass-template-id'] },
      'to-pass-template-id': to['pass-template-id'],
    });
    expect(await put('arrival-3', at(-30))).toMatchObject({
      outcome: 'superseded',
      'pass-template-id': to['pass-template-id'],
    });
  });

  /** Cancels a flight of the evening, and voids its passes. */
  const voiding = (on: { readonly flight: typeof evening.flight }) => {
    const { 'destination-airport': _to, 'departure-time': _at, ...key } = on.flight;
    return { action: 'updateflight', ...key, 'flight-status': 'cancelled', 'void-passes': 'True' };
  };

  test('voiding the passes of a flight is an event of its arrival: an older one neither changes a pass nor moves it away', async () => {
    const night = { flight: { ...evening.flight, 'flight-number': '2730' } };
    const first = await put('void-1', at(-60), { 'seat-number': '3D' }, night);
    const { body } = await api.send(voiding(night));
    expect(body).toMatchObject({ status: 'success' });
    expect(await put('void-1', at(-30), { 'seat-number': '4E' }, night)).toMatchObject({ outcome: 'superseded' });
    expect(await put('void-1', at(-20), {}, evening)).toMatchObject({ outcome: 'superseded' });
    expect((await recordOf('void-1'))?.templateId).toBe(first['pass-template-id']);
    // An event of the moment at which they were voided is not older.
    expect(await put('void-1', at(0), {}, evening)).toMatchObject({ outcome: 'moved' });
  });

  test('an older event does not move a pass away that was voided since its flight was cached', async () => {
    const night = { flight: { ...evening.flight, 'flight-number': '2732' } };
    for (const seconds of [-60, -50]) await put('void-2', at(seconds), {}, night);
    const another = createApiContext(api.env, { clock: fixedClock(now), log: recordingLog() });
    const body = JSON.stringify(voiding(night));
    expect(await dispatch({ apiKey, body, requestId: 'void' }, another)).toMatchObject({ body: { status: 'success' } });
    expect(await put('void-2', at(-30), {}, evening)).toMatchObject({ outcome: 'superseded' });
  });

  test.each([
    ['erased', (pass: Pass) => erasure().blank(erasedPass(pass, { at: now, writeId: 'erasure' }))],
    ['archived', (pass: Pass) => api.services.passes.archive(pass, 'archive', now)],
  ])('a pass that was %s is gone for every event, and nothing is made under its pass-id', async (how, end) => {
    await put(`ended-${how}`, at(0));
    expect(await end((await recordOf(`ended-${how}`)) as Pass)).toBe(true);
    const ended = await recordOf(`ended-${how}`);
    expect(await put(`ended-${how}`, at(60))).toMatchObject({ status: 'success', outcome: 'gone' });
    expect(await recordOf(`ended-${how}`)).toEqual(ended);
  });

  test('an event leaves the installs of a pass and its link', async () => {
    const { 'pass-install-url': link } = await put('installed-1', at(0));
    const pass = (await recordOf('installed-1')) as Pass;
    const wallets = { walleta: { state: 'installed', atUtc: now.toISOString() } } as const;
    const installed = { ...pass, revision: pass.revision + 1, writeId: 'install', wallets };
    expect(await api.services.passes.update(installed)).toBe(true);
    const changed = await put('installed-1', at(10), { 'seat-number': '4E' });
    expect(changed).toMatchObject({ outcome: 'updated', 'pass-install-url': link });
    expect(await recordOf('installed-1')).toMatchObject({ wallets, fields: { 'seat-number': '4E' } });
  });

  test('another account knows neither brand nor pass', async () => {
    await put('shared-id', at(0));
    const { body } = await api.send(event('shared-id', at(60), {}, { brand }), otherApiKey);
    expect(body).toMatchObject({ status: 'failure', 'error-code': 'E9006' });
    expect((await recordOf('shared-id'))?.eventTimeUtc).toBe(at(0));
  });

  test('a pass that was deleted is gone for every event', async () => {
    const first = await put('gone-1', at(0));
    await api.send({ action: 'deletepassdata', 'pass-id': 'gone-1', 'pass-template-id': first['pass-template-id'] });
    const answer = await put('gone-1', at(60));
    expect(answer).toMatchObject({ status: 'success', outcome: 'gone', 'pass-template-id': first['pass-template-id'] });
    expect(answer).not.toHaveProperty('pass-install-url');
  });
});

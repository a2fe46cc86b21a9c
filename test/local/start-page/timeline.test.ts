import { type Entry, stepsOf } from '../../../browser/start-page/live.ts';
import { textAnswer } from '../../../local/edge/exchange.ts';
import { observing, ofEvent, ofGoogle, ofPush, phoneAgent } from '../../../local/start-page/observed.ts';
import { Timeline } from '../../../local/start-page/timeline.ts';

const now = () => Date.parse('2027-03-01T09:00:00Z');

/** The entry of a request that is answered so. */
async function entryOf(
  {
    target,
    method = 'GET',
    headers = {},
    body = '',
  }: Partial<Record<'target' | 'method' | 'body', string>> & { headers?: Record<string, string> },
  status = 200,
  answer = '{}',
): Promise<Entry | undefined> {
  const timeline = new Timeline(now);
  const service = async () => ({
    ...textAnswer(status, 'application/json', answer),
    headers: { 'x-request-id': 'r-1' },
  });
  const request = { target: target ?? '', method, headers, body: Buffer.from(body), sourceIp: '' };
  await observing(timeline, service, () => 'T1')(request);
  return timeline.after(0)[0];
}

test('an entry has the action, the answer and its id, and nothing of the passenger', async () => {
  const body = JSON.stringify({
    action: 'updatepassdata',
    'pass-id': 'SECRET',
    'pass-data': { 'passenger-name': 'SECRET' },
  });
  const sent = { target: '/v3', method: 'POST', body, headers: { 'x-api-key': 'SECRET' } };
  const done = await entryOf(sent);
  expect(done).toMatchObject({
    id: 1,
    at: '2027-03-01T09:00:00.000Z',
    text: 'updatepassdata, POST /v3',
    status: 200,
    requestId: 'r-1',
  });
  const failed = await entryOf(sent, 404, '{"error-code":"E9007","pass-id":"SECRET"}');
  expect(failed?.errorCode).toBe('E9007');
  const others = await Promise.all([
    entryOf({ target: '/v3', method: 'POST', body: '{"action":"SECRET"}' }, 400),
    entryOf({ target: '/v3', method: 'POST', body: 'null' }, 400),
    entryOf({ target: '/i/SECRET/pass.pkpass?SECRET' }),
    entryOf({ target: '/l/SECRET?name=SECRET' }),
    entryOf({ target: '/passkit/v1/devices/SECRET/registrations/SECRET/SECRET', headers: { authorization: 'SECRET' } }),
    entryOf({ target: '/desk/find?q=SECRET' }),
  ]);
  expect(others.map((entry) => entry?.text)).toEqual([
    'POST /v3',
    'POST /v3',
    'GET /i/…/pass.pkpass',
    'GET /l/…',
    'GET /passkit/v1/devices/…/registrations/…/…',
    'GET /desk/…',
  ]);
  const wallets = [
    ofPush({ at: '', method: 'POST', path: '/3/device/SECRET', headers: {}, body: {}, status: 200 }, () => true),
    ofGoogle({
      at: '',
      method: 'PATCH',
      path: '/walletobjects/v1/flightObject/SECRET',
      headers: {},
      body: 'SECRET',
      status: 200,
    }),
    ofEvent({ at: '', EventId: 'e', DetailType: 'PassUpdated', Detail: 'SECRET' }),
  ];
  expect(JSON.stringify([done, failed, others, wallets])).not.toContain('SECRET');
  expect(await entryOf({ target: '/images/a.png' })).toBeUndefined();
});

test('steps are those after the last change, each by what proves it: a push that was not accepted is none', async () => {
  const change = (template: string, status: number) =>
    entryOf(
      { target: '/v3', body: JSON.stringify({ action: 'updatepasstemplate', 'pass-template-id': template }) },
      status,
    );
  expect([(await change('T1', 200))?.step, (await change('T1', 400))?.step, (await change('T2', 200))?.step]).toEqual([
    'changed',
    undefined,
    undefined,
  ]);
  const list = { target: `/passkit/v1/devices/d/registrations/t` };
  const asked = await entryOf({ ...list, headers: { 'user-agent': phoneAgent } });
  expect([asked?.step, (await entryOf(list))?.step]).toEqual(['asked', undefined]);
  const push = (status: number | undefined, isOwn: boolean) =>
    ofPush(
      { at: '', method: 'POST', path: '/3/device/t', headers: {}, body: {}, ...(status && { status }) },
      () => isOwn,
    ).step;
  expect([push(200, true), push(200, false), push(410, true), push(undefined, true)]).toEqual([
    'notified',
    undefined,
    undefined,
    undefined,
  ]);
  const entries = (['changed', 'notified', 'fetched', 'changed', 'notified', undefined, 'notified'] as const).map(
    (step, index): Entry => ({ id: index + 1, at: '', of: 'request', text: '', step }),
  );
  expect(Object.entries(stepsOf(entries)).map(([step, { id }]) => [step, id])).toEqual([
    ['changed', 4],
    ['notified', 5],
  ]);
  expect(stepsOf(entries.slice(1, 3))).toEqual({});
});

test('the newest 200 are kept, and those of another start are given whole', () => {
  const timeline = new Timeline(now);
  for (let each = 1; each <= 250; each++) timeline.add({ of: 'event', text: `${each}` });
  expect(timeline.after(0).map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 51));
  expect(timeline.after(248).map(({ text }) => text)).toEqual(['249', '250']);
  expect(timeline.after(900)).toHaveLength(200);
});

test('waiting ends with the next entry, at once where there is one already, and when the stack stops', async () => {
  const timeline = new Timeline(now);
  const waited = timeline.changed(0, 60_000);
  timeline.add({ of: 'event', text: '' });
  await waited;
  await timeline.changed(0, 60_000);
  const stopped = timeline.changed(1, 60_000);
  timeline.close();
  await stopped;
  await timeline.changed(1, 60_000);
});

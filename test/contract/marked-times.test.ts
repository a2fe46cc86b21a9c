import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleFlight } from '../helpers/examples.ts';

const { api } = apiForAllTests();

const delay = { 'flight-status': 'delayed', 'estimated-departure-time': '2027-03-15T19:05:00' };
const closing = {
  code: 'time-contradicted',
  field: 'gate-closing-time',
  text: 'gate-closing-time 2027-03-15T17:25:00 stays as sent; as it is not between boarding and departure, passes mark it: send gate-closing-time.',
};
const boarding = {
  code: 'time-estimated',
  field: 'boarding-time',
  text: 'boarding-time 2027-03-15T17:05:00 stays as sent; as the departure has moved, passes estimate 2027-03-15T18:35:00 beside it: send estimated-boarding-time.',
};
const arrival = {
  code: 'time-estimated',
  field: 'arrival-time',
  text: 'arrival-time 2027-03-15T18:45:00 stays as sent; as the departure has moved, passes estimate 2027-03-15T20:15:00 beside it: send estimated-arrival-time.',
};

/** The warnings of each call. */
async function warningsOf(...requests: readonly object[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const request of requests) {
    const { body } = await api.send(request);
    const [template] = (body['pass-templates'] ?? [body]) as { readonly warnings?: unknown }[];
    all.push(template?.warnings);
  }
  return all;
}

const versionOf = async (templateId: string) => (await api.services.templates.findLatest('demo', templateId))?.version;

test('every call that moves a departure alone is warned of what passes estimate, and what to send', async () => {
  const templateId = await api.createTemplate();
  const template = { 'pass-template-id': templateId };
  const update = { action: 'updatepasstemplate', ...template };
  const own = { 'estimated-boarding-time': '2027-03-15T18:30:00', 'estimated-arrival-time': '2027-03-15T20:10:00' };
  expect(
    await warningsOf(
      { ...update, ...delay },
      { action: 'updateflight', ...exampleFlight, ...delay },
      { action: 'copytemplate', ...template, ...delay },
      { ...update, 'origin-gate': 'Z9' },
      { ...update, ...own },
      { ...update, 'gate-closing-time': '2027-03-15T18:55:00' },
    ),
  ).toEqual([...[1, 2, 3].map(() => [boarding, arrival, closing]), undefined, [closing], undefined]);
});

test('a gate that has closed needs no other time', async () => {
  const update = { action: 'updatepasstemplate', 'pass-template-id': await api.createTemplate() };
  expect(await warningsOf({ ...update, ...delay, 'flight-status': 'gate-closed' })).toEqual([[arrival]]);
});

test('boarding that is sent again with its value is a change where a departure has moved since, and none else', async () => {
  const templateId = await api.createTemplate();
  const update = { action: 'updatepasstemplate', 'pass-template-id': templateId };
  const sent = { 'estimated-boarding-time': '2027-03-15T18:35:00' };
  const second = { 'estimated-departure-time': '2027-03-15T20:00:00' };
  const estimated = expect.arrayContaining([expect.objectContaining({ field: 'estimated-boarding-time' })]);
  expect(await warningsOf({ ...update, ...delay, ...sent }, { ...update, ...second })).toEqual([
    [arrival, closing],
    estimated,
  ]);
  const version = (await versionOf(templateId)) ?? 0;
  const again = await warningsOf({ ...update, ...sent }, { ...update, ...sent });
  expect(again).toEqual([[expect.objectContaining({ field: 'arrival-time' }), closing], again[0]]);
  expect(await versionOf(templateId)).toBe(version + 1);
});

const staying = {
  code: 'time-kept',
  field: 'departure-time',
  text: 'departure-time is another one; these times stay as they were: boarding-time, gate-closing-time, arrival-time, relevance-date-time, expiry-date.',
};
const implausible = (time: string) => ({
  code: 'boarding-implausible',
  field: 'boarding-time',
  text: `boarding-time 2027-03-15T17:05:00 is not before departure-time 2027-03-15T${time}:00.`,
});

test('a timetable that moves without its boarding is warned of, once for each move', async () => {
  const templateId = await api.createTemplate();
  const update = { action: 'updatepasstemplate', 'pass-template-id': templateId };
  const later = { 'departure-time': '2027-03-15T18:00:00' };
  const other = { 'flight-number': '2725' };
  expect(
    await warningsOf(
      { ...update, ...other },
      { ...update, ...later },
      { ...update, ...later },
      { action: 'updateflight', ...exampleFlight, ...other, 'departure-time': '2027-03-15T18:10:00' },
      { ...update, 'departure-time': '2027-03-15T18:20:00', 'boarding-time': '2027-03-15T17:05:00' },
      { ...update, 'departure-time': '2027-03-15T17:35:00', 'boarding-time': '2027-03-15T17:10:00' },
    ),
  ).toEqual([undefined, [staying], undefined, [staying], undefined, undefined]);
});

test('boarding that is not before the departure of the timetable is warned of by every call, and one of the day is not', async () => {
  const templateId = await api.createTemplate();
  const template = { 'pass-template-id': templateId };
  const update = { action: 'updatepasstemplate', ...template };
  const codesOf = async (request: object) => {
    const [warnings] = await warningsOf(request);
    return (warnings as readonly { readonly code: string }[] | undefined)?.filter(({ code }) => /boarding/.test(code));
  };
  const early = { 'departure-time': '2027-03-15T17:05:00', 'arrival-time': '2027-03-15T18:00:00' };
  const onDay = { 'boarding-time': '2027-03-15T18:35:00', 'estimated-departure-time': '2027-03-15T19:05:00' };
  const request = templateRequest(api.images);
  const made = { ...request, 'universal-fields': { ...(request['universal-fields'] as object), ...early } };
  expect(await codesOf(made)).toEqual([implausible('17:05')]);
  expect(await codesOf({ action: 'copytemplate', ...template, ...early })).toEqual([implausible('17:05')]);
  expect(await codesOf({ ...update, ...onDay })).toEqual([]);
  expect(await codesOf({ ...update, 'boarding-time': '2027-03-15T17:05:00', ...early })).toEqual([
    implausible('17:05'),
  ]);
});

test('a closing of the gate that the timetable rules out is warned of, unless the flight is cancelled', async () => {
  const update = { action: 'updatepasstemplate', 'pass-template-id': await api.createTemplate() };
  const textOf = async (time: string, status = '') => {
    const change = { 'gate-closing-time': `2027-03-15T${time}:00`, 'flight-status': status };
    const [warnings] = await warningsOf({ ...update, ...change });
    const all = (warnings ?? []) as readonly { readonly code: string; readonly text: string }[];
    return all.find(({ code }) => code === 'closing-implausible')?.text;
  };
  expect(await textOf('17:05')).toContain('17:05:00 is not after boarding-time 2027-03-15T17:05:00.');
  expect(await textOf('17:36')).toContain('17:36:00 is after departure-time 2027-03-15T17:35:00.');
  expect(await textOf('17:35')).toBeUndefined();
  expect(await textOf('17:36', 'cancelled')).toBeUndefined();
});

import { generatePass } from '../../lambdas/api/actions/generate-pass.ts';
import { linkPassFields, passData, passMetaData } from '../../lambdas/domain/fields/pass-fields.ts';
import { refused } from '../fields/cases.ts';
import { type Claim, doesWithout, eachField, refuses, takes, wrongIn } from '../fields/claims.ts';
import { beacon, beaconRows, keyRow, location, locationRows, storedBeacon, storedLocation } from '../fields/entries.ts';
import { text } from '../fields/formats.ts';
import { templateFieldNames } from '../fields/names.ts';
import { metaDataRows, passRows } from '../fields/pass-rows.ts';
import { refusalOf } from '../fields/refusals.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';

const { api } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

/** pass-data of the example without its second spelling of the class. */
function examplePassData(): Record<string, unknown> {
  const { 'boarding-Seat-class': seatClass, ...data } = exampleRequest('generate-pass')['pass-data'] as Record<
    string,
    unknown
  >;
  return { ...data, 'boarding-seat-class': seatClass };
}

const stored = (field: string, value: unknown): unknown =>
  (passData.parse({ ...examplePassData(), [field]: value }) as Record<string, unknown>)[field];

/** The refusal of generatepass, by default as a whole call. */
const answer = (changes: Record<string, unknown>, isWholeCall = true) =>
  refusalOf(api, api.passRequest(templateId, changes), isWholeCall ? undefined : generatePass);

const refusal = (field: string, value: unknown, isWholeCall?: boolean) =>
  answer({ 'pass-data': { ...examplePassData(), [field]: value } }, isWholeCall);

test.each(eachField(passRows))('generatepass takes and refuses values of %s', async (_field, row) => {
  expect(await wrongIn([...takes(row, stored), ...refuses(row, refusal), ...doesWithout(row, stored)])).toEqual([]);
});

describe.each([
  ['relevant-locations', location, storedLocation, { key: keyRow('relevant'), ...locationRows }, 'relevant'],
  ['ibeacons', beacon, storedBeacon, { key: keyRow('ibeacon'), ...beaconRows }, 'ibeacon'],
])('an entry of %s', (array, entry, storedEntry, rows, prefix) => {
  const key = `${prefix}-1`;

  test.each(eachField(rows))('takes and refuses values of %s', async (_field, row) => {
    const claims = [
      ...takes(
        row,
        (field, value) => stored(array, [{ key, ...entry, [field]: value }]),
        (field, value) => [{ key, ...storedEntry, [field]: value }],
      ),
      ...refuses(
        row,
        (field, value, isWholeCall) => refusal(array, [{ key, ...entry, [field]: value }], isWholeCall),
        (field) => `${array}[0].${field}`,
      ),
    ];
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('has a key of its own', async () => {
    const errors = [{ field: array, message: 'must have each key once' }];
    const twice = [
      { key, ...entry },
      { key, ...entry },
    ];
    expect(await refusal(array, twice)).toMatchObject({ code: 'E9003', errors });
  });
});

test('a beacon has a minor only with a major', async () => {
  const entry = { key: 'ibeacon-1', 'proximity-uuid': beacon['proximity-uuid'] };
  expect(stored('ibeacons', [entry])).toEqual([entry]);
  expect(stored('ibeacons', [{ ...entry, major: '7', minor: '' }])).toEqual([{ ...entry, major: 7 }]);
  const errors = [{ field: 'ibeacons[0].major', message: 'is required: a minor goes with a major only' }];
  expect(await refusal('ibeacons', [{ ...entry, minor: 1 }])).toMatchObject({ code: 'E9003', errors });
});

const additionalImageText = { 'additional-image-text': text(250) };
test('an issuance link may bring additional-image-text', async () => {
  const parsed = (field: string, value: unknown) => linkPassFields.safeParse({ ...examplePassData(), [field]: value });
  const claims = [
    ...takes(additionalImageText, (field, value) => parsed(field, value).data?.[field as 'additional-image-text']),
    ...refused(additionalImageText).map(({ field, shown, sent, message }): Claim => {
      const messages = () => parsed(field, sent).error?.issues.map((issue) => issue.message);
      return [`${field} refuses ${shown}`, messages, expect.arrayContaining([message])];
    }),
  ];
  expect(await wrongIn(claims)).toEqual([]);
});

test.each(eachField(metaDataRows))('pass-meta-data takes and refuses values of %s', async (field, row) => {
  const claims: Claim[] = [
    ...takes(row, (field, value) => passMetaData.parse({ [field]: value })[field as 'user-email']),
    ...refuses(row, (field, value, isWholeCall) => answer({ 'pass-meta-data': { [field]: value } }, isWholeCall)),
    [`${field} is nothing if sent as ""`, () => passMetaData.parse({ [field]: '' }), {}],
  ];
  expect(await wrongIn(claims)).toEqual([]);
});

const unechoed = 'must not contain half a surrogate pair, or a number beyond 1.8e308: send that as text';

test.each([
  ['must be an object', ['booking']],
  ['must be an object', 'ABC123'],
  ['must be at most 4 KB of JSON', { note: 'é'.repeat(2_050) }],
  [unechoed, { trips: [{ note: 'A\ud83d' }] }],
  [unechoed, { '\udc00': 1 }],
])('reference-data %s', async (message, sent) => {
  const errors = [{ field: 'reference-data', message }];
  expect(await answer({ 'reference-data': sent })).toEqual({ httpStatus: 400, code: 'E9003', errors });
});

test('a number in reference-data that no number can hold is refused, as it would come back as null', async () => {
  const request = api.passRequest(templateId, { 'reference-data': { miles: 0 } });
  const { body } = await api.send(JSON.stringify(request).replace('"miles":0', '"miles":1e400'));
  expect(body.errors).toEqual([{ field: 'reference-data', message: unechoed }]);
});

test.each(['pass-meta-data', 'reference-data'])('generatepass: a blank %s counts as not given', async (field) => {
  const request = api.passRequest(templateId, { 'pass-id': `blank-${field}`, [field]: ' ' });
  expect(await api.send(request)).toMatchObject({ httpStatus: 200 });
});

test('the class may be spelled boarding-Seat-class, and both ways when both say the same', () => {
  const { 'boarding-seat-class': _class, ...data } = examplePassData();
  const parsed = (seatClass: object) => passData.parse({ ...data, ...seatClass })['boarding-seat-class'];
  expect(parsed({ 'boarding-Seat-class': 'Economy' })).toBe('Economy');
  expect(parsed({ 'boarding-Seat-class': 'Economy', 'boarding-seat-class': 'Economy' })).toBe('Economy');
});

test('two spellings of the class with different values are refused, together with everything else', async () => {
  const { errors } = await answer({
    'pass-data': { ...examplePassData(), 'boarding-Seat-class': 'First', 'seat-number': 1.5 },
  });
  expect(errors).toEqual([
    { field: 'boarding-seat-class', message: 'is given twice with different values' },
    { field: 'seat-number', message: 'must be text' },
  ]);
});

/** Source: docs/api/generatepass.md#fields-fixed-in-the-template. */
const fixedInTemplate = [
  ...['carrier-airline-name', 'origin-airport', 'destination-airport', 'origin-terminal', 'origin-gate'],
  ...['flight-number-label', 'flight-number', 'boarding-time', 'boarding-door', 'gate-closing-time'],
  ...['departure-time', 'estimated-departure-time', 'arrival-time', 'estimated-arrival-time'],
  ...['arrival-terminal', 'arrival-gate', 'message1', 'message2', 'text-module', 'info-module'],
  ...['home-page-uri', 'link1', 'link2'],
];

test.each(fixedInTemplate)('generatepass refuses %s: it is fixed in the template', async (field) => {
  expect(templateFieldNames).toContain(field);
  const isKey = /^(flight-number|flight-number-label|origin-airport)$/.test(field);
  const calls = isKey ? 'updatepasstemplate' : 'updatepasstemplate or updateflight';
  const errors = [{ field, message: `is not a field of this call: it is fixed in the template: use ${calls}` }];
  expect(await refusal(field, 'X')).toEqual({ httpStatus: 400, code: 'E9003', errors });
  expect(await answer({ [field]: 'X' })).toEqual({ httpStatus: 400, code: 'E9003', errors });
});

test.each([
  ['pass-update-notification', 'it belongs to updatepassdata'],
  ['pass-status', 'it belongs to updatepassdata'],
  ['additional-image-text', 'it is fixed in the template: use updatepasstemplate or updateflight'],
])('generatepass refuses %s in pass-data: %s', async (field, reason) => {
  const errors = [{ field, message: `is not a field of this call: ${reason}` }];
  expect(await refusal(field, 'active')).toEqual({ httpStatus: 400, code: 'E9003', errors });
});

test('getpassdata: a pass that has expired says so before anything else has recorded it', async () => {
  const passData = { ...examplePassData(), 'expiration-timestamp': '2027-03-10T07:59:59' };
  await api.send(api.passRequest(templateId, { 'pass-id': 'expired', 'pass-data': passData }));
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'expired' });
  expect(body).toMatchObject({ 'pass-status': 'expired', 'pass-data': { 'info-module': 'Expired' } });
});

test.each(['origin-gate', 'surprise', 'constructor'])(
  'generatepass refuses %s in pass-data even when it is empty',
  async (field) => {
    const message = expect.stringContaining('is not a field of this call');
    expect(await refusal(field, '')).toEqual({ httpStatus: 400, code: 'E9003', errors: [{ field, message }] });
  },
);

test.each(['', '"pass-data": ', '"reference-data": '])('a field named __proto__ is refused in {%s…}', async (place) => {
  const inner = '{ "__proto__": { "isAdmin": true } }';
  const rest = place === '' ? inner.slice(1) : `${place}${inner} }`;
  const { httpStatus, body } = await api.send(`{ "action": "generatepass", ${rest}`);
  const errors = [{ field: '__proto__', message: 'is not a field of this call' }];
  expect({ httpStatus, code: body['error-code'], errors: body.errors }).toEqual({
    httpStatus: 400,
    code: 'E9003',
    errors,
  });
});

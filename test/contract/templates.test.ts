import { otherApiKey, templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { png } from '../helpers/png.ts';

const { api } = apiForAllTests({
  images: { 'small.png': png(29, 29), 'large.png': png(200, 200, { padding: 1_500_000 }) },
});

type Groups = Record<string, Record<string, unknown>>;

/** The example request with some fields replaced, at any level. */
function request(changes: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(templateRequest(api.images), (name, value) => (name in changes ? changes[name] : value));
  return JSON.parse(text);
}

const withoutField = (name: string) => request({ [name]: undefined });

test('createpasstemplate: the example becomes a template whose values come back', async () => {
  const created = await api.send(templateRequest(api.images));
  expect(created).toEqual({
    httpStatus: 200,
    action: 'createpasstemplate',
    body: { status: 'success', 'pass-template-id': expect.stringMatching(/^[A-Za-z0-9]{22}$/) },
  });
  const id = created.body['pass-template-id'];
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': id });
  expect(body).toMatchObject({
    status: 'success',
    'pass-template-id': id,
    'pass-template': {
      'pass-name': 'LH2724 2027-03-15 MUC-BER',
      'pass-type': 'Boarding Pass',
      organization: 'Lufthansa',
      'logo-url': api.images.url('logo.png'),
      'boarding-date-time': 'March 15, 2027 5:05 PM',
      'passenger-name': 'Jane Sample',
      'seat-number': '5A',
      'display-alternate-barcode-text': true,
      'relevant-locations': [{ key: 'relevant-1', latitude: '48.353783', longitude: '11.786086' }],
    },
  });
});

test('createpasstemplate: a field may stand in any group or at top level', async () => {
  const { 'universal-fields': fields, appearance, ...top } = templateRequest(api.images) as Groups;
  const { body } = await api.send({ ...top, ...appearance, 'barcode-fields': fields });
  expect(body.status).toBe('success');
});

test('createpasstemplate: the same field twice with different values is refused', async () => {
  const answer = await api.send({ ...templateRequest(api.images), 'seat-number': '9Z' });
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: {
      'error-code': 'E9003',
      errors: [{ field: 'seat-number', message: 'is given twice with different values' }],
    },
  });
});

test.each([
  'pass-template-name',
  'carrier-airline-name',
  'background-color',
  'origin-airport',
  'destination-airport',
  'passenger-name',
  'boarding-position',
  'boarding-group',
  'seat-number',
  'origin-terminal',
  'origin-gate',
  'flight-number-label',
  'flight-number',
  'boarding-time',
  'confirmation-number',
  'departure-time',
  'barcode-type',
  'text-color',
  'description',
  'relevance-date-time',
  'relevance-date-timezone',
  'walleta-pass-icon',
  'no-expiration',
])('createpasstemplate: %s is required', async (field) => {
  expect(await api.send(withoutField(field))).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9003', errors: [{ field, message: 'is required' }] },
  });
});

test.each([
  ['flight-number', '27', 'must be 3 or 4 characters, without the airline code and with leading zeros: 012'],
  ['boarding-time', '2027-03-15T17:05:00+01:00', expect.stringContaining('without offset')],
  ['boarding-time', '2027-02-30T17:05:00', expect.stringContaining('real local date')],
  ['relevance-date-timezone', 'CET', expect.stringContaining('long timezone name')],
  ['background-color', 'blue', 'must be # followed by 6 hex digits'],
  ['barcode-type', 'EAN', 'must be QRCODE, AZTEC, PDF417 or CODE128'],
  ['link1', 'call me', expect.stringContaining('phone number')],
  ['home-page-uri', 'javascript:alert(1)', 'must be an https address'],
  ['relevant-locations', Array(11).fill({ latitude: '1', longitude: '1' }), 'must have 1 to 10 entries'],
  ['no-expiration', 'maybe', 'must be True or False'],
  ['pass-install-help-text', '<p>\ud800</p>', 'must be printable text'],
])('createpasstemplate: %s %j is refused', async (field, value, message) => {
  expect(await api.send(request({ [field]: value }))).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9003', errors: [{ field, message }] },
  });
});

test('createpasstemplate: install-page text longer than 500 text characters is E928; markup does not count', async () => {
  const long = await api.send(request({ 'pass-install-help-text': `<p>${'x'.repeat(501)}</p>` }));
  expect(long).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E928', errors: [{ field: 'pass-install-help-text' }] },
  });
  expect((await api.send(request({ 'pass-install-help-text': `<p>${'&amp;'.repeat(500)}</p>` }))).httpStatus).toBe(200);
});

test.each([
  ['pass-type-id', 'walleta-fields'],
  ['issuer-id', 'walletb-fields'],
])('createpasstemplate: E922 for a %s that the account does not have', async (field, group) => {
  const body = templateRequest(api.images);
  const fields = body['universal-fields'] as Groups;
  (fields[group] as Record<string, unknown>)[field] = 'pass.com.example.unknown';
  expect(await api.send(body)).toMatchObject({ httpStatus: 400, body: { 'error-code': 'E922', errors: [{ field }] } });
});

test('createpasstemplate: an account without a certificate is refused with that reason', async () => {
  const { httpStatus, body } = await api.send(templateRequest(api.images), otherApiKey);
  expect(httpStatus).toBe(400);
  expect(body).toMatchObject({
    'error-code': 'E9008',
    'error-message': expect.stringContaining('Wallet A certificate'),
  });
});

test('createpasstemplate: every image that cannot be used is named with the reason', async () => {
  const { httpStatus, body } = await api.send(
    request({
      'carrier-airline-logo': api.images.url('missing.png'),
      'walleta-pass-icon': 'http://127.0.0.1:9/icon.png',
    }),
  );
  expect(httpStatus).toBe(400);
  const images = '(carrier-airline-logo|walleta-pass-icon) (could|must) [^;]+';
  expect(body).toMatchObject({
    'error-code': 'E9003',
    'error-message': expect.stringMatching(new RegExp(`^Invalid request: ${images}; ${images}\\.$`)),
  });
  const fields = (body.errors as { field: string }[]).map(({ field }) => field);
  expect(fields.sort()).toEqual(['carrier-airline-logo', 'walleta-pass-icon']);
});

test('createpasstemplate: a small image is accepted with a warning', async () => {
  const { body } = await api.send(request({ 'walleta-pass-icon': api.images.url('small.png') }));
  expect(body).toMatchObject({
    status: 'success',
    warnings: [{ code: 'image-blurred', text: expect.stringContaining('walleta-pass-icon is 29 x 29 px') }],
  });
});

test('createpasstemplate: an expiration that no-expiration overrules is accepted with a warning', async () => {
  const { body } = await api.send(request({ 'no-expiration': 'True' }));
  expect(body).toMatchObject({ status: 'success', warnings: [{ code: 'field-ignored', field: 'expiry-date' }] });
});

test('createpasstemplate: everything is named at once, wherever the mistake lies', async () => {
  const { body } = await api.send({
    ...request({ 'expiration-setting': 'auto', link1: 'call me', 'seat-number': undefined, 'text-color': 'white' }),
    'pass-template-id': 'Template1',
    description: 'Another one',
  });
  expect((body.errors as { field: string }[]).map(({ field }) => field).sort()).toEqual([
    'auto-expire-number-days',
    'auto-expire-timezone',
    'description',
    'link1',
    'pass-template-id',
    'seat-number',
    'text-color',
  ]);
});

test('createpasstemplate: images larger than 4 MB together are refused', async () => {
  const answer = await api.send(
    request({
      'walleta-pass-icon': api.images.url('large.png'),
      'carrier-airline-logo': api.images.url('large.png'),
      'carrier-alliance-logo': api.images.url('large.png'),
    }),
  );
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9008', 'error-message': expect.stringContaining('4 MB') },
  });
});

test('getpasstemplate: another account’s template answers exactly like an unknown one', async () => {
  const id = await api.createTemplate();
  const foreign = await api.send({ action: 'getpasstemplate', 'pass-template-id': id }, otherApiKey);
  const unknown = await api.send({ action: 'getpasstemplate', 'pass-template-id': 'x'.repeat(22) }, otherApiKey);
  expect(foreign.httpStatus).toBe(404);
  expect(JSON.stringify(foreign).replace(id, '')).toBe(JSON.stringify(unknown).replace('x'.repeat(22), ''));
});

test('createpasstemplate: an unknown airport is accepted with warnings', async () => {
  const { body } = await api.send(request({ 'destination-airport': 'qqq' }));
  expect(body).toMatchObject({
    status: 'success',
    warnings: [
      { text: 'destination-airport QQQ is unknown: its local times are read in relevance-date-timezone.' },
      { text: 'Wallet A shows its classic design, as destination-airport is unknown.' },
    ],
  });
});

test('createpasstemplate: a relevance-date-timezone that is not the time of the origin is accepted with a warning', async () => {
  const { body } = await api.send(request({ 'relevance-date-timezone': 'America/New_York' }));
  expect(body).toMatchObject({
    status: 'success',
    warnings: [
      {
        text: 'relevance-date-timezone America/New_York is not the time of MUC: its local times are read in Europe/Berlin.',
      },
      { code: 'relevance-implausible' },
    ],
  });
});

import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { examplePass, exampleRequest, now } from '../helpers/examples.ts';
import { follow, linkFor, makeLink, passenger, passMade } from '../helpers/followed-links.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();
let templateId: string;
let reference: { 'pass-template-id': string; 'pass-id': string };
let lastPass = 0;
beforeAll(async () => {
  templateId = await api.createTemplate({ 'barcode-check': 'refuse', 'autogenerate-barcode-values': 'True' });
});
beforeEach(() => {
  reference = { 'pass-template-id': templateId, 'pass-id': `pass-${++lastPass}` };
});

const {
  'boarding-group': _group,
  'boarding-position': _position,
  ...example
} = exampleRequest('generate-pass')['pass-data'] as Record<string, string>;
const { 'seat-number': _seat, 'barcode-value': _barcode, ...person } = example;
const cleared = {
  'passenger-kind': 'confirmed',
  'seat-number': '12C',
  'boarding-group': '2',
  'boarding-position': '42',
};

const generate = (data: object) => api.send(api.passRequest(templateId, { ...reference, 'pass-data': data }));
const update = (data: object) => api.send({ action: 'updatepassdata', ...reference, 'pass-data': data });
const read = async () =>
  (await api.send({ action: 'getpassdata', ...reference })).body['pass-data'] as Readonly<Record<string, unknown>>;

/** Heading, seat, kind and semantic tags on page and .pkpass. */
async function shown() {
  const { body } = await api.send({ action: 'generatepassbyid', ...reference });
  const { pathname } = new URL(String(body['pass-install-url']));
  const [page, pkpass] = await Promise.all([pathname, `${pathname}/pass.pkpass`].map((path) => api.open('GET', path)));
  const { passJson } = openPkpass(Buffer.from(pkpass?.body ?? '', 'base64'));
  const fields = Object.values(passJson.boardingPass).flat() as { key: string; value: string }[];
  const shownAs = (name: string) => fields.find(({ key }) => key === name)?.value;
  const seatOnPage = /<dt dir="auto">Seat<\/dt><dd dir="auto">([^<]*)</.exec(page?.body ?? '')?.[1];
  const heading = /<h1>([^<]*)</.exec(page?.body ?? '')?.[1];
  const { seats, boardingGroup, passengerInformationSSRs: badges } = passJson.semantics;
  return { heading, seatOnPage, seat: shownAs('seat'), onBack: shownAs('kind'), seats, boardingGroup, badges };
}

test.each([
  ['standby', 'Standby', 'Standby'],
  ['Infant', 'Infant', 'Your boarding pass is ready'],
  ['UNSEATED', 'At the gate', 'Your boarding pass is ready'],
])(
  'a passenger who is %s needs no seat, group and position: page and Wallet A say %s',
  async (kind, words, heading) => {
    expect((await generate({ ...person, 'passenger-kind': kind })).httpStatus).toBe(200);
    expect(await shown()).toEqual({ heading, seatOnPage: words, seat: words, onBack: words });
    expect(await read()).toMatchObject({ 'seat-number': '', 'boarding-group': '', 'boarding-position': '' });
    expect(Object.entries(await read()).at(-1)).toEqual(['passenger-kind', kind.toLowerCase()]);
  },
);

test('a seat of a standby passenger is stored for the moment of confirmation; an infant’s own is shown', async () => {
  await generate({ ...person, ...cleared, 'passenger-kind': 'standby' });
  expect(await shown()).toMatchObject({ seat: 'Standby', seats: undefined, boardingGroup: '2' });
  expect(await read()).toMatchObject({ 'seat-number': '12C' });
  await update({ 'passenger-kind': 'infant' });
  const seats = [{ seatRow: '12', seatNumber: 'C' }];
  expect(await shown()).toMatchObject({ seatOnPage: '12C, Infant', seat: '12C, Infant', seats, badges: ['INFT'] });
  await update({ 'passenger-kind': '' });
  expect(await shown()).toMatchObject({ seatOnPage: '12C', seat: '12C', seats, boardingGroup: '2', badges: undefined });
  expect(await read()).toMatchObject({ 'passenger-kind': 'confirmed' });
});

test.each([[{}], [{ 'passenger-kind': 'confirmed' }], [{ 'passenger-kind': '' }]])(
  'a confirmed passenger, by %j, needs all three',
  async (kind) => {
    const missing = ['boarding-group', 'boarding-position', 'seat-number'];
    expect(await generate({ ...person, ...kind })).toMatchObject({
      httpStatus: 400,
      body: { 'error-code': 'E9003', errors: missing.map((field) => ({ field, message: 'is required' })) },
    });
  },
);

test('standby is cleared by one update: one version, one notification, and refused as long as something lacks', async () => {
  await generate({ ...person, 'passenger-kind': 'standby' });
  const { 'boarding-group': _group, ...incomplete } = cleared;
  expect(await update(incomplete)).toMatchObject({
    httpStatus: 400,
    body: {
      'error-code': 'E9003',
      errors: [{ field: 'boarding-group', message: 'is required for passenger-kind confirmed' }],
    },
  });
  expect(await shown()).toMatchObject({ seat: 'Standby' });
  expect((await update(cleared)).httpStatus).toBe(200);
  expect(await shown()).toMatchObject({ seatOnPage: '12C', seat: '12C', onBack: undefined, boardingGroup: '2' });
  const record = await api.services.passes.find(await api.services.identity.passKey('demo', reference['pass-id']));
  expect(record).toMatchObject({ version: 2, lastNotification: { text: 'Seat: 12C' } });
});

test('a seat is taken back only together with the kind that needs none', async () => {
  await generate({ ...person, ...cleared });
  expect(await update({ 'seat-number': '' })).toMatchObject({
    body: { errors: [{ field: 'seat-number', message: 'is required and cannot be cleared' }] },
  });
  expect((await update({ 'passenger-kind': 'unseated', 'seat-number': '', 'boarding-group': '' })).httpStatus).toBe(
    200,
  );
  expect(await shown()).toMatchObject({ seat: 'At the gate', seats: undefined, boardingGroup: undefined });
});

test('a forgotten standby passenger has a seat of no one, which takes the words away from Wallet B, too', () => {
  const erasedFields = ({ fields }: Partial<Pass>) =>
    erasedPass(examplePass(fields), { at: now, writeId: 'write-1' }).fields;
  expect(erasedFields({ fields: { ...examplePass().fields, 'passenger-kind': 'standby' } })).toMatchObject({
    'passenger-kind': 'confirmed',
    'seat-number': '-',
  });
  expect(erasedFields(examplePass())).not.toHaveProperty('passenger-kind');
});

test.each([
  ['standby', '12A '],
  ['standby', '    '],
  ['infant', 'INF '],
  ['unseated', '0012'],
])(
  'a barcode of a passenger who is %s may have the seat "%s"; once confirmed, another is refused',
  async (kind, seat) => {
    const barcode = `M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y${seat}0042 100`;
    const data = { ...person, ...(kind === 'infant' ? {} : cleared), 'passenger-kind': kind, 'barcode-value': barcode };
    const { httpStatus, body } = await generate(data);
    expect([httpStatus, body.warnings]).toEqual([200, undefined]);
    const { httpStatus: confirmed } = await update(cleared);
    expect(confirmed).toBe(seat === '12A ' ? 400 : 200);
  },
);

describe('a link', () => {
  const optional = { 'is-required': false, 'value-encryption': false };
  const kindOnly = {
    'pass-variables.passenger-kind': optional,
    'pass-variables.seat-number-value': undefined,
    'pass-variables.boarding-group': optional,
    'pass-variables.boarding-position-value': optional,
  };
  const waiting = {
    'passenger-kind': 'Standby',
    'seat-number-value': undefined,
    'boarding-group': '',
    'boarding-position-value': '',
  };
  const valuesOf = (changes: object) => {
    const { 'seat-number-value': _seat, ...values } = passenger({ ...waiting, ...changes });
    return values;
  };

  test('makes a standby pass without the template’s static seat, and checkpassissuancelink says so', async () => {
    const link = linkFor(await makeLink(api, templateId, kindOnly), valuesOf({ 'pass-id': 'LINK-1' }));
    const { body } = await api.send({ action: 'checkpassissuancelink', url: link });
    expect(body).toMatchObject({ valid: true, would: 'create', 'pass-data': { 'passenger-kind': 'standby' } });
    expect((await follow(api, link)).statusCode).toBe(303);
    const made = await passMade(api, templateId, 'LINK-1');
    expect(made).toMatchObject({ 'passenger-kind': 'standby', 'seat-number': '', 'boarding-group': '' });
  });

  test('without a value for the kind needs group and position, and names the one that is missing', async () => {
    const link = await makeLink(api, templateId, kindOnly);
    const check = async (values: object) =>
      (await api.send({ action: 'checkpassissuancelink', url: linkFor(link, valuesOf(values)) })).body;
    expect(await check({ 'passenger-kind': '' })).toMatchObject({
      rule: 'variable-missing',
      variable: 'boarding-group',
    });
    expect(await check({ 'passenger-kind': 'waiting' })).toMatchObject({
      rule: 'variable-missing',
      variable: 'boarding-group',
    });
    const all = { 'boarding-group': '2', 'boarding-position-value': '17' };
    expect(await check({ 'passenger-kind': 'waiting', ...all })).toMatchObject({
      rule: 'value',
      variable: 'passenger-kind',
      'error-message': 'The value is not allowed: it must be confirmed, standby, infant or unseated.',
    });
  });

  test('that confirms a pass without a seat of its own is refused, with the variable that lacks', async () => {
    const link = await makeLink(api, templateId, { ...kindOnly, 'update-pass-data': true });
    expect((await follow(api, linkFor(link, valuesOf({ 'pass-id': 'LINK-2' })))).statusCode).toBe(303);
    const confirming = {
      'pass-id': 'LINK-2',
      'passenger-kind': 'confirmed',
      'boarding-group': '2',
      'boarding-position-value': '17',
    };
    const { body } = await api.send({ action: 'checkpassissuancelink', url: linkFor(link, valuesOf(confirming)) });
    expect(body).toMatchObject({ valid: false, rule: 'value', variable: 'seat-number-value' });
  });
});

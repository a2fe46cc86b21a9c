import { checksumOf } from '../../clients/link-builder/link-builder.ts';
import { apiKey, otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger, passIdsOf, passMade } from '../helpers/followed-links.ts';

const former = 'https://former.example.com';
const { api, requests, log } = apiForAllTests({ settings: { BASE_URLS: `https://passes.example.com,${former}` } });
let templateId: string;
let link: MadeLink;
beforeAll(async () => {
  templateId = await api.createTemplate();
  link = await makeLink(api, templateId);
  await follow(api, linkFor(link, passenger({ 'pass-id': 'THERE' })));
});

const make = (changes: Record<string, unknown>) => makeLink(api, templateId, changes);
const check = (url: string, key = apiKey) => api.send({ action: 'checkpassissuancelink', url }, key);

/** Changes the query of the link, under a right checksum. */
function withQuery(doTo: (query: string) => string, built = linkFor(link)): string {
  const [address, query = ''] = built.split('?');
  const changed = doTo(query.replace(/&checksum=.*/, ''));
  return `${address}?${changed}&checksum=${checksumOf('SHA256', changed)}`;
}

const setValue = (name: string, value: string) =>
  withQuery((query) => query.replace(new RegExp(`(^|&)${name}=[^&]*`), `$1${name}=${value}`));

const clear = {
  'encryption-settings': undefined,
  'link-protection': undefined,
  'pass-variables': Object.fromEntries(
    Object.keys(passenger()).map((name) => [name, { 'is-required': true, 'value-encryption': false }]),
  ),
};

/** Wrong links by rule: a title, the variable to blame, and the way to make one. */
const wrongLinks: readonly [
  rule: string,
  title: string,
  variable: string | undefined,
  () => string | Promise<string>,
][] = [
  ['unknown-link', 'an unknown id', undefined, () => linkFor(link).replace(link.id, 'A'.repeat(22))],
  ['inactive', 'its status', undefined, async () => linkFor(await make({ 'link-status': 'INACTIVE' }))],
  [
    'expired',
    'its expiration',
    undefined,
    async () => linkFor(await make({ 'link-expiration-timestamp': '2027-03-10T08:59:59' })),
  ],
  [
    'limit-reached',
    'its limit',
    undefined,
    async () => {
      const one = await make({ 'link-generation-limit': 1 });
      await follow(api, linkFor(one, passenger({ 'pass-id': 'FIRST' })));
      return linkFor(one, passenger({ 'pass-id': 'SECOND' }));
    },
  ],
  ['checksum', 'another one', undefined, () => linkFor(link).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
  ['checksum', 'none', undefined, () => linkFor(link).replace(/&checksum=.*/, '')],
  ['checksum', 'a placeholder', undefined, () => linkFor(link).replace(/checksum=.*/, 'checksum={checksum}')],
  ['checksum', 'one too many', undefined, async () => `${linkFor(await make(clear))}&checksum=00`],
  ['encryption', 'clear text', 'passenger-name-value', () => setValue('passenger-name-value', 'Erika')],
  [
    'variable-missing',
    'a required one',
    'seat-number-value',
    () => withQuery((query) => query.replace(/&seat-number-value=[^&]*/, '')),
  ],
  [
    'variable-missing',
    'an optional one that every pass needs',
    'seat-number-value',
    async () => {
      const made = await make({ 'pass-variables.seat-number-value.is-required': false });
      return linkFor(made, passenger({ 'pass-id': 'SEATLESS', 'seat-number-value': '' }));
    },
  ],
  ['variable-unknown', 'of a mail program', 'utm_source', () => withQuery((query) => `${query}&utm_source=mail`)],
  [
    'variable-unknown',
    'two hundred',
    undefined,
    () => withQuery((query) => query + Array.from({ length: 200 }, (_, n) => `&more${n}=1`).join('')),
  ],
  ['variable-repeated', 'the seat', 'seat-number-value', () => withQuery((query) => `${query}&seat-number-value=12C`)],
  ['value', 'too long', 'seat-number-value', () => setValue('seat-number-value', 'x'.repeat(61))],
  ['value', 'of no pass-id', 'pass-id', () => setValue('pass-id', 'LINK%201')],
  ['value', 'half a percent sign', 'seat-number-value', () => setValue('seat-number-value', '12%C')],
  ['value', 'an empty parameter', undefined, () => withQuery((query) => `${query}&`)],
  [
    'value',
    'a barcode that is too long',
    'barcode-value',
    async () => {
      const declared = { 'is-required': false, 'value-encryption': false };
      const made = await make({ ...clear, 'pass-variables.barcode-value': declared });
      return `${linkFor(made, passenger({ 'pass-id': 'BARCODE' }))}&barcode-value=${'%E2%98%83'.repeat(800)}`;
    },
  ],
  [
    'pass-mismatch',
    'another name',
    'passenger-name-value',
    () => linkFor(link, there({ 'passenger-name-value': 'Max' })),
  ],
  [
    'pass-mismatch',
    'another code',
    'reservation-confirmation-code-value',
    () => linkFor(link, there({ 'reservation-confirmation-code-value': 'XYZ789' })),
  ],
  [
    'pass-mismatch',
    'another template',
    'pass-id',
    async () => linkFor(await makeLink(api, await api.createTemplate()), there()),
  ],
  [
    'pass-mismatch',
    'a pass that is deleted',
    'pass-id',
    async () => {
      const gone = linkFor(link, passenger({ 'pass-id': 'GONE' }));
      await follow(api, gone);
      await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': 'GONE' });
      return gone;
    },
  ],
  [
    'pass-mismatch',
    'codes that were guessed',
    undefined,
    async () => {
      const guessable = linkFor(await make(clear), passenger({ 'pass-id': 'GUESSED' }));
      await follow(api, guessable);
      const passKey = await api.services.identity.passKey('demo', 'GUESSED');
      await Promise.all(Array.from({ length: 100 }, () => api.web.linkedPasses.countWrongCode(passKey)));
      return guessable;
    },
  ],
];

function there(changes = {}) {
  return passenger({ 'pass-id': 'THERE', ...changes });
}

test.each(wrongLinks)(
  '%s, %s: checkpassissuancelink says so of a link that is not followed, and only reads',
  async (rule, _title, variable, linkOf) => {
    const url = await linkOf();
    requests.operations.length = 0;
    log.lines.length = 0;
    const { httpStatus, body } = await check(url);
    expect(requests.operations).toEqual(['GetItem', 'Query']);
    expect(log.lines).toEqual([]);
    expect(httpStatus).toBe(200);
    expect(body).toEqual({
      status: 'success',
      'issuance-link-id': new URL(url).pathname.slice('/l/'.length),
      valid: false,
      rule,
      ...(variable && { variable }),
      'error-message': expect.stringMatching(/^[A-Z].{30,}\.$/),
    });
    const { href } = new URL(url);
    expect(await follow(api, href)).toMatchObject({ statusCode: 404 });
  },
);

test('every rule is among them, and no message repeats what a link says of its passenger', async () => {
  const declared = new Set(wrongLinks.map(([rule]) => rule));
  expect(declared.size).toBe(11);
  for (const [, , , linkOf] of wrongLinks.filter(([rule]) => ['value', 'pass-mismatch'].includes(rule))) {
    const { body } = await check(await linkOf());
    expect(body['error-message']).not.toMatch(/Erika|Max|ABC123|XYZ789|12C|12%C|xxx|GONE|THERE|\u2603/);
  }
});

test('a right link: what it carries and would do, which is what following it then does', async () => {
  const url = linkFor(link, passenger({ 'pass-id': 'NEW' }));
  const answer = {
    'issuance-link-id': link.id,
    valid: true,
    'pass-id': 'NEW',
    'pass-data': {
      'passenger-name': 'Erika Mustermann',
      'boarding-group': '2',
      'boarding-position': '17',
      'seat-number': '12C',
      'confirmation-number': 'ABC123',
    },
  };
  const generated = async () => (await api.services.links.find('demo', link.id))?.generated;
  const before = await generated();
  requests.operations.length = 0;
  for (let time = 0; time < 2; time++)
    expect((await check(url)).body).toEqual({ status: 'success', ...answer, would: 'create' });
  expect(requests.operations).toEqual(['GetItem', 'Query', 'GetItem', 'Query']);
  expect(await generated()).toBe(before);
  expect(await passIdsOf(api, templateId)).not.toContain('NEW');
  await follow(api, url);
  expect(await generated()).toBe(Number(before) + 1);
  expect((await check(url)).body).toEqual({ status: 'success', ...answer, would: 'open' });
});

test('a link that updates would update until it has', async () => {
  const updating = await make({ 'update-pass-data': true });
  const url = linkFor(updating, there({ 'seat-number-value': '30F' }));
  expect((await check(url)).body).toMatchObject({
    valid: true,
    would: 'update',
    'pass-data': { 'seat-number': '30F' },
  });
  expect(await passMade(api, templateId, 'THERE')).toMatchObject({ 'seat-number': '12C' });
  await follow(api, url);
  expect((await check(url)).body).toMatchObject({ valid: true, would: 'open' });
});

test('the pass-id that is derived is the one that following gives; places, beacons and contact come as generatepass takes them', async () => {
  const values = {
    'user-email': 'erika@example.com',
    'relevance-location-latitude2': '48.3538',
    'relevance-location-longitude2': '11.7861',
    'relevance-location-address2': 'Munich',
    'ibeacon-uuid7': '00000000-0000-4000-8000-000000000000',
    'ibeacon-major7': '1',
    'ibeacon-minor7': '2',
    'expiration-timestamp': '2027-03-16T02:00',
  };
  const declared = { 'is-required': false, 'value-encryption': false };
  const variables = Object.keys(values).map((name) => [`pass-variables.${name}`, declared]);
  const made = await make({ ...clear, 'pass-variables.pass-id': undefined, ...Object.fromEntries(variables) });
  const { 'pass-id': _none, ...nobody } = passenger();
  const url = linkFor(made, { ...nobody, ...values });
  const { body } = await check(url);
  expect(body).toMatchObject({
    would: 'create',
    'pass-data': {
      'expiration-timestamp': '2027-03-16T02:00:00Z',
      'relevant-locations': [{ key: 'relevant-2', latitude: 48.3538, longitude: 11.7861, 'relevant-text': 'Munich' }],
      'relevance-addresses': [{ key: 'relevant-2', address: 'Munich' }],
      ibeacons: [{ key: 'ibeacon-7', major: 1, minor: 2 }],
    },
    'pass-meta-data': { 'user-email': 'erika@example.com' },
  });
  await follow(api, url);
  expect(await passIdsOf(api, templateId)).toContain(body['pass-id']);
});

test('checking a wrong code a hundred times locks out no passenger', async () => {
  const guessable = await make(clear);
  const right = linkFor(guessable, passenger({ 'pass-id': 'CHECKED' }));
  await follow(api, right);
  const wrong = linkFor(guessable, passenger({ 'pass-id': 'CHECKED', 'reservation-confirmation-code-value': 'WRONG' }));
  for (let time = 0; time < 101; time++) expect((await check(wrong)).body).toMatchObject({ rule: 'pass-mismatch' });
  expect((await check(right)).body).toMatchObject({ valid: true, would: 'open' });
  expect(await follow(api, right)).toMatchObject({ statusCode: 303 });
});

test('another account’s link is byte for byte as one that there is not, after the same requests', async () => {
  const foreign = linkFor(link);
  const nobodys = foreign.replace(link.id, 'NoSuchLink');
  await check(foreign, otherApiKey);
  const answers: string[] = [];
  const requested: string[][] = [];
  for (const [url, id] of [
    [foreign, link.id],
    [nobodys, 'NoSuchLink'],
  ] as const) {
    requests.operations.length = 0;
    const { httpStatus, body } = await check(url, otherApiKey);
    requested.push([...requests.operations]);
    answers.push(JSON.stringify([httpStatus, body]).replaceAll(id, '…'));
  }
  expect(answers[0]).toContain('"rule":"unknown-link"');
  expect(answers[0]).toBe(answers[1]);
  expect(requested[0]).toEqual(requested[1]);
});

test('a link is read under a former base, with a fragment, and as a browser would send it', async () => {
  const url = linkFor(link, there());
  const { body: answer } = await check(url);
  expect(answer).toMatchObject({ valid: true });
  const signed = { checksum: 'SHA256', 'checksum-applied': 'full-link' };
  const full = await make({ 'link-protection': signed });
  const [, query = ''] = linkFor(full).split('?');
  const covered = `${former}/l/${full.id}?${query.replace(/&checksum=.*/, '')}`;
  expect((await check(`${covered}&checksum=${checksumOf('SHA256', covered)}`)).body).toMatchObject({ valid: true });
  for (const same of [`${url}#top`, url.replace('https://passes', 'HTTPS://Passes')])
    expect((await check(same)).body).toEqual(answer);
  // Browsers percent-encode an apostrophe, which makes a checksum over it wrong.
  const raw = withQuery((text) => `${text}&frequent-flyer-name/number-value=O'Brien`);
  expect((await check(raw)).body).toMatchObject({ rule: 'checksum' });
});

test.each<[string, unknown, string]>([
  ['no url', undefined, 'is required'],
  ['an empty one', ' ', 'is required'],
  ['an object', {}, 'must be text'],
  ['no address', 'pass-id=1', 'must be a whole link of this service: https://passes.example.com/l/'],
  ['another host', 'https://passes.example.org/l/Link1?pass-id=1', 'must be a whole link of this service'],
  ['http', 'http://passes.example.com/l/Link1?pass-id=1', 'must be a whole link of this service'],
  ['another path', 'https://passes.example.com/i/Link1?pass-id=1', 'must be a whole link of this service'],
  ['a path below', 'https://passes.example.com/l/Link1/x?pass-id=1', 'must be a whole link of this service'],
  ['no id', 'https://passes.example.com/l/?pass-id=1', 'must be a whole link of this service'],
  ['too many bytes', `https://passes.example.com/l/Link1?pass-id=${'ä'.repeat(2_000)}`, 'must be at most 8192 bytes'],
  ['too many characters', `https://passes.example.com/l/Link1?pass-id=${'a'.repeat(9_000)}`, 'must be at most 8192'],
])('%s is refused by its field, and nothing is read', async (_title, url, message) => {
  requests.operations.length = 0;
  const { httpStatus, body } = await api.send({ action: 'checkpassissuancelink', url });
  expect([httpStatus, body['error-code']]).toEqual([400, 'E9003']);
  expect(body.errors).toEqual([{ field: 'url', message: expect.stringContaining(message) }]);
  expect(requests.operations).toEqual([]);
});

import type { PassengerValues } from '../../clients/link-builder/link-builder.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { storedPage } from '../helpers/decoded.ts';
import { now } from '../helpers/examples.ts';
import {
  follow,
  linkFor,
  makeLink,
  passenger,
  passIdsOf,
  passMade,
  prefetches,
  targetOf,
} from '../helpers/followed-links.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api, requests, log } = apiForAllTests();
let templateId: string;
let passId: string;
let passes = 0;
beforeEach(async () => {
  passId = `LINK-${++passes}`;
  templateId = await api.createTemplate();
  requests.operations.length = 0;
});

const make = (changes?: Record<string, unknown>) => makeLink(api, templateId, changes);
const update = (id: string, changes: Record<string, unknown>) =>
  api.send({
    action: 'updatepassissuancelink',
    'issuance-link-id': id,
    'pass-template-id': templateId,
    ...changes,
  });
const generated = async (id: string) => (await api.services.links.find('demo', id))?.generated;
/** A passenger of this test alone: pass-ids are the account's. */
const erika = (changes: PassengerValues = {}) => passenger({ 'pass-id': passId, ...changes });
const plain = { 'is-required': false, 'value-encryption': false };

test('a link makes the pass that it is about and leads to its install page, whose files are there', async () => {
  const link = await make();
  const answer = await follow(api, linkFor(link, erika({ 'user-email': 'erika@example.com' })));
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      location: expect.stringMatching(/^https:\/\/passes\.example\.com\/i\/[a-z2-7]{58}$/),
    },
    body: '',
  });
  const key = String(answer.headers?.location).slice('https://passes.example.com/'.length);
  expect(storedPage(api.aws.bucket.get(key))).toContain('Erika Mustermann');
  expect(openPkpass(api.aws.bucket.get(`${key}/pass.pkpass`)?.body ?? new Uint8Array()).passJson.organizationName).toBe(
    'Lufthansa',
  );
  expect(await passMade(api, templateId, passId)).toMatchObject({
    'passenger-name': 'Erika Mustermann',
    'boarding-position': '17',
    'boarding-group': '2',
    'seat-number': '12C',
    'confirmation-number': 'ABC123',
  });
  const pass = await api.services.passes.find(await api.services.identity.passKey('demo', passId));
  expect(pass?.contact).toEqual({ 'user-email': 'erika@example.com' });
  expect(await generated(link.id)).toBe(1);
});

test('followed twice a link leads to one pass and counts once', async () => {
  const link = await make({ 'link-generation-limit': 1 });
  const first = await follow(api, linkFor(link, erika()));
  expect(await follow(api, linkFor(link, erika()))).toEqual(first);
  expect(await passIdsOf(api, templateId)).toEqual([passId]);
  expect(await generated(link.id)).toBe(1);
});

test('without a pass-id the same data are the same pass, and other data another; its pass-id cannot be guessed', async () => {
  const link = await make({ 'pass-variables.pass-id': undefined });
  const values = erika({ 'pass-id': undefined });
  const first = await follow(api, linkFor(link, values));
  expect(await follow(api, linkFor(link, values))).toEqual(first);
  const other = await follow(api, linkFor(link, { ...values, 'seat-number-value': '12D' }));
  expect(other).toMatchObject({ statusCode: 303 });
  expect(other).not.toEqual(first);
  const ids = await passIdsOf(api, templateId);
  expect(ids).toEqual([expect.stringMatching(/^[a-z2-7]{32}$/), expect.stringMatching(/^[a-z2-7]{32}$/)]);
  const elsewhere = await make({ 'pass-variables.pass-id': undefined });
  await follow(api, linkFor(elsewhere, values));
  expect(await passIdsOf(api, templateId)).toHaveLength(3);
});

test('a warm function makes a pass with two reads and one transaction, and opens one with two reads', async () => {
  const link = await make();
  await follow(api, linkFor(link, erika({ 'pass-id': `${passId}-warm` })));
  requests.operations.length = 0;
  await follow(api, linkFor(link, erika()));
  expect(requests.operations).toEqual(['GetItem', 'Query', 'PUT i', 'PUT i', 'TransactWriteItems']);
  requests.operations.length = 0;
  await follow(api, linkFor(link, erika()));
  expect(requests.operations).toEqual(['GetItem', 'Query']);
});

test('the preview with its placeholders replaced is a link, also with the slash of frequent-flyer-name/number-value', async () => {
  const link = await make({
    'encryption-settings': undefined,
    'link-protection': undefined,
    'pass-variables': {
      ...Object.fromEntries(Object.keys(erika()).map((name) => [name, plain])),
      'frequent-flyer-name/number-value': plain,
    },
  });
  const values = erika({ 'frequent-flyer-name/number-value': '992003' });
  const replaced = link.definition['preview-url'].replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  expect(replaced).toContain('frequent-flyer-name/number-value=992003');
  const first = await follow(api, replaced);
  expect(first).toMatchObject({ statusCode: 303 });
  expect(await follow(api, linkFor(link, values))).toEqual(first);
  expect(linkFor(link, values)).toContain('frequent-flyer-name%2Fnumber-value=992003');
  expect(await passMade(api, templateId, passId)).toMatchObject({ 'frequent-flyer-name-number': '992003' });
});

test('empty values are as none: the pass-id of an unfilled preview is derived', async () => {
  const link = await make({ 'pass-variables.pass-id': undefined, 'link-protection': undefined });
  const built = linkFor(link, erika({ 'pass-id': undefined }));
  const first = await follow(api, built);
  expect(await follow(api, `${built}&pass-id=&barcode-value=`)).toEqual(first);
});

test('a value may be encoded as forms do it, with + for a space, and base64url may have its padding', async () => {
  const link = await make({ 'link-protection': undefined, 'pass-variables.seat-number-value': plain });
  const built = linkFor(link, erika({ 'seat-number-value': '12 C' }));
  const first = await follow(api, built);
  expect(first).toMatchObject({ statusCode: 303 });
  expect(await follow(api, built.replace('12%20C', '12+C'))).toEqual(first);
  const name = /passenger-name-value=([^&]+)/.exec(built)?.[1] ?? '';
  const padded = Buffer.from(name, 'base64url').toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  expect(padded).toMatch(/=$/);
  expect(await follow(api, built.replace(name, encodeURIComponent(padded)))).toEqual(first);
});

test('what a link does not declare is the template’s static value; what it declares never is', async () => {
  const link = await make({
    'encryption-settings': undefined,
    'pass-variables': { 'passenger-name-value': plain, 'pass-id': plain, 'sequence-number-value': plain },
  });
  const values = { 'pass-id': 'STATIC', 'passenger-name-value': 'Erika' };
  expect(await follow(api, linkFor(link, values))).toMatchObject({ statusCode: 303 });
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId });
  const sample = body['pass-template'] as Record<string, unknown>;
  expect(await passMade(api, templateId, 'STATIC')).toMatchObject({
    'passenger-name': 'Erika',
    'seat-number': sample['seat-number'],
    'confirmation-number': sample['confirmation-number'],
    'ticket-number': sample['ticket-number'],
    'sequence-number': '',
  });
  expect(await follow(api, linkFor(link, { 'pass-id': 'NAMELESS' }))).toMatchObject({ statusCode: 404 });
});

test('places and beacons come in groups; a place without a text says its address', async () => {
  const names = [
    ...['relevance-location-latitude2', 'relevance-location-longitude2', 'relevance-location-address2'],
    ...['relevance-location-address5', 'relevance-text7', 'ibeacon-uuid10', 'ibeacon-major10', 'ibeacon-minor10'],
  ];
  const link = await make({
    ...Object.fromEntries(names.map((name) => [`pass-variables.${name}`, plain])),
  });
  const answer = await follow(
    api,
    linkFor(
      link,
      erika({
        'relevance-location-latitude2': '48.35',
        'relevance-location-longitude2': '11.78',
        'relevance-location-address2': 'Nordallee 25, München',
        'relevance-location-address5': 'Gate G20',
        'relevance-text7': 'nowhere',
        'ibeacon-uuid10': '1A2B3C4D-0000-1111-2222-333344445555',
        'ibeacon-major10': '1',
        'ibeacon-minor10': '2',
      }),
    ),
  );
  expect(answer).toMatchObject({ statusCode: 303 });
  const pass = await api.services.passes.find(await api.services.identity.passKey('demo', passId));
  expect(pass?.fields).toMatchObject({
    'relevant-locations': [
      { key: 'relevant-2', latitude: 48.35, longitude: 11.78, 'relevant-text': 'Nordallee 25, München' },
    ],
    'relevance-addresses': [
      { key: 'relevant-2', address: 'Nordallee 25, München' },
      { key: 'relevant-5', address: 'Gate G20' },
    ],
    ibeacons: [{ key: 'ibeacon-10', 'proximity-uuid': '1A2B3C4D-0000-1111-2222-333344445555', major: 1, minor: 2 }],
  });
});

test('HEAD, and a browser that fetches before the click, make nothing and say nothing', async () => {
  const link = await make();
  const right = targetOf(linkFor(link, erika()));
  const wrong = '/l/NoSuchLink?pass-id=1';
  requests.operations.length = 0;
  for (const headers of prefetches) {
    const answer = await api.open('GET', right, { headers });
    expect(answer).toMatchObject({ statusCode: 403, headers: { 'cache-control': 'no-store' }, body: '' });
    expect(await api.open('GET', wrong, { headers })).toEqual(answer);
  }
  const head = await api.open('HEAD', right);
  expect(head).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' }, body: '' });
  expect(await api.open('HEAD', wrong)).toEqual(head);
  expect(await api.open('POST', right)).toMatchObject({ statusCode: 405 });
  expect(requests.operations).toEqual([]);
  expect(await passIdsOf(api, templateId)).toEqual([]);
});

test('an answer of the table that got lost does no harm: one pass, counted once', async () => {
  const link = await make();
  requests.operations.length = 0;
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  expect(await follow(api, linkFor(link, erika()))).toMatchObject({ statusCode: 303 });
  expect(requests.operations.filter((operation) => operation === 'TransactWriteItems')).toHaveLength(2);
  expect(await generated(link.id)).toBe(1);
});

test('with a generated barcode the pass, its barcode and the count are one transaction', async () => {
  templateId = await api.createTemplate({ 'autogenerate-barcode-values': 'True' });
  const link = await make({ 'link-generation-limit': 1 });
  expect(await follow(api, linkFor(link, erika()))).toMatchObject({ statusCode: 303 });
  expect(await passMade(api, templateId, passId)).toMatchObject({
    'barcode-value': expect.stringMatching(/^[0-9A-Z]{20}$/),
  });
  expect(await follow(api, linkFor(link, erika({ 'pass-id': `${passId}-2` })))).toMatchObject({ statusCode: 404 });
  expect(await generated(link.id)).toBe(1);
});

test('following a link does not disturb its update, and the limit that counts is the one of now', async () => {
  const link = await make({ 'link-generation-limit': 1 });
  await follow(api, linkFor(link, erika()));
  expect(await follow(api, linkFor(link, erika({ 'pass-id': `${passId}-2` })))).toMatchObject({ statusCode: 404 });
  expect(await update(link.id, { 'link-generation-limit': 2 })).toMatchObject({ httpStatus: 200 });
  expect(await follow(api, linkFor(link, erika({ 'pass-id': `${passId}-2` })))).toMatchObject({ statusCode: 303 });
  expect(await generated(link.id)).toBe(2);
});

test('a link works until its expiration in its own zone, however far the world’s clocks are', async () => {
  const expiring = { 'link-expiration-timezone': 'Pacific/Auckland' };
  const local = (ms: number) => new Date(now.getTime() + 13 * 3_600_000 + ms).toISOString().slice(0, 19); // NZDT, UTC+13
  const open = await make({ ...expiring, 'link-expiration-timestamp': local(1_000) });
  expect(await follow(api, linkFor(open, erika()))).toMatchObject({ statusCode: 303 });
  const ended = await make({ ...expiring, 'link-expiration-timestamp': local(0) });
  expect(await follow(api, linkFor(ended, erika()))).toMatchObject({ statusCode: 404 });
});

test('nothing of a link, right or wrong, is in the log', async () => {
  const link = await make();
  await follow(api, linkFor(link, erika()));
  await follow(api, `${linkFor(link, erika())}0`);
  expect(JSON.stringify(log.lines)).not.toMatch(/Erika|ABC123|checksum|LINK-/);
});

test('a link with the UUID of a beacon alone makes a pass that has the beacon', async () => {
  const templateId = await api.createTemplate();
  const variables = { 'ibeacon-uuid1': { 'is-required': 'false', 'value-encryption': 'false' } };
  const link = await makeLink(
    api,
    templateId,
    Object.fromEntries(Object.entries(variables).map(([name, each]) => [`pass-variables.${name}`, each])),
  );
  const uuid = 'b9407f30-f5f8-466e-aff9-25556b57fe6d';
  const url = linkFor(link, passenger({ 'pass-id': 'BEACON', 'ibeacon-uuid1': uuid }));
  expect(await follow(api, url)).toMatchObject({ statusCode: 303 });
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'BEACON' });
  expect((body['pass-data'] as { ibeacons: unknown }).ibeacons).toEqual([
    { key: 'ibeacon-1', 'proximity-uuid': uuid, major: '', minor: '', 'relevant-text': '' },
  ]);
});

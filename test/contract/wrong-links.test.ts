import { checksumOf } from '../../clients/link-builder/link-builder.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import type { TestApi } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { decoded } from '../helpers/decoded.ts';
import {
  follow,
  linkFor,
  type MadeLink,
  makeLink,
  passenger,
  passIdsOf,
  passMade,
  targetOf,
} from '../helpers/followed-links.ts';
import { publicRequest } from '../helpers/public-request.ts';

const { api, requests } = apiForAllTests();
let templateId: string;
let link: MadeLink;
let wrongAnswer: Awaited<ReturnType<TestApi['open']>>;
beforeAll(async () => {
  templateId = await api.createTemplate();
  link = await makeLink(api, templateId);
  wrongAnswer = await api.open('GET', '/l/NoSuchLink0000000000?pass-id=1');
  // The warm function now has the template in memory.
  await follow(api, linkFor(link, passenger({ 'pass-id': 'WARM' })));
});

const make = (changes: Record<string, unknown>) => makeLink(api, templateId, changes);
const change = ({ id }: MadeLink, changes: Record<string, unknown>) =>
  api.send({
    action: 'updatepassissuancelink',
    'issuance-link-id': id,
    'pass-template-id': templateId,
    ...changes,
  });

/** Changes the query of the link, under a right checksum. */
function withQuery(doTo: (query: string) => string, built = linkFor(link)): string {
  const [address, query = ''] = built.split('?');
  const changed = doTo(query.replace(/&checksum=.*/, ''));
  return `${address}?${changed}&checksum=${checksumOf('SHA256', changed)}`;
}

const setValue = (name: string, value: string) =>
  withQuery((query) => query.replace(new RegExp(`(^|&)${name}=[^&]*`), `$1${name}=${value}`));

test('a wrong link is answered 404 with a page that says whom to contact, and no cache stores it', () => {
  expect(wrongAnswer).toMatchObject({
    statusCode: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: expect.stringContaining('ask your airline for a new link'),
  });
});

test('the same link is right until something about it is wrong', async () => {
  expect(
    await follow(
      api,
      withQuery((query) => query),
    ),
  ).toMatchObject({ statusCode: 303 });
  expect(await follow(api, setValue('seat-number-value', '13C'))).toMatchObject({ statusCode: 303 });
});

const longName = 'Erika Maria Mustermann von und zu Beispielhausen';
const encrypted = (name = 'Erika Mustermann') =>
  /passenger-name-value=([^&]+)/.exec(linkFor(link, passenger({ 'passenger-name-value': name })))?.[1] ?? '';

/** A cipher text with one bit flipped: its block becomes noise, and the block behind it has one bit flipped. */
function flipped(text: string, place: number): string {
  const bytes = Buffer.from(text, 'base64url');
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes.toString('base64url');
}

test.each<[string, () => string | Promise<string>]>([
  ['an unknown id', () => linkFor(link).replace(link.id, 'A'.repeat(22))],
  ['no id', () => linkFor(link).replace(link.id, '')],
  ['an id with something behind it', () => linkFor(link).replace(link.id, `${link.id}/x`)],
  ['an id that is no id', () => linkFor(link).replace(link.id, '%00%00')],
  ['no query', () => linkFor(link).split('?')[0] ?? ''],
  ['no checksum', () => linkFor(link).replace(/&checksum=.*/, '')],
  ['a wrong checksum', () => linkFor(link).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
  ['a checksum that is too long', () => `${linkFor(link)}0`],
  ['a checksum in front', () => linkFor(link).replace(/\?(.*)&(checksum=.*)$/, '?$2&$1')],
  ['something behind the checksum', () => `${linkFor(link)}&pass-id=2`],
  ['the checksum twice', () => `${linkFor(link)}&${/checksum=.*/.exec(linkFor(link))?.[0]}`],
  ['an unknown variable', () => withQuery((query) => `${query}&utm_source=mail`)],
  ['a variable named like a property', () => withQuery((query) => `${query}&constructor=1`)],
  ['a variable that it does not declare', () => withQuery((query) => `${query}&user-phone=491701234567`)],
  ['a variable twice', () => withQuery((query) => `${query}&seat-number-value=12C`)],
  ['a parameter without a value', () => withQuery((query) => `${query}&barcode-value`)],
  ['an empty parameter', () => withQuery((query) => `${query}&`)],
  ['a required variable missing', () => withQuery((query) => query.replace(/&seat-number-value=[^&]*/, ''))],
  ['a required variable empty', () => setValue('seat-number-value', '')],
  ['an encrypted one missing', () => withQuery((query) => query.replace(/&passenger-name-value=[^&]*/, ''))],
  ['a value that is too long', () => setValue('seat-number-value', 'x'.repeat(61))],
  ['a value with a line break', () => setValue('seat-number-value', '12%0AC')],
  ['a pass-id with a space', () => setValue('pass-id', 'LINK%201')],
  ['half a percent sign', () => setValue('seat-number-value', '12%C')],
  ['bytes that are no UTF-8', () => setValue('seat-number-value', '%C3%28')],
  ['bytes that no address has', () => setValue('seat-number-value', '12Ç')],
  ['clear text for an encrypted value', () => setValue('passenger-name-value', 'Erika')],
  ['a wrong padding', () => setValue('passenger-name-value', flipped(encrypted(), 31))],
  ['an encrypted text that is no UTF-8', () => setValue('passenger-name-value', flipped(encrypted(longName), 3))],
  ['half a block', () => setValue('passenger-name-value', encrypted().slice(0, -8))],
  ['a block missing', () => setValue('passenger-name-value', encrypted().slice(0, 21))],
  ['base64 written another way', () => setValue('passenger-name-value', encrypted().replace(/.$/, '$&A'))],
  ['base64 with a digit too many', () => setValue('passenger-name-value', `${encrypted()}%2B`)],
  ['base64 in two lines', () => setValue('passenger-name-value', encrypted().replace(/^.{20}/, '$&%0A'))],
  [
    'an unprotected link with a checksum',
    () => make({ 'link-protection': undefined }).then((made) => `${linkFor(made)}&checksum=00`),
  ],
  ['an inactive link', () => make({ 'link-status': 'INACTIVE' }).then((made) => linkFor(made))],
  ['an expired link', () => make({ 'link-expiration-timestamp': '2027-03-10T08:59:59' }).then((made) => linkFor(made))],
  ['a pass-id of another passenger', () => withName('Max Mustermann')],
  [
    'a pass-id with another confirmation code',
    () => linkFor(link, passenger({ 'pass-id': 'WARM', 'reservation-confirmation-code-value': 'XYZ789' })),
  ],
])('%s: the one answer, after the same requests to the table', async (_title, linkOf) => {
  const wrong = await linkOf();
  requests.operations.length = 0;
  const answer = await api.open('GET', targetOf(wrong));
  expect(answer).toEqual(wrongAnswer);
  expect(requests.operations).toEqual(['GetItem', 'Query']);
});

const withName = (name: string) => linkFor(link, passenger({ 'pass-id': 'WARM', 'passenger-name-value': name }));

test('an exhausted link is wrong for a new passenger and leads those it knows to their passes', async () => {
  const one = await make({ 'link-generation-limit': 1 });
  const first = await follow(api, linkFor(one, passenger({ 'pass-id': 'ONLY' })));
  requests.operations.length = 0;
  expect(await follow(api, linkFor(one, passenger({ 'pass-id': 'LATE' })))).toEqual(wrongAnswer);
  expect(requests.operations).toEqual(['GetItem', 'Query']);
  expect(await follow(api, linkFor(one, passenger({ 'pass-id': 'ONLY' })))).toEqual(first);
});

test('a pass of another template, and a pass-id whose pass is deleted, are a wrong link', async () => {
  const other = await makeLink(api, await api.createTemplate());
  expect(await follow(api, linkFor(other, passenger({ 'pass-id': 'WARM' })))).toEqual(wrongAnswer);
  const gone = linkFor(link, passenger({ 'pass-id': 'GONE' }));
  await follow(api, gone);
  await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': 'GONE' });
  expect(await follow(api, gone)).toEqual(wrongAnswer);
  expect(await passIdsOf(api, templateId)).not.toContain('GONE');
});

test('an inactive link works again when it is active', async () => {
  const made = await make({ 'link-status': 'INACTIVE' });
  const built = linkFor(made, passenger({ 'pass-id': 'LATER' }));
  expect(await follow(api, built)).toEqual(wrongAnswer);
  await change(made, { 'link-status': 'ACTIVE' });
  expect(await follow(api, built)).toMatchObject({ statusCode: 303 });
});

describe('a pass that exists', () => {
  const moved = passenger({ 'pass-id': 'MOVED' });
  const inRow30 = { ...moved, 'seat-number-value': '30F' };

  test('is opened as it is by a link that does not update', async () => {
    const first = await follow(api, linkFor(link, moved));
    expect(await follow(api, linkFor(link, inRow30))).toEqual(first);
    expect(await passMade(api, templateId, 'MOVED')).toMatchObject({ 'seat-number': '12C' });
  });

  test('is changed, in what the link says alone, by one that does; the page shows it', async () => {
    const updating = await make({ 'update-pass-data': true });
    await api.send({
      action: 'updatepassdata',
      'pass-template-id': templateId,
      'pass-id': 'MOVED',
      'pass-data': { 'ticket-number': '2201234567890' },
    });
    const answer = await follow(api, linkFor(updating, inRow30));
    const before = await follow(api, linkFor(link, moved));
    expect(answer).toEqual(before);
    expect(await passMade(api, templateId, 'MOVED')).toMatchObject({
      'seat-number': '30F',
      'ticket-number': '2201234567890',
    });
    expect((await api.open('GET', targetOf(String(answer.headers?.location)))).body).toContain('30F');
    expect((await api.services.links.find('demo', updating.id))?.generated).toBe(0);
  });

  test('keeps each of several changes of the same moment', async () => {
    const seats = await make({ 'update-pass-data': true });
    const links = ['1A', '2B', '3C', '4D'].map((seat) => linkFor(seats, { ...moved, 'seat-number-value': seat }));
    const answers = await Promise.all(links.map((each) => follow(api, each)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    const pass = await api.services.passes.find(await api.services.identity.passKey('demo', 'MOVED'));
    expect(pass?.version).toBeGreaterThanOrEqual(6);
  });

  test('is not changed for who does not know whose it is', async () => {
    const updating = await make({ 'update-pass-data': true });
    const stranger = { ...inRow30, 'passenger-name-value': 'Max Mustermann', 'seat-number-value': '99Z' };
    expect(await follow(api, linkFor(updating, stranger))).toEqual(wrongAnswer);
    expect(await passMade(api, templateId, 'MOVED')).not.toMatchObject({ 'seat-number': '99Z' });
  });
});

const key = { 'checksum-key': 'AirlineKeyAirlineKeyAirlineKey00' };
test.each([
  ['CRC32', 'query-string', {}],
  ['CRC32', 'full-link', {}],
  ['HMAC-SHA256', 'query-string', key],
  ['HMAC-SHA256', 'full-link', key],
])('any changed character of a link is refused: %s of the %s', async (checksum, scope, more) => {
  const made = await make({ 'link-protection': { checksum, 'checksum-applied': scope, ...more } });
  const target = targetOf(linkFor(made, passenger({ 'pass-id': `EACH-${checksum}-${scope}` })));
  const before = (await passIdsOf(api, templateId)).length;
  for (let place = '/l/'.length; place < target.length; place++) {
    const character = target.charAt(place) === 'a' ? 'b' : 'a';
    const answer = await api.open('GET', target.slice(0, place) + character + target.slice(place + 1));
    expect({ place, ...answer }).toEqual({ place, ...wrongAnswer });
  }
  expect(await passIdsOf(api, templateId)).toHaveLength(before);
  expect(await api.open('GET', target)).toMatchObject({ statusCode: 303 });
});

test('a full link goes on working after the base has changed, and one of a foreign base does not', async () => {
  const protection = { 'link-protection': { checksum: 'SHA256', 'checksum-applied': 'full-link' } };
  const link = linkFor(await make(protection), passenger({ 'pass-id': 'BASE-1' }));
  const { origin } = new URL(link);
  const openedUnder = (...baseUrls: string[]) =>
    answerPublic(publicRequest('GET', targetOf(link)), { ...api.web, baseUrls }).then(decoded);
  expect(await openedUnder('https://new.example.com')).toEqual(wrongAnswer);
  expect(await openedUnder('https://new.example.com', origin)).toMatchObject({ statusCode: 303 });
});

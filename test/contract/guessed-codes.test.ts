import type { TestApi } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger, targetOf } from '../helpers/followed-links.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api, requests, log, time } = apiForAllTests();
let templateId: string;
let guessable: MadeLink;
let passId: string;
let installPage: string;
let wrongAnswer: Awaited<ReturnType<TestApi['open']>>;
let passes = 0;
beforeAll(async () => {
  templateId = await api.createTemplate();
  guessable = await makeLink(api, templateId, { ...plainVariables, 'encryption-settings': undefined });
  wrongAnswer = await api.open('GET', '/l/NoSuchLink');
});
beforeEach(async () => {
  passId = `GUESSED-${++passes}`;
  installPage = String((await follow(api, linkFor(guessable, erika()))).headers?.location);
  log.lines.length = 0;
  requests.operations.length = 0;
});

const plainVariables = {
  'pass-variables': Object.fromEntries(
    Object.keys(passenger()).map((name) => [name, { 'is-required': true, 'value-encryption': false }]),
  ),
};
const erika = (changes = {}) => passenger({ 'pass-id': passId, ...changes });
const codeOf = (guess: number) => ({ 'reservation-confirmation-code-value': `GUESS${guess}` });
const right = () => follow(api, linkFor(guessable, erika()));
const guesses = async (count: number, link = guessable) => {
  for (let guess = 1; guess <= count; guess++)
    expect(await follow(api, linkFor(link, erika(codeOf(guess))))).toEqual(wrongAnswer);
};
const passKey = () => api.services.identity.passKey('demo', passId);
const linesWith = (code: string) => log.lines.filter((line) => (line as unknown[])[0] === code);

test('after 100 wrong codes in 24 hours the right one is refused, too, and says so in the log', async () => {
  await guesses(99);
  expect(await right()).toMatchObject({ statusCode: 303 });
  expect(linesWith('LINK-CODES-GUESSED')).toEqual([]);
  await guesses(1);
  expect(await right()).toEqual(wrongAnswer);
  const details = { account: 'demo', linkId: guessable.id, passKey: await passKey() };
  expect(linesWith('LINK-CODES-GUESSED')).toEqual([['LINK-CODES-GUESSED', details]]);
  expect(JSON.stringify(log.lines)).not.toMatch(/GUESS\d|Erika|ABC123/);
});

describe('a pass that was guessed at too often', () => {
  beforeEach(async () => {
    const key = await passKey();
    await Promise.all(Array.from({ length: 100 }, () => api.web.linkedPasses.countWrongCode(key)));
  });

  test('is still opened by links that cannot be guessed, and by its install link', async () => {
    const protection = { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) };
    const signed = await makeLink(api, templateId, {
      ...plainVariables,
      'encryption-settings': undefined,
      'link-protection': protection,
    });
    const encrypted = await makeLink(api, templateId);
    for (const link of [signed, encrypted])
      expect((await follow(api, linkFor(link, erika()))).headers?.location).toBe(installPage);
    expect(await api.open('GET', targetOf(installPage))).toMatchObject({ statusCode: 200 });
  });

  test('answers a right and a wrong code with the same work, and counts no more', async () => {
    requests.operations.length = 0;
    expect(await right()).toEqual(wrongAnswer);
    expect(requests.operations.splice(0)).toEqual(['GetItem', 'Query']);
    await guesses(1);
    expect(requests.operations).toEqual(['GetItem', 'Query']);
  });

  test('is answered for again 24 hours after the first of them', async () => {
    time.at = new Date(now.getTime() + 24 * 3_600_000 - 1);
    expect(await right()).toEqual(wrongAnswer);
    time.at = new Date(now.getTime() + 24 * 3_600_000);
    expect(await right()).toMatchObject({ statusCode: 303 });
    await guesses(1);
    expect((await api.web.linkedPasses.find(await passKey())).wrongCodes).toBe(1);
  });

  test('is one of many: others are opened as before', async () => {
    passId = `GUESSED-${++passes}`;
    expect(await right()).toMatchObject({ statusCode: 303 });
  });
});

test('a right code costs nothing more, a wrong one a write beside the pass that the relay does not hear of', async () => {
  await right();
  expect(requests.operations.splice(0)).toEqual(['GetItem', 'Query']);
  const PK = `PASS#${await passKey()}`;
  const before = await streamImage(api.env, PK, 'PASS');
  await guesses(1);
  requests.operations.length = 0;
  await guesses(1);
  expect(requests.operations).toEqual(['GetItem', 'Query', 'UpdateItem']);
  expect(await streamImage(api.env, PK, 'PASS')).toEqual(before);
  const counted = await streamImage(api.env, PK, 'PASS#WRONGCODES');
  expect(counted).toMatchObject({ count: { N: '2' }, ttl: { N: String(now.getTime() / 1_000 + 86_400) } });
  const calls = requests.operations.length;
  expect(await relayChange(api.aws, undefined, counted)).toEqual({ batchItemFailures: [] });
  expect(requests.operations).toHaveLength(calls);
});

test('codes that came encrypted, or under HMAC-SHA256, are no guesses', async () => {
  await guesses(2, await makeLink(api, templateId));
  expect((await api.web.linkedPasses.find(await passKey())).wrongCodes).toBe(0);
});

test('wrong names, with whatever code, do not close the link, and take the same work as wrong codes', async () => {
  await guesses(2);
  const key = await passKey();
  await Promise.all(Array.from({ length: 97 }, () => api.web.linkedPasses.countWrongCode(key)));
  for (const code of [codeOf(1), codeOf(2), {}]) {
    requests.operations.length = 0;
    const link = linkFor(guessable, erika({ 'passenger-name-value': 'Max', ...code }));
    expect(await follow(api, link)).toEqual(wrongAnswer);
    expect(requests.operations).toEqual(['GetItem', 'Query', 'UpdateItem']);
  }
  expect(await right()).toMatchObject({ statusCode: 303 });
  await guesses(1);
  expect(await right()).toEqual(wrongAnswer);
});

test('wrong names count where a link requires no confirmation code, as nothing else is guessed', async () => {
  passId = `GUESSED-${++passes}`;
  const { 'reservation-confirmation-code-value': _code, ...variables } = plainVariables['pass-variables'];
  const link = await makeLink(api, templateId, { 'pass-variables': variables, 'encryption-settings': undefined });
  const withName = (name: string) => {
    const { 'reservation-confirmation-code-value': _none, ...values } = erika({ 'passenger-name-value': name });
    return follow(api, linkFor(link, values));
  };
  expect(await withName('Erika')).toMatchObject({ statusCode: 303 });
  for (let guess = 1; guess <= 3; guess++) expect(await withName(`GUESS${guess}`)).toEqual(wrongAnswer);
  expect((await api.web.linkedPasses.find(await passKey())).wrongCodes).toBe(3);
});

test('guesses at the same moment are all counted, also the first of them', async () => {
  const links = Array.from({ length: 20 }, (_, guess) => linkFor(guessable, erika(codeOf(guess))));
  await Promise.all(links.map((link) => follow(api, link)));
  expect((await api.web.linkedPasses.find(await passKey())).wrongCodes).toBe(20);
});

test('a count that fails is in the log, and the answer is the one for wrong links', async () => {
  requests.fault = (operation) => (operation === 'UpdateItem' ? 'unreachable' : undefined);
  await guesses(1);
  expect(linesWith('LINK-CODE-UNCOUNTED')).toHaveLength(1);
});

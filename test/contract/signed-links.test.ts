import { inspect } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { checksumOf, type PassengerValues } from '../../clients/link-builder/link-builder.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger, passMade, targetOf } from '../helpers/followed-links.ts';

const { api, log } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

const signed = {
  checksum: 'HMAC-SHA256',
  'checksum-applied': 'query-string',
  'checksum-key': 'TopSecret'.repeat(4).slice(0, 32),
};
const unsigned = { checksum: 'SHA256', 'checksum-applied': 'query-string' };
const plain = { 'is-required': false, 'value-encryption': false };

const make = (changes: Record<string, unknown> = {}) =>
  makeLink(api, templateId, { 'link-protection': signed, ...changes });
const passOf = async (passId: string) =>
  (await api.services.passes.find(await api.services.identity.passKey('demo', passId))) ?? fail();
const fail = () => {
  throw new Error('There is no such pass');
};
const queryOf = (link: string) => link.split('?')[1] ?? '';
const valueIn = (link: string, name: string) => new RegExp(`[?&]${name}=([^&]+)`).exec(link)?.[1] ?? '';

/** Forges a request without the key: a changed query with the best checksum of an attacker. */
function forged(built: string, from: string, to: string): string {
  const changed = queryOf(built)
    .replace(/&checksum=.*/, '')
    .replace(from, to);
  const address = built.split('?')[0];
  return `${address}?${changed}&checksum=${checksumOf('SHA256', changed)}`;
}

describe('an attacker who has seen a link, but no key,', () => {
  const victim = passenger({ 'pass-id': 'VICTIM', 'user-email': 'victim.private@corp.example' });
  const attacker = passenger({ 'pass-id': 'ATTACKER' });

  const readWith = async (link: MadeLink) => {
    const own = linkFor(link, attacker);
    const name = valueIn(own, 'passenger-name-value');
    const answer = await follow(api, forged(own, name, valueIn(linkFor(link, victim), 'user-email')));
    if (answer.statusCode !== 303) return undefined;
    return (await api.open('GET', targetOf(String(answer.headers?.location)))).body;
  };

  test('can have an encrypted value read to them under a checksum without a key', async () => {
    expect(await readWith(await make({ 'link-protection': unsigned }))).toContain('victim.private@corp.example');
  });

  test('cannot under HMAC-SHA256', async () => {
    expect(await readWith(await make())).toBeUndefined();
  });

  test('cannot carry a link over to another one: full-link names the link, and each has a key of its own', async () => {
    const keyless = { ...signed, 'checksum-applied': 'full-link' };
    const [one, other] = [await make({ 'link-protection': keyless }), await make({ 'link-protection': keyless })];
    const built = linkFor(one, passenger({ 'pass-id': 'MOVED-ON' }));
    expect(await follow(api, built.replace(one.id, other.id))).toMatchObject({ statusCode: 404 });
    expect(await follow(api, built)).toMatchObject({ statusCode: 303 });
    const rekeyed = await make({ 'link-protection': { ...signed, 'checksum-key': 'k'.repeat(32) } });
    const ofQuery = linkFor(await make(), passenger({ 'pass-id': 'MOVED-ON' }));
    const moved = `${rekeyed.definition['preview-url'].split('?')[0]}?${queryOf(ofQuery)}`;
    expect(await follow(api, moved)).toMatchObject({ statusCode: 404 });
  });
});

test('checksum-key is in no answer, no log line and no item, and comes back to the service as it was', async () => {
  const made = await make();
  const refused = await api.send({
    action: 'updatepassissuancelink',
    'issuance-link-id': made.id,
    'pass-template-id': templateId,
    'link-protection': { ...signed, checksum: 'MD5' },
  });
  expect(refused.httpStatus).toBe(400);
  expect((await api.services.links.find('demo', made.id))?.fields['link-protection']).toEqual(signed);
  const { Item } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new GetCommand({ TableName: api.env.TABLE_NAME, Key: { PK: `LINK#${made.id}`, SK: 'LINK' } }),
  );
  expect(Item?.fields['link-protection']).toEqual({
    checksum: 'HMAC-SHA256',
    'checksum-applied': 'query-string',
    'checksum-key': { accessVersion: expect.any(String), sealed: expect.any(String) },
  });
  const { 'preview-url': preview } = made.definition;
  expect(inspect([preview, refused, log.lines, Item], { depth: Number.POSITIVE_INFINITY })).not.toContain('TopSecret');
});

describe('a link that updates', () => {
  const variables = (...names: string[]) => ({
    'update-pass-data': true,
    'encryption-settings': undefined,
    'pass-variables': Object.fromEntries([...Object.keys(passenger()), ...names].map((name) => [name, plain])),
  });
  const attack: PassengerValues = {
    'seat-number-value': '66F',
    'user-email': 'attacker@evil.example',
    'user-phone': '4915112345678',
    'additional-image': 'https://evil.example/x.png',
  };
  const added = ['user-email', 'user-phone', 'additional-image'];

  const makePass = async (passId: string) => {
    const { httpStatus } = await api.send({
      ...api.passRequest(templateId, { 'pass-id': passId }),
      'pass-data': {
        'passenger-name': 'Erika Mustermann',
        'boarding-group': '2',
        'boarding-position': '17',
        'seat-number': '12C',
        'confirmation-number': 'ABC123',
      },
      'pass-meta-data': { 'user-email': 'erika@example.com' },
    });
    expect(httpStatus).toBe(200);
  };

  test.each([
    ['no checksum', undefined],
    ['a checksum without a key', unsigned],
  ])('with %s changes neither how the passenger is reached nor a picture, but the rest', async (title, protection) => {
    const passId = `KEPT-${title.length}`;
    await makePass(passId);
    const before = await passOf(passId);
    const link = await make({ 'link-protection': protection, ...variables(...added) });
    const answer = await follow(api, linkFor(link, passenger({ 'pass-id': passId, ...attack })));
    expect(answer).toMatchObject({ statusCode: 303 });
    const after = await passOf(passId);
    expect(after.contact).toEqual({ 'user-email': 'erika@example.com' });
    expect(after.contactHashes).toEqual(before.contactHashes);
    expect(after.fields['additional-image']).toEqual(before.fields['additional-image']);
    expect(await passMade(api, templateId, passId)).toMatchObject({ 'seat-number': '66F' });
  });

  test('under HMAC-SHA256 changes them, as its airline has written it', async () => {
    await makePass('CHANGED');
    const link = await make(variables(...added));
    const answer = await follow(api, linkFor(link, passenger({ 'pass-id': 'CHANGED', ...attack })));
    expect(answer).toMatchObject({ statusCode: 303 });
    const after = await passOf('CHANGED');
    expect(after.contact).toEqual({ 'user-email': 'attacker@evil.example', 'user-phone': '4915112345678' });
    expect(after.fields).toMatchObject({ 'additional-image': 'https://evil.example/x.png', 'seat-number': '66F' });
  });

  test('deletes the files of a pass that has changed, and leaves those of one whose contact has', async () => {
    await makePass('FILES');
    const link = await make(variables(...added));
    const hasPage = async (values: PassengerValues) => {
      const { headers } = await follow(api, linkFor(link, passenger({ 'pass-id': 'FILES', ...values })));
      return api.aws.bucket.get(new URL(String(headers?.location)).pathname.slice(1)) !== undefined;
    };
    expect(await hasPage({ 'user-email': 'erika@example.org' })).toBe(true);
    expect(await hasPage({ 'user-email': 'erika@example.org', 'seat-number-value': '66F' })).toBe(false);
  });
});

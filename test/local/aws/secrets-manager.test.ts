import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SecretsManager } from '../../../local/aws/secrets-manager.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { secretArn } from '../../../local/basics/names.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const now = Date.parse('2027-03-15T12:00:00Z');
const secrets = new SecretsManager(directory, () => now);
let server: Listening;
let client: SecretsManagerClient;

beforeAll(async () => {
  server = await secrets.listen();
  client = new SecretsManagerClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const create = (Name: string, SecretString: string) => client.send(new CreateSecretCommand({ Name, SecretString }));
const value = async (SecretId: string, more: object = {}) =>
  (await client.send(new GetSecretValueCommand({ SecretId, ...more }))).SecretString;

test('a secret is read by its name and by its ARN', async () => {
  const { ARN } = await create('certificates/demo/apple', 'PEM');
  expect([await value('certificates/demo/apple'), await value(ARN ?? '')]).toEqual(['PEM', 'PEM']);
});

test('a name is taken once', async () => {
  await create('taken', '1');
  await expect(create('taken', '2')).rejects.toMatchObject({ name: 'ResourceExistsException' });
  expect(await value('taken')).toBe('1');
});

test('a new value becomes current and the old one stays as previous', async () => {
  await create('rotated', 'old');
  await client.send(new PutSecretValueCommand({ SecretId: 'rotated', SecretString: 'new' }));
  expect([await value('rotated'), await value('rotated', { VersionStage: 'AWSPREVIOUS' })]).toEqual(['new', 'old']);
});

const putValue = (SecretId: string, SecretString: string, ClientRequestToken?: string) =>
  client.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken }));

test.each<[string, string, () => Promise<unknown>]>([
  ['a value of more than 64 KB', 'secretString', () => create('large', 'x'.repeat(65_537))],
  ['a new value of more than 64 KB, as UTF-8', 'secretString', () => putValue('taken', 'ü'.repeat(32_769))],
  ['an empty value', 'secretString', () => putValue('taken', '')],
  ['a token of 31 characters', 'clientRequestToken', () => putValue('taken', 'x', 't'.repeat(31))],
  ['a name with a space', 'Invalid name', () => create('certificates/demo/pass type', 'x')],
  ['a name of 513 characters', 'Invalid name', () => create('n'.repeat(513), 'x')],
])('%s is refused', async (_, message, request) => {
  await expect(request()).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining(message),
  });
});

test('what is at the limits is taken', async () => {
  await create('a/_+=.@-'.padEnd(512, 'n'), 'x'.repeat(65_536));
});

test('the same request again is no second version, another value for its token is refused', async () => {
  const token = 'token-of-the-first-request-'.padEnd(32, '1');
  const createAgain = (SecretString: string) =>
    client.send(new CreateSecretCommand({ Name: 'once', SecretString, ClientRequestToken: token }));
  const first = await createAgain('1');
  expect((await createAgain('1')).VersionId).toBe(first.VersionId);
  await expect(createAgain('2')).rejects.toMatchObject({ name: 'ResourceExistsException' });
  const later = 'token-of-a-later-request-'.padEnd(32, '2');
  await putValue('once', '2', later);
  await putValue('once', '2', later);
  await putValue('once', '1', token);
  await expect(putValue('once', '3', later)).rejects.toMatchObject({ name: 'ResourceExistsException' });
  expect([await value('once'), await value('once', { VersionStage: 'AWSPREVIOUS' })]).toEqual(['2', '1']);
});

test('an unknown secret is not found', async () => {
  await expect(value('unknown')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('a declared secret is generated once, also across restarts', async () => {
  const generated = {
    GenerateSecretString: {
      SecretStringTemplate: '{"current":"1"}',
      GenerateStringKey: '1',
      PasswordLength: 64,
      ExcludePunctuation: true,
    },
  };
  secrets.declare('access', generated);
  const first = await value('access');
  expect(JSON.parse(first ?? '')).toEqual({ current: '1', '1': expect.stringMatching(/^[A-Za-z0-9]{64}$/) });
  new SecretsManager(directory, () => now).declare('access', generated);
  expect(await value('access')).toBe(first);
  const unknown = { GenerateSecretString: { RequireEachIncludedType: true } as object };
  expect(() => secrets.declare('unknown-rule', unknown)).toThrow('does not know RequireEachIncludedType');
});

test('references of templates are resolved, whole secrets and single JSON keys', async () => {
  await create('plain', 'header value');
  await create('json', '{"user":"demo"}');
  const references = [
    `{{resolve:secretsmanager:${secretArn('plain')}:SecretString:::}}`,
    '{{resolve:secretsmanager:plain}}',
    'as {{resolve:secretsmanager:json:SecretString:user::}}',
  ];
  expect(references.map((text) => secrets.resolveReferences(text))).toEqual([
    'header value',
    'header value',
    'as demo',
  ]);
  const { VersionId } = await client.send(new PutSecretValueCommand({ SecretId: 'plain', SecretString: 'next' }));
  await client.send(new PutSecretValueCommand({ SecretId: 'plain', SecretString: 'the one after' }));
  const pinned = `{{resolve:secretsmanager:${secretArn('plain')}:SecretString:::${VersionId}}}`;
  expect(secrets.resolveReferences(pinned)).toBe('next');
});

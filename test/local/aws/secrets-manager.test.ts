import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SecretsManager } from '../../../local/aws/secrets-manager.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import { secretArn } from '../../../local/cloud/names.ts';
import type { Listening } from '../../../local/http.ts';
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
});

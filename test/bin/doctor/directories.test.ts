import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { directoriesCheck } from '../../../bin/admin/doctor/directories.ts';
import { findingsOf, healthyStage } from './doctor.ts';

const named = (name: string, message = name) => Object.assign(new Error(message), { name });
const secrets = mockClient(SecretsManagerClient);
beforeEach(() => void secrets.reset());
afterAll(() => secrets.restore());

const issuer = 'https://id.example.com';
const usual = {
  issuer,
  ...{ authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` },
};
const staff = { id: 'staff', account: 'demo', issuer, clientSecret: 'name' };
const findings = (metadata: () => unknown, directory: object = staff) =>
  findingsOf(directoriesCheck, {
    outputs: { Directories: JSON.stringify([directory]) },
    network: {
      ...healthyStage.network,
      fetch: async () => {
        const answer = metadata();
        return answer instanceof Response ? answer : Response.json(answer);
      },
    },
  });
const unreachable = () => {
  throw new TypeError('fetch failed', { cause: named('Error', 'getaddrinfo ENOTFOUND id.example.com') });
};

test.each<[string, () => unknown, string]>([
  [
    'healthy',
    () => usual,
    'ok: staff can be used; its redirect address is https://passes.example.com/desk/signed-in/staff',
  ],
  [
    'of several tenants',
    () => ({ ...usual, issuer: 'https://login.example.com/{tenantid}/v2.0' }),
    'failure: staff calls itself https://login.example.com/{tenantid}/v2.0: write exactly that as issuer',
  ],
  [
    'elsewhere',
    () => Response.json(usual, { status: 404 }),
    `failure: staff answers 404 at ${issuer}/.well-known/openid-configuration`,
  ],
  ['no provider', () => null, 'failure: staff calls itself undefined: write exactly that as issuer'],
  [
    'without keys',
    () => ({ ...usual, jwks_uri: 'http://id.example.com' }),
    'failure: staff names no jwks_uri that can be used',
  ],
  [
    'with keys that are no address',
    () => ({ ...usual, jwks_uri: 7 }),
    'failure: staff names no jwks_uri that can be used',
  ],
  [
    'for tokens only',
    () => ({ ...usual, response_types_supported: ['id_token'] }),
    'failure: staff does not offer the authorization code flow',
  ],
  [
    'with the plain method',
    () => ({ ...usual, code_challenge_methods_supported: ['plain'] }),
    'failure: staff does not offer PKCE with S256',
  ],
  [
    'unreachable',
    unreachable,
    'failure: staff does not answer at https://id.example.com: getaddrinfo ENOTFOUND id.example.com',
  ],
])('%s', async (_title, metadata, finding) => {
  secrets.on(GetSecretValueCommand, { SecretId: 'name' }).resolves({ SecretString: 'secret' });
  expect(await findings(metadata)).toEqual([finding, 'ok: the secret of staff can be read']);
});

test('a secret that is missing or no text, and an account that does not exist, are named', async () => {
  secrets.on(GetSecretValueCommand).rejects(named('ResourceNotFoundException'));
  expect(await findings(() => usual, { ...staff, account: 'another' })).toEqual([
    expect.stringMatching(/^ok/),
    'failure: the secret name of staff does not exist',
    'failure: staff is for the account another, which does not exist',
  ]);
  secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"secret":"s"}' });
  expect((await findings(() => usual))[1]).toBe('failure: the secret of staff is no plain text');
});

test('a stage without any is fine', async () => {
  expect(await findingsOf(directoriesCheck)).toEqual(['ok: people sign in by invitation only']);
});

import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../../bin/admin/options.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { createTestChain, strangersKeyPem } from '../helpers/certificates.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { Operator } from '../helpers/operator.ts';
import { itWith, programs, run } from '../helpers/programs.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const { api } = apiForAllTests();
const chain = forAllTests(createTestChain);
const operator = forAllTests(() => new Operator({ ...api.env, LOCAL_APPLE_ROOT: chain.rootSha256 }));

function file(name: string, content: string): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

const pemFiles = ({ certificatePem, privateKeyPem, intermediatePem } = chain.certificate) => ({
  certificate: file('cert.pem', certificatePem),
  key: file('key.pem', privateKeyPem),
  intermediate: file('ca.pem', intermediatePem),
  root: file('root.pem', chain.rootPem),
});

const added =
  'Certificate pass.com.example.boarding of A1B2C3D4E5, until 2029-01-01T00:00:00.000Z: the default of new templates';

let accounts = 0;
async function newAccount(): Promise<{ account: string; apiKey: string }> {
  const account = `cert-air-${++accounts}`;
  const answer = await operator.run('account create', { account, name: 'Air' });
  return { account, apiKey: /API key (\w{40})/.exec(answer)?.[1] as string };
}

const createTemplate = async (apiKey: string) => (await api.send(templateRequest(api.images), apiKey)).body;

test('admin: with a certificate from PEM files an account makes templates', async () => {
  const { account, apiKey } = await newAccount();
  const { apiKey: without } = await newAccount();
  expect(await createTemplate(without)).toMatchObject({ 'error-code': 'E9008' });
  expect(await operator.run('certificate add', { account, ...pemFiles() })).toBe(added);
  expect(await createTemplate(apiKey)).toMatchObject({ status: 'success' });
});

itWith(programs.openssl, 'admin: a .p12 is added with its password', async (openssl) => {
  const { account } = await newAccount();
  pemFiles();
  writeFileSync(join(directory, 'chain.pem'), `${chain.certificate.intermediatePem}\n${chain.rootPem}`);
  const args = '-export -in cert.pem -inkey key.pem -certfile chain.pem -out pass.p12 -passout pass:secret';
  expect(run(openssl, ['pkcs12', ...args.split(' ')], directory).stderr).toBe('');
  const certificate = join(directory, 'pass.p12');
  operator.password = 'wrong';
  await expect(operator.run('certificate add', { account, certificate })).rejects.toThrow(
    'The password of the .p12 is wrong',
  );
  operator.password = 'secret';
  expect(await operator.run('certificate add', { account, certificate })).toBe(added);
});

test('admin: a certificate that cannot sign is refused, and nothing is stored', async () => {
  const { account } = await newAccount();
  const files = { ...pemFiles(), key: file('other.pem', await strangersKeyPem()) };
  await expect(operator.run('certificate add', { account, ...files })).rejects.toThrow('does not belong');
  expect((await operator.run('certificate list', { account })).split('\n')).toHaveLength(1);
  await expect(operator.run('certificate add', { account: 'nobody', ...pemFiles() })).rejects.toThrow(
    'no account nobody',
  );
});

test('admin: a certificate that passkit-generator cannot sign with is refused, and nothing is stored', async () => {
  const { account } = await newAccount();
  const files = pemFiles(await chain.variant({ isElliptic: true }));
  await expect(operator.run('certificate add', { account, ...files })).rejects.toThrow(
    'passkit-generator builds no pass with this certificate',
  );
  expect((await operator.run('certificate list', { account })).split('\n')).toHaveLength(1);
});

test('admin: on a stage a chain ends at Apple’s root, or at one that the operator names', async () => {
  const { account } = await newAccount();
  const deployed = new Operator(api.env);
  const add = (more: Options = {}) => deployed.run('certificate add', { account, ...pemFiles(), ...more });
  await expect(add()).rejects.toThrow(`it is Test Root CA, SHA-256 ${chain.rootSha256}`);
  await expect(add({ 'accept-root': 'a'.repeat(64) })).rejects.toThrow("none of Apple's");
  await expect(add({ 'accept-root': 'Test Root CA' })).rejects.toThrow('must be a SHA-256: 64 hex digits');
  const withColons = chain.rootSha256.toUpperCase().replace(/..(?=.)/g, '$&:');
  expect(await add({ 'accept-root': withColons })).toBe(added);
});

test('admin: a Google Wallet issuer is added with its service account', async () => {
  const { account } = await newAccount();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const serviceAccount = {
    type: 'service_account',
    client_email: 'passes@air.example',
    private_key_id: 'id',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  const options = { account, 'service-account': file('b.json', JSON.stringify(serviceAccount)) };
  await expect(operator.run('certificate add', options)).rejects.toThrow('--issuer is needed');
  expect(await operator.run('certificate add', { ...options, issuer: '3388000000000000001' })).toBe(
    'Certificate 3388000000000000001 of passes@air.example: the default of new templates',
  );
});

test('admin: certificates are listed with what they are for and how many days they have left', async () => {
  const { account } = await newAccount();
  await operator.run('certificate add', { account, ...pemFiles() });
  const second = await chain.variant({
    passTypeId: 'pass.com.example.second',
    notAfter: new Date('2028-01-01T00:00:00Z'),
  });
  await operator.run('certificate add', { account, ...pemFiles(second) });
  await operator.run('certificate deactivate', { account, id: 'pass.com.example.second' });
  operator.at = new Date('2027-12-02T12:00:00Z');
  const [, first, other] = (await operator.run('certificate list', { account })).split('\n');
  expect(first?.split(/ {2,}/)).toEqual([
    'pass.com.example.boarding',
    'A1B2C3D4E5',
    'active, default',
    expect.stringMatching(/^2\d{3}-/),
    '2029-01-01T00:00:00.000Z',
    '395',
  ]);
  expect(other).toMatch(/^pass\.com\.example\.second +A1B2C3D4E5 +inactive .* 29$/);
});

test('admin: passes of a template live on when its certificate is deactivated, and no new template gets it', async () => {
  const { account, apiKey } = await newAccount();
  await operator.run('certificate add', { account, ...pemFiles() });
  const templateId = String((await createTemplate(apiKey))['pass-template-id']);
  const id = 'pass.com.example.boarding';
  await operator.run('certificate deactivate', { account, id });
  await expect(operator.run('certificate default', { account, id })).rejects.toThrow('not active: activate it first');
  const passTypeField = { ...templateRequest(api.images), 'walleta-fields': { 'pass-type-id': id } };
  expect((await api.send(passTypeField, apiKey)).body.status).toBe('failure');
  const request = api.passRequest(templateId, { 'pass-id': 'after-deactivation' });
  expect((await api.send(request, apiKey)).body).toMatchObject({ status: 'success' });
});

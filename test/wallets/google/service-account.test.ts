import { generateKeyPairSync } from 'node:crypto';
import { checkServiceAccount } from '../../../lambdas/wallets/google/service-account.ts';

const pemOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const good = {
  type: 'service_account',
  client_email: 'passes@airline.iam.gserviceaccount.com',
  private_key_id: 'a1b2c3',
  private_key: pemOf(2048),
  token_uri: 'https://oauth2.googleapis.com/token',
};
const check = (changes: object = {}, issuerId = '3388000000000000001') =>
  checkServiceAccount(issuerId, JSON.stringify({ ...good, ...changes }));

test('service account: a key file from Google’s console is taken, and says whose it is', () => {
  expect(check()).toEqual({ clientEmail: 'passes@airline.iam.gserviceaccount.com' });
});

test.each([
  [{ type: 'authorized_user' }, 'its type is another'],
  [{ client_email: undefined }, 'lacks client_email'],
  [{ private_key_id: '' }, 'lacks private_key_id'],
  [{ private_key: 'secret' }, 'private_key cannot be read'],
  [{ private_key: pemOf(1024) }, 'not an RSA key of 2048 bits'],
  [{ token_uri: 'https://attacker.example/token' }, 'token_uri is not https://oauth2.googleapis.com/token'],
])('service account: %j is refused with what is wrong', (changes, message) => {
  expect(() => check(changes)).toThrow(message);
});

test('service account: text that is no JSON is refused without being quoted', () => {
  expect(() => checkServiceAccount('3388000000000000001', '-----BEGIN secret')).toThrow(
    /^The service account is not JSON$/,
  );
  expect(() => checkServiceAccount('3388000000000000001', 'null')).toThrow('not JSON');
});

test('service account: an issuer id is a number', () => {
  expect(() => check({}, 'BCR2DN4T')).toThrow('The issuer id is not a number');
});

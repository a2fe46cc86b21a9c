import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appleCertificate, googleIssuer } from '../../../local/demo/account.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const now = new Date('2026-11-21T12:00:00Z');
const pem = (file: string) => readFileSync(path.join(directory, file), 'utf8');

beforeAll(() => provideCertificates(directory, now));

test('the chain looks like Apple’s: root, intermediate, and a pass type certificate with UID and OU, RSA-2048', () => {
  const [root, intermediate, passType] = ['root.pem', 'intermediate.pem', 'pass-type.pem'].map(
    (file) => new X509Certificate(pem(file)),
  );
  if (!root || !intermediate || !passType) throw new Error('incomplete chain');
  expect([root.verify(root.publicKey), root.ca]).toEqual([true, true]);
  expect([intermediate.verify(root.publicKey), intermediate.checkIssued(root), intermediate.ca]).toEqual([
    true,
    true,
    true,
  ]);
  expect([passType.verify(intermediate.publicKey), passType.checkIssued(intermediate), passType.ca]).toEqual([
    true,
    true,
    false,
  ]);
  expect(intermediate.subject).toContain('Apple Worldwide Developer Relations');
  expect(passType.checkPrivateKey(createPrivateKey(pem('pass-type-key.pem')))).toBe(true);
  expect(passType.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  expect(passType.validToDate.getUTCFullYear() - now.getUTCFullYear()).toBe(5);
});

test('pass type and team are read from the certificate', async () => {
  expect(appleCertificate(await provideCertificates(directory, now))).toMatchObject({
    passTypeId: 'pass.com.example.boardingpass',
    teamId: 'LOCALTEAM1',
  });
});

itWith(programs.openssl, 'openssl accepts a signature of the chain', (openssl) => {
  writeFileSync(path.join(directory, 'manifest.json'), '{}');
  const sign =
    '-sign -binary -in manifest.json -signer pass-type.pem -inkey pass-type-key.pem -certfile intermediate.pem';
  const verify =
    '-verify -binary -inform DER -in signature -content manifest.json -CAfile root.pem -purpose any -attime';
  run(openssl, ['cms', ...sign.split(' '), '-outform', 'DER', '-out', 'signature'], directory);
  expect(run(openssl, ['cms', ...verify.split(' '), String(now.getTime() / 1_000)], directory).stderr).toContain(
    'Verification successful',
  );
});

test('a folder keeps its certificates, also those that a developer has put there', async () => {
  const first = pem('root.pem');
  writeFileSync(path.join(directory, 'apns.pem'), pem('intermediate.pem'));
  expect((await provideCertificates(directory, now)).apns).toBe(pem('intermediate.pem'));
  expect(pem('root.pem')).toBe(first);
});

test('a certificate without its key is not replaced by a new one', async () => {
  const incomplete = path.join(directory, 'incomplete');
  mkdirSync(incomplete);
  writeFileSync(path.join(incomplete, 'pass-type.pem'), 'real');
  writeFileSync(path.join(incomplete, 'intermediate.pem'), 'real');
  await expect(provideCertificates(incomplete, now)).rejects.toThrow('lacks pass-type-key.pem');
  expect(readFileSync(path.join(incomplete, 'pass-type.pem'), 'utf8')).toBe('real');
});

test('the Google Wallet issuer has a service account whose public half lies beside it', () => {
  const { issuerId, serviceAccountJson } = googleIssuer(directory, '3388');
  const { private_key, client_email } = JSON.parse(serviceAccountJson);
  expect([issuerId, client_email]).toEqual(['3388', expect.stringMatching(/@.+\.iam\.gserviceaccount\.com$/)]);
  const publicHalf = createPublicKey(private_key).export({ type: 'spki', format: 'pem' });
  expect(publicHalf).toBe(pem('walletb-public.pem'));
  expect(googleIssuer(directory, '3388').serviceAccountJson).toBe(serviceAccountJson);
});

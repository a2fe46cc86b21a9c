import { spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { CertificateUnusable } from '../../../lambdas/ports/apple-wallet.ts';
import { readUpload } from '../../../lambdas/wallets/apple/certificate-upload.ts';
import { createTestChain, strangersKeyPem, type TestChain } from '../../helpers/certificates.ts';
import { now } from '../../helpers/examples.ts';
import { withFiles } from '../../helpers/pkpass.ts';
import { itWith, programs } from '../../helpers/programs.ts';

let chain: TestChain;
beforeAll(async () => {
  chain = await createTestChain();
});

const password = 'pa$$ wörd';
const bytes = (text: string) => Buffer.from(text);
const derOf = (pem: string) => new X509Certificate(pem).raw;

interface Files {
  readonly certificate?: Buffer;
  readonly privateKey?: Buffer | undefined;
  readonly intermediate?: Buffer | undefined;
  readonly password?: string;
}

/** The three files as PEM, changed as wanted. */
function read({ ...changes }: Files = {}, { certificatePem, privateKeyPem, intermediatePem } = chain.certificate) {
  return readUpload(
    {
      wallet: 'walleta',
      certificate: bytes(certificatePem),
      privateKey: bytes(privateKeyPem),
      intermediate: bytes(intermediatePem),
      ...changes,
    },
    now,
  );
}

function p12With(
  openssl: string,
  { certificatePem, privateKeyPem, intermediatePem }: AppleCertificate,
  args: string[],
) {
  const files = {
    'cert.pem': bytes(certificatePem),
    'key.pem': bytes(privateKeyPem),
    'ca.pem': bytes(intermediatePem),
  };
  return withFiles(files, (cwd) => {
    const inputs = ['-in', 'cert.pem', '-inkey', 'key.pem', '-passout', 'stdin'];
    const { stdout, status, stderr } = spawnSync(openssl, ['pkcs12', '-export', ...inputs, ...args], {
      cwd,
      input: `${password}\n`,
    });
    expect([status, stderr.toString()]).toEqual([0, '']);
    return stdout;
  });
}

function expectSame(certificate: AppleCertificate): void {
  const { passTypeId, teamId, privateKeyPem, certificatePem } = chain.certificate;
  expect(certificate).toMatchObject({ passTypeId, teamId });
  expect(derOf(certificate.certificatePem)).toEqual(derOf(certificatePem));
  expect(createPrivateKey(certificate.privateKeyPem).equals(createPrivateKey(privateKeyPem))).toBe(true);
}

test('certificate: three PEM files are read', async () => {
  expectSame(await read());
});

test('certificate: DER files, as Apple’s site gives them, are read', async () => {
  const { certificatePem, intermediatePem } = chain.certificate;
  expectSame(await read({ certificate: derOf(certificatePem), intermediate: derOf(intermediatePem) }));
});

test('certificate: one PEM file may hold all three, in any order and with text between', async () => {
  const { certificatePem, privateKeyPem, intermediatePem } = chain.certificate;
  const all = `Bag Attributes\n${intermediatePem}\n${privateKeyPem}\nfriendlyName: x\n${certificatePem}`;
  expectSame(await read({ certificate: bytes(all), privateKey: undefined, intermediate: undefined }));
});

describe.each([
  ['the ciphers of OpenSSL 3', ['-certfile', 'ca.pem']],
  ['the ciphers of Keychain Access', ['-certfile', 'ca.pem', '-legacy']],
])('.p12 with %s', (_, args) => {
  itWith(programs.openssl, 'is read with its password', async (openssl) => {
    const certificate = p12With(openssl, chain.certificate, args);
    expectSame(await read({ certificate, privateKey: undefined, intermediate: undefined, password }));
  });

  itWith(programs.openssl, 'is refused with another password, or none', async (openssl) => {
    const certificate = p12With(openssl, chain.certificate, args);
    for (const wrong of ['pa$$', ''])
      await expect(read({ certificate, privateKey: undefined, password: wrong })).rejects.toThrow(
        'The password of the .p12 is wrong, or is missing',
      );
  });
});

itWith(programs.openssl, '.p12 without Apple’s intermediate says where to get it', async (openssl) => {
  const certificate = p12With(openssl, chain.certificate, []);
  const upload = { certificate, privateKey: undefined, intermediate: undefined, password };
  await expect(read(upload)).rejects.toThrow('AppleWWDRCAG4.cer');
  expectSame(await read({ ...upload, intermediate: bytes(chain.certificate.intermediatePem) }));
});

test('certificate: an encrypted key opens with its password only, and is kept without', async () => {
  const key = createPrivateKey(chain.certificate.privateKeyPem);
  const pem = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: password });
  const certificate = await read({ privateKey: bytes(pem.toString()), password });
  expectSame(certificate);
  expect(certificate.privateKeyPem).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  await expect(read({ privateKey: bytes(pem.toString()) })).rejects.toThrow('The password of the private key is wrong');
});

test('certificate: what is missing is named', async () => {
  await expect(read({ privateKey: undefined })).rejects.toThrow('The private key is missing');
  await expect(read({ intermediate: undefined })).rejects.toThrow('AppleWWDRCAG4.cer');
  await expect(read({ certificate: bytes(chain.certificate.intermediatePem) })).rejects.toThrow(
    'no pass type certificate',
  );
  await expect(read({ certificate: bytes('GIF89a') })).rejects.toThrow('neither PEM nor DER nor .p12');
  await expect(read({ certificate: derOf(chain.certificate.certificatePem).subarray(0, 400) })).rejects.toThrow(
    CertificateUnusable,
  );
});

test.each([
  ['another key', async () => ({ privateKey: bytes(await strangersKeyPem()) }), 'does not belong'],
  ['a root for the intermediate', async () => ({ intermediate: bytes(chain.rootPem) }), 'not Apple’s WWDR'],
])('certificate: %s is refused', async (_, changes, message) => {
  await expect(read(await changes())).rejects.toThrow(message.replace('’', "'"));
});

test.each([
  ['that is not of a pass type', { subjectUid: 'com.example.app' }, 'com.example.app, which is not a pass type'],
  ['of a key of 1024 bits', { keyBits: 1024 }, 'not an RSA key of 2048 bits'],
  ['that has expired', { notAfter: new Date('2026-02-01T00:00:00Z') }, 'expired at 2026-02-01'],
  ['that is not valid yet', { notBefore: new Date('2028-02-01T00:00:00Z') }, 'not valid before 2028-02-01'],
  ['that the intermediate has not signed', { forged: true }, 'not issued by the intermediate'],
])('certificate: one %s is refused', async (_, changes, message) => {
  await expect(read({}, await chain.variant(changes))).rejects.toThrow(message);
});

import { spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { CertificateUnusable } from '../../../lambdas/ports/wallets.ts';
import { appleRoots, readUpload } from '../../../lambdas/wallets/apple/certificate-upload.ts';
import { withinRounds } from '../../../lambdas/wallets/apple/key-derivation.ts';
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
  readonly root?: Buffer | undefined;
  readonly password?: string;
}

/** Reads the four files as PEM, changed as wanted. */
function read(
  { ...changes }: Files = {},
  { certificatePem, privateKeyPem, intermediatePem } = chain.certificate,
  roots: readonly string[] = [chain.rootSha256],
) {
  return readUpload(
    {
      wallet: 'walleta',
      certificate: bytes(certificatePem),
      privateKey: bytes(privateKeyPem),
      intermediate: bytes(intermediatePem),
      root: bytes(chain.rootPem),
      ...changes,
    },
    now,
    roots,
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

describe('rounds of key derivation', () => {
  const refusal = 'The file asks for more than 200,000 rounds of key derivation';
  const openP12 = (certificate: Buffer) => read({ certificate, privateKey: undefined, password });
  // The rounds that were begun: 1.2 million took the page's 15 seconds.
  const derived = (): number[] => rounds.mock.calls.map(([, , , iterations]) => iterations);
  let rounds: jest.SpyInstance<unknown, [unknown, unknown, unknown, number]>;
  beforeEach(() => {
    const { pbe } = forge.pki as unknown as { pbe: { generatePkcs12Key: () => unknown } };
    rounds = jest.spyOn(pbe, 'generatePkcs12Key') as unknown as typeof rounds;
  });
  afterEach(() => rounds.mockRestore());

  describe.each([
    ['the ciphers of OpenSSL 3', []],
    ['the ciphers of Keychain Access', ['-legacy']],
  ])('of a .p12 with %s', (_, args) => {
    itWith(programs.openssl, 'may be as many as other exporters write', async (openssl) => {
      expectSame(
        await openP12(p12With(openssl, chain.certificate, ['-certfile', 'ca.pem', '-iter', '10000', ...args])),
      );
    });

    itWith(programs.openssl, 'are refused before they begin when they are more', async (openssl) => {
      const file = p12With(openssl, chain.certificate, ['-iter', '300000', '-nomaciter', ...args]);
      await expect(openP12(file)).rejects.toThrow(refusal);
      expect(derived().filter((iterations) => iterations > 200_000)).toEqual([]);
    });
  });

  test('are refused when they are more together', () => {
    const derive = (iterations: number) => forge.pkcs5.pbkdf2('password', 'salt', iterations, 16);
    expect(withinRounds(() => [derive(1_000), derive(1_000)])).toEqual([derive(1_000), derive(1_000)]);
    expect(() => withinRounds(() => [derive(1_000), derive(199_001)])).toThrow(refusal);
    for (const strange of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => withinRounds(() => derive(strange))).toThrow(refusal);
  });

  test('of a MAC, of which nothing in the file need be true, are refused before they begin', async () => {
    const { asn1 } = forge;
    const sequence = (...value: forge.asn1.Asn1[]) =>
      asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, value);
    const oid = (id: string) => asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(id).getBytes());
    const octets = (text: string) => asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OCTETSTRING, false, text);
    const integer = (hex: string) =>
      asn1.create(asn1.Class.UNIVERSAL, asn1.Type.INTEGER, false, Buffer.from(hex, 'hex').toString('binary'));
    const data = asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [octets(asn1.toDer(sequence()).getBytes())]);
    const digest = sequence(sequence(oid(forge.pki.oids.sha1 ?? '')), octets('x'.repeat(20)));
    const mac = sequence(digest, octets('12345678'), integer('7fffffff'));
    const file = sequence(integer('03'), sequence(oid(forge.pki.oids.data ?? ''), data), mac);
    await expect(openP12(Buffer.from(asn1.toDer(file).getBytes(), 'binary'))).rejects.toThrow(refusal);
    expect(derived()).toEqual([]);
  });

  itWith(programs.openssl, 'of an encrypted key are refused before they begin', async (openssl) => {
    const encrypted = (iterations: string) =>
      withFiles({ 'key.pem': bytes(chain.certificate.privateKeyPem) }, (cwd) => {
        const args = ['pkcs8', '-topk8', '-in', 'key.pem', '-iter', iterations, '-passout', 'pass:x'];
        return spawnSync(openssl, args, { cwd }).stdout;
      });
    expectSame(await read({ privateKey: encrypted('100000'), password: 'x' }));
    // Nothing is decrypted here: a wrong password is not noticed.
    await expect(read({ privateKey: encrypted('200001'), password: 'y' })).rejects.toThrow(refusal);
  });
});

itWith(programs.openssl, '.p12 without Apple’s intermediate says where to get it', async (openssl) => {
  const certificate = p12With(openssl, chain.certificate, []);
  const upload = { certificate, privateKey: undefined, intermediate: undefined, password };
  await expect(read(upload)).rejects.toThrow('AppleWWDRCAG4.cer');
  expectSame(await read({ ...upload, intermediate: bytes(chain.certificate.intermediatePem) }));
});

test('certificate: an encrypted key opens with its password only, and is stored without', async () => {
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
  [
    'a root for the intermediate',
    async () => ({ intermediate: bytes(chain.rootPem) }),
    'intermediate certificate is missing',
  ],
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

describe('the root of a chain', () => {
  test('is accepted as DER, and wherever it is given', async () => {
    expectSame(await read({ root: derOf(chain.rootPem) }));
    const { intermediatePem } = chain.certificate;
    expectSame(await read({ root: undefined, intermediate: bytes(`${chain.rootPem}\n${intermediatePem}`) }));
  });

  test('is refused where it is none of those that are known, whatever the names in it say', async () => {
    const refusal = `none of Apple's that this service knows: it is Test Root CA, SHA-256 ${chain.rootSha256}`;
    await expect(read({}, chain.certificate, appleRoots)).rejects.toThrow(refusal);
    await expect(read({}, chain.certificate, [])).rejects.toThrow(refusal);
  });

  test('is needed, also where the chain ends at an accepted one that nobody brings', async () => {
    const missing =
      'The root certificate is missing: get Test Root CA from https://www.apple.com/certificateauthority/';
    await expect(read({ root: undefined })).rejects.toThrow(missing);
    const other = await createTestChain({ rootName: 'Other Root CA' });
    await expect(read({ root: bytes(other.rootPem) }, chain.certificate, [other.rootSha256])).rejects.toThrow(missing);
  });

  test('has to have signed the intermediate: its name on another does not count', async () => {
    const namesake = await createTestChain();
    const roots = [chain.rootSha256, namesake.rootSha256];
    const notIssued = 'The intermediate certificate was not issued by Test Root CA';
    await expect(read({ root: bytes(namesake.rootPem) }, chain.certificate, roots)).rejects.toThrow(notIssued);
  });

  test('has to be valid', async () => {
    const ended = await createTestChain({ rootNotAfter: new Date('2026-02-01T00:00:00Z') });
    const files = { root: bytes(ended.rootPem) };
    await expect(read(files, ended.certificate, [ended.rootSha256])).rejects.toThrow(
      'The root certificate expired at 2026-02-01',
    );
  });

  test('is known in three of Apple’s, by their SHA-256', () => {
    expect(appleRoots).toHaveLength(3);
    for (const root of appleRoots) expect(root).toMatch(/^[0-9a-f]{64}$/);
  });
});

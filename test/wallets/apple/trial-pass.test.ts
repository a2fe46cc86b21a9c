import { generateKeyPairSync } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { type AppleWallet, CertificateUnusable, type PkpassInput } from '../../../lambdas/ports/wallets.ts';
import { NativeBuilder } from '../../../lambdas/wallets/apple/native-builder.ts';
import { PasskitGeneratorBuilder } from '../../../lambdas/wallets/apple/passkit-generator-builder.ts';
import { trialInput, tryCertificate } from '../../../lambdas/wallets/apple/trial-pass.ts';
import { createTestChain, strangersKeyPem } from '../../helpers/certificates.ts';
import { now } from '../../helpers/examples.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { openPkpass, opensslAccepts } from '../../helpers/pkpass.ts';
import { itWith, programs } from '../../helpers/programs.ts';

const warn = jest.spyOn(console, 'warn').mockImplementation();
afterAll(() => warn.mockRestore());
// The library warns of dropped fields, which would fail every certificate's trial.
afterEach(() => expect(warn).not.toHaveBeenCalled());

const chain = forAllTests(createTestChain);
const stranger = forAllTests(() => createTestChain({ rootName: 'Other Root CA' }));

const ellipticKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

type Files = Record<string, Uint8Array>;
type Changes = (input: PkpassInput) => Partial<PkpassInput>;

/** Our builder with a fault in the files of its pass or in its input. */
function faulty(fault: (files: Files) => Files, changes: Changes = () => ({})): AppleWallet {
  const builder = new NativeBuilder();
  return {
    checkCertificate: (...certificate) => builder.checkCertificate(...certificate),
    build: async (input) => zipSync(fault(unzipSync(await builder.build({ ...input, ...changes(input) })))),
  };
}

const withInput = (changes: Changes) => faulty((files) => files, changes);
const withBoardingPass = (changes: Partial<PkpassInput['boardingPass']>) =>
  withInput(({ boardingPass }) => ({ boardingPass: { ...boardingPass, ...changes } }));
const withManifest = (fault: (manifest: object) => object) =>
  faulty((files) => ({ ...files, 'manifest.json': json(fault(parsed(files['manifest.json']))) }));
const json = (value: object) => Buffer.from(JSON.stringify(value));
const parsed = (data: Uint8Array | undefined) => JSON.parse(Buffer.from(data ?? '').toString());
/** A time such as `270315120000Z`. */
const stamp = (at: Date) => `${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`;
/** Changes the last occurrence of these bytes, since the first may be in a certificate. */
function changed(data: Uint8Array | undefined, from: string, to: string): Buffer {
  const text = Buffer.from(data ?? '').toString('latin1');
  const start = text.lastIndexOf(from);
  return Buffer.from(text.slice(0, start) + to + text.slice(start + to.length), 'latin1');
}

test('a certificate with which both builders make the same pass is accepted', async () => {
  await expect(tryCertificate(chain.certificate, now)).resolves.toBeUndefined();
  // Another library writes the zip; its files are the same.
  await expect(
    tryCertificate(
      chain.certificate,
      now,
      faulty((files) => files),
    ),
  ).resolves.toBeUndefined();
});

test('a certificate is accepted with letters of all alphabets in its names, and the longest serial number', async () => {
  const certificate = await chain.variant({ airline: 'Österreich 東京 Αθήνα', serialNumber: '7f'.padEnd(40, '80') });
  await expect(tryCertificate(certificate, now)).resolves.toBeUndefined();
});

itWith(programs.openssl, 'openssl accepts the trial passes of both builders', async () => {
  for (const builder of [new NativeBuilder(), new PasskitGeneratorBuilder()]) {
    const pass = await builder.build(trialInput(chain.certificate, now));
    expect(opensslAccepts(openPkpass(pass), chain.rootPem, now)).toBe(true);
  }
});

const differs = "differs from passkit-generator's";
const ours = 'the signature of this service';

test.each<[string, readonly string[], () => AppleWallet]>([
  [
    'a hash in the manifest is wrong',
    ['manifest.json of this service has not the hash of logo.png', `${ours} is of another manifest.json`],
    () => withManifest((manifest) => ({ ...manifest, 'logo.png': '0'.repeat(40) })),
  ],
  [
    'the manifest lists a file that is not there',
    ['manifest.json of this service has not the hash of strip.png', `${ours} is of another manifest.json`],
    () => withManifest((manifest) => ({ ...manifest, 'strip.png': '0'.repeat(40) })),
  ],
  [
    'a file has changed after the manifest',
    ['manifest.json of this service has not the hash of pass.json', `teamIdentifier in pass.json ${differs}`],
    () =>
      faulty((files) => {
        const passJson = { ...parsed(files['pass.json']), teamIdentifier: 'Z9Y8X7W6V5' };
        return { ...files, 'pass.json': json(passJson) };
      }),
  ],
  [
    'pass.json has another passenger, and all else agrees with it',
    [`boardingPass.secondaryFields.0.value in pass.json ${differs}`],
    () => withBoardingPass({ passengerName: 'Someone Else' }),
  ],
  [
    'pass.json has other instants',
    [
      `relevantDates.0.date in pass.json ${differs}`,
      `relevantDates.0.relevantDate in pass.json ${differs}`,
      `relevantDate in pass.json ${differs}`,
    ],
    () => withBoardingPass({ relevantDate: '2027-03-15T14:05:00+02:00' }),
  ],
  [
    'images are missing, and all else agrees with that',
    [`logoText in pass.json ${differs}`, `primaryLogo.png ${differs}`, `logo.png ${differs}`],
    () => withInput(({ images }) => ({ images: { 'walleta-pass-icon': images['walleta-pass-icon'] } })),
  ],
  [
    'the signing time is another one',
    [`${ours} has another signing time`],
    () => withInput(() => ({ signedAt: new Date(now.getTime() + 60_000) })),
  ],
  [
    'a signed attribute was changed',
    [`${ours} has another signing time`, `${ours} does not verify`],
    () => faulty((files) => ({ ...files, signature: changed(files.signature, stamp(now), '491231235959Z') })),
  ],
  [
    'another certificate has signed',
    [
      `${ours} lacks the pass type certificate`,
      `${ours} lacks the intermediate certificate`,
      `${ours} does not verify`,
    ],
    () => withInput(() => ({ certificate: stranger.certificate })),
  ],
  [
    'the signature names another serial number',
    [`${ours} names another signer`],
    () =>
      faulty((files) => ({
        ...files,
        signature: changed(files.signature, '\x0a\x1b\x2c\x3d\x4e\x5f', '\x0a\x1b\x2c\x3d\x4e\x60'),
      })),
  ],
  [
    'the signature is no CMS',
    [`${ours} cannot be read`],
    () => faulty((files) => ({ ...files, signature: Buffer.from('signed') })),
  ],
  [
    'the signature is missing',
    [`signature ${differs}`, `${ours} cannot be read`],
    () => faulty(({ signature: _signature, ...files }) => files),
  ],
  [
    'pass.json is no JSON',
    [`all in pass.json ${differs}`, 'manifest.json of this service has not the hash of pass.json'],
    () => faulty((files) => ({ ...files, 'pass.json': Buffer.from('{') })),
  ],
])('a certificate is refused where %s, and the message names it alone', async (_, problems, builder) => {
  const error = await tryCertificate(chain.certificate, now, builder()).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CertificateUnusable);
  const [, named = ''] = /^A trial pass with this certificate failed: (.*)$/.exec(error.message) ?? [];
  expect(named.split('; ').sort()).toEqual([...problems].sort());
});

test('a certificate is refused where the builder fails, without what the builder says', async () => {
  const builder = faulty(() => {
    throw new Error(chain.certificate.privateKeyPem);
  });
  const error = await tryCertificate(chain.certificate, now, builder).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CertificateUnusable);
  expect(error.message).toMatch(/^this service builds no pass with this certificate: [^-]+$/);
});

describe('passkit-generator, and node-forge behind it, judge the certificate', () => {
  const refusals: [string, () => Promise<AppleCertificate>, string][] = [
    [
      'an intermediate on an elliptic curve',
      () => chain.variant({ isElliptic: true }),
      'passkit-generator builds no pass with this certificate',
    ],
    ['an expired one', () => chain.variant({ notAfter: new Date('2026-06-01T00:00:00Z') }), 'expired at 2026-06-01'],
    ['another key', async () => ({ ...chain.certificate, privateKeyPem: await strangersKeyPem() }), 'does not belong'],
    [
      'a key on an elliptic curve',
      async () => ({ ...chain.certificate, privateKeyPem: ellipticKey }),
      'not an RSA key',
    ],
  ];
  test.each(refusals)('%s is refused', async (_, certificate, message) => {
    const refused = await certificate();
    const error = await tryCertificate(refused, now).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CertificateUnusable);
    expect(error.message).toContain(message);
    // The refusals contain no line of the key or of a certificate.
    for (const line of Object.values(refused)
      .join('\n')
      .split('\n')
      .filter((each) => each.length > 40))
      expect(error.message).not.toContain(line);
  });
});

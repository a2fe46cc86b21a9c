import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { type AppleWallet, CertificateUnusable } from '../../../lambdas/ports/wallets.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { createTestChain, strangersKeyPem, type TestChain } from '../../helpers/certificates.ts';
import { exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import {
  expectedManifest,
  type OpenedPkpass,
  openPkpass,
  opensslAccepts,
  withFiles,
  withInstants,
} from '../../helpers/pkpass.ts';
import { images, pictureOf, pkpassInput } from '../../helpers/pkpass-input.ts';
import { png } from '../../helpers/png.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';

/**
 * Tests of every builder of .pkpass files.
 * @param written changes of the builder's library to pass.json.
 */
export function describeAppleWallet(name: string, create: () => AppleWallet, written = itself): void {
  describeBuiltPass(name, create, written);
  describeRefusedCertificates(name, create);
}

const itself = (passJson: OpenedPkpass['passJson']) => passJson;

function describeBuiltPass(name: string, create: () => AppleWallet, written: typeof itself): void {
  describe(`${name}: a pass`, () => {
    let chain: TestChain;
    let wallet: AppleWallet;
    /** The .pkpass of the example requests. */
    let bytes: Uint8Array;
    let example: OpenedPkpass;

    beforeAll(async () => {
      chain = await createTestChain();
      bytes = await create().build(pkpassInput(chain.certificate));
      example = openPkpass(bytes);
    });
    beforeEach(() => {
      wallet = create();
    });

    const build = async (changes = {}) => openPkpass(await wallet.build(pkpassInput(chain.certificate, changes)));

    test('pass.json is the one of the shared function', () => {
      const { passJson } = example;
      const expected = JSON.parse(JSON.stringify(passJsonOf(pkpassInput(chain.certificate))));
      expect(withInstants(passJson)).toEqual(withInstants(written(expected)));
    });

    test('the bundle holds the images, pass.json, the manifest and the signature, and the manifest lists every file', () => {
      expect(Object.keys(example.files).sort()).toEqual([
        'footer.png',
        'icon.png',
        'icon@2x.png',
        'icon@3x.png',
        'logo.png',
        'manifest.json',
        'pass.json',
        'primaryLogo.png',
        'signature',
      ]);
      expect(example.manifest).toEqual(expectedManifest(example.files));
      // The classic design and the semantic one have different names for the logo.
      for (const name of ['logo.png', 'primaryLogo.png'])
        expect(Buffer.from(example.files[name] ?? '')).toEqual(images['carrier-airline-logo'].data);
    });

    test('logo and footer are left out where the template has none, and a large icon goes in once', async () => {
      const largeIcon = pictureOf(png(1024, 1024, { padding: 100 * 1024 }));
      const { files } = await build({ images: { 'walleta-pass-icon': largeIcon } });
      expect(Object.keys(files).sort()).toEqual(['icon.png', 'manifest.json', 'pass.json', 'signature']);
    });

    test('a picture that became smaller goes in as often as what was sent: packing never makes a pass larger', async () => {
      const sent = { data: png(87, 87), sentBytes: 256 * 1024 + 1 };
      const { files } = await build({ images: { 'walleta-pass-icon': sent, 'carrier-airline-logo': sent } });
      expect(
        Object.keys(files)
          .filter((name) => name.endsWith('.png'))
          .sort(),
      ).toEqual(['icon.png', 'logo.png']);
    });

    test('a large logo goes in once, for the design that every phone has: two would not fit into an answer', async () => {
      const [icon, largest] = [png(87, 87), png(480, 150, { padding: 256 * 1024 })].map(pictureOf);
      const { files } = await build({ images: { 'walleta-pass-icon': icon, 'carrier-airline-logo': largest } });
      expect(Object.keys(files)).toContain('logo.png');
      expect(Object.keys(files)).not.toContain('primaryLogo.png');
    });

    test('a strip image of its own goes in with one pass, and not with the next of the template', async () => {
      const strip = png(1032, 336);
      const { files, manifest } = await build({ strip });
      expect(Buffer.from(files['strip.png'] ?? '')).toEqual(strip);
      expect(manifest).toEqual(expectedManifest(files));
      expect((await build()).files).not.toHaveProperty('strip.png');
    });

    test('a pass without an icon is refused, as no phone would install it', async () => {
      await expect(build({ images: {} })).rejects.toThrow('walleta-pass-icon is missing');
    });

    test('passes of different templates, built at the same time, keep their own images and passengers', async () => {
      const passengers = ['Erika', 'Jane', 'Max'];
      const passes = await Promise.all(
        passengers.map((passenger, index) =>
          build({
            imagesKey: `template#${index}`,
            images: { 'walleta-pass-icon': pictureOf(png(10 + index, 10)) },
            boardingPass: boardingPassOf(exampleTemplate(), shownExamplePass({ 'passenger-name': passenger })),
          }),
        ),
      );
      for (const [index, { files, manifest, passJson }] of passes.entries()) {
        expect(passJson.boardingPass.secondaryFields[0].value).toBe(passengers[index]);
        expect(Buffer.from(files['icon.png'] ?? '')).toEqual(png(10 + index, 10));
        expect(manifest).toEqual(expectedManifest(files));
      }
    });

    for (const tool of ['cms', 'smime'] as const) {
      itWith(programs.openssl, `openssl ${tool} verifies the signature against the root`, () => {
        expect(opensslAccepts(example, chain.rootPem, now, tool)).toBe(true);
      });

      itWith(programs.openssl, `openssl ${tool} refuses a manifest of which one byte has changed`, () => {
        const { files } = example;
        const manifest = Buffer.from(files['manifest.json'] ?? '');
        manifest.writeUInt8(manifest.readUInt8(20) ^ 1, 20);
        expect(opensslAccepts({ files: { ...files, 'manifest.json': manifest } }, chain.rootPem, now, tool)).toBe(
          false,
        );
      });
    }

    itWith(programs.openssl, 'a signature does not verify against the root of another chain', async () => {
      const other = await createTestChain();
      expect(opensslAccepts(example, other.rootPem, now)).toBe(false);
    });

    itWith(programs.unzip, 'unzip finds no error in the archive', (unzip) => {
      const { status, stdout } = withFiles({ 'a.pkpass': bytes }, (cwd) => run(unzip, ['-t', 'a.pkpass'], cwd));
      expect(stdout).toContain('No errors detected');
      expect(status).toBe(0);
    });
  });
}

/** Tests of the preflight: phones do not say why a pass does not install, so the service does before it signs. */
function describeRefusedCertificates(name: string, create: () => AppleWallet): void {
  describe(`${name}: a certificate that phones would not accept is refused before anything is signed`, () => {
    let chain: TestChain;
    let strangersKey: string;
    let wallet: AppleWallet;

    beforeAll(async () => {
      [chain, strangersKey] = await Promise.all([createTestChain(), strangersKeyPem()]);
      wallet = create();
    });

    const past = new Date('2026-06-01T00:00:00Z');
    const future = new Date('2027-06-01T00:00:00Z');
    const unusable: [string, () => Promise<AppleCertificate>, RegExp][] = [
      ['expired', () => chain.variant({ notAfter: past }), /pass type certificate expired at 2026-06-01T00:00:00/],
      ['not yet valid', () => chain.variant({ notBefore: future }), /is not valid before 2027-06-01T00:00:00/],
      ['of another pass type', () => chain.variant({ subjectUid: 'pass.com.other' }), /UID is not its pass type/],
      ['of another team', () => chain.variant({ subjectOu: 'OTHERTEAM1' }), /OU is not its team/],
      ['with a key of 3072 bits', () => chain.variant({ keyBits: 3072 }), /not an RSA key of 2048 bits/],
      ['forged', () => chain.variant({ forged: true }), /was not issued by the intermediate/],
      ['with the key of a stranger', async () => changed({ privateKeyPem: strangersKey }), /key does not belong/],
      ['with an unreadable key', async () => changed({ privateKeyPem: 'secret' }), /private key cannot be read/],
      ['that is no certificate', async () => changed({ certificatePem: '' }), /type certificate cannot be read/],
      [
        'without an intermediate',
        async () => changed({ intermediatePem: '' }),
        /intermediate certificate cannot be read/,
      ],
    ];
    const changed = (changes: Partial<AppleCertificate>) => ({ ...chain.certificate, ...changes });

    test.each(unusable)('%s', async (_, make, reason) => {
      const certificate = await make();
      const refusal = { name: CertificateUnusable.name, message: expect.stringMatching(reason) };
      await expect(wallet.checkCertificate(certificate, now)).rejects.toMatchObject(refusal);
      await expect(wallet.build(pkpassInput(certificate))).rejects.toMatchObject(refusal);
    });

    test('at any time after its end, also when it has signed before', async () => {
      const { certificate } = chain;
      await expect(wallet.checkCertificate(certificate, now)).resolves.toBeUndefined();
      await wallet.build(pkpassInput(certificate));
      await expect(
        wallet.build(pkpassInput(certificate, { signedAt: new Date('2029-01-01T00:00:01Z') })),
      ).rejects.toThrow('The pass type certificate expired at 2029-01-01T00:00:00.000Z');
    });

    test('after the end of the intermediate certificate, however long its own', async () => {
      const certificate = await chain.variant({ notAfter: new Date('2040-01-01T00:00:00Z') });
      await expect(wallet.checkCertificate(certificate, new Date('2029-01-01T00:00:01Z'))).rejects.toThrow(
        'The intermediate certificate expired at 2029-01-01T00:00:00.000Z',
      );
    });

    test('and the reason holds nothing of the key', async () => {
      const broken = chain.certificate.privateKeyPem.replace('\n', '\n!');
      const refusal = await wallet.checkCertificate(changed({ privateKeyPem: broken }), now).catch((error) => error);
      expect(refusal).toEqual(new CertificateUnusable('The private key cannot be read'));
      expect(refusal.cause).toBeUndefined();
    });
  });
}

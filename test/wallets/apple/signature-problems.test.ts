import forge from 'node-forge';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { readCertificate } from '../../../lambdas/wallets/apple/certificate.ts';
import { CmsSigner } from '../../../lambdas/wallets/apple/cms-signature.ts';
import { signatureProblems } from '../../../lambdas/wallets/apple/signature-problems.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { now } from '../../helpers/examples.ts';
import { forAllTests } from '../../helpers/for-tests.ts';

// node-forge's JavaScript takes a second for each signature under jest.
const { oids } = forge.pki;
const chain = forAllTests(createTestChain);
const manifest = Buffer.from('{"icon.png":"0000000000000000000000000000000000000000"}');

/** A library's signature with these attributes. */
function signedWith(
  attributes: readonly string[],
  { certificatePem, intermediatePem, privateKeyPem }: AppleCertificate,
) {
  const message = forge.pkcs7.createSignedData();
  message.content = forge.util.createBuffer(manifest.toString('latin1'));
  for (const pem of [certificatePem, intermediatePem]) if (pem) message.addCertificate(pem);
  message.addSigner({
    key: forge.pki.privateKeyFromPem(privateKeyPem),
    certificate: forge.pki.certificateFromPem(certificatePem),
    digestAlgorithm: oids.sha256 as string,
    authenticatedAttributes: attributes.map((name) => ({
      type: oids[name] as string,
      ...(name === 'contentType' && { value: oids.data as string }),
    })),
  });
  message.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'latin1');
}

const required = ['contentType', 'messageDigest', 'signingTime'];

test.each<[string, readonly string[], () => Buffer]>([
  ['by the service', [], () => new CmsSigner(readCertificate(chain.certificate)).sign(manifest, now)],
  ['by a library', [], () => signedWith(required, chain.certificate)],
  ['without a signing time', ['has no signing time'], () => signedWith(required.slice(0, 2), chain.certificate)],
  [
    'without the intermediate',
    ['lacks the intermediate certificate'],
    () => signedWith(required, { ...chain.certificate, intermediatePem: '' }),
  ],
  ['without any signed attribute', ['cannot be read'], () => signedWith([], chain.certificate)],
])('a signature %s: %j', (_title, problems, sign) => {
  expect(signatureProblems({ manifest, signature: sign(), certificate: chain.certificate })).toEqual(problems);
});

test('a signature whose certificate the intermediate has not signed has a chain that does not verify', async () => {
  const certificate = await chain.variant({ forged: true });
  const signature = signedWith(required, certificate);
  expect(signatureProblems({ manifest, signature, certificate })).toEqual(['has a chain that does not verify']);
});

test('a signature of another manifest is told from one that does not verify', () => {
  const signature = signedWith(required, chain.certificate);
  const other = Buffer.from('{}');
  const problems = signatureProblems({ manifest: other, signature, certificate: chain.certificate });
  expect(problems).toEqual(['is of another manifest.json']);
});

test('a signing time counts by the second, as it is written', () => {
  const signature = new CmsSigner(readCertificate(chain.certificate)).sign(manifest, now);
  const at = (ms: number) => {
    const signedAt = new Date(now.getTime() + ms);
    return signatureProblems({ manifest, signature, certificate: chain.certificate, signedAt });
  };
  expect([at(0), at(999), at(1_000)]).toEqual([[], [], ['has another signing time']]);
});

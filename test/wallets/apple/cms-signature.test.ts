import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readCertificate } from '../../../lambdas/wallets/apple/certificate.ts';
import { CmsSigner } from '../../../lambdas/wallets/apple/cms-signature.ts';
import { createTestChain, type TestChain } from '../../helpers/certificates.ts';
import { itWith, programs } from '../../helpers/programs.ts';

const at = new Date('2027-03-10T08:00:07Z');
const content = Buffer.from('{"icon.png":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}');
let chain: TestChain;
let signer: CmsSigner;

beforeAll(async () => {
  chain = await createTestChain();
  signer = new CmsSigner(readCertificate(chain.certificate));
});

/** Output of `openssl asn1parse`, a line for each element: offset, depth, header length, content length and type. */
function asn1Of(signature: Buffer) {
  const lines = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], { input: signature, encoding: 'utf8' });
  return [...lines.matchAll(/^ *(\d+):d=(\d+) +hl=(\d) l= *(\d+) \w+: +(.*?) *$/gm)].map((found) => {
    const [offset = 0, depth = 0, header = 0, length = 0] = found.slice(1, 5).map(Number);
    return { depth, what: found[5] ?? '', bytes: signature.subarray(offset, offset + header + length) };
  });
}

/** Encodings of the signed attributes: the sequences that begin with the content type. */
function attributesOf(signature: Buffer): Buffer[] {
  const elements = asn1Of(signature);
  const first = elements.findIndex(({ what }) => what.endsWith(':contentType')) - 1;
  const depth = elements[first]?.depth ?? 0;
  const rest = elements.slice(first);
  const end = rest.findIndex((element) => element.depth < depth);
  return rest.slice(0, end).flatMap((element) => (element.depth === depth ? [element.bytes] : []));
}

itWith(programs.openssl, 'the signed attributes are content type, signing time and digest, in the order of DER', () => {
  const attributes = attributesOf(signer.sign(content, at));
  expect(attributes).toHaveLength(3);
  expect(attributes).toEqual(attributes.toSorted(Buffer.compare));
});

itWith(programs.openssl, 'the signing time is the one given', () => {
  const times = asn1Of(signer.sign(content, at)).filter(({ what }) => what.startsWith('UTCTIME'));
  expect(times.at(-1)?.what).toBe('UTCTIME           :270310080007Z');
});

itWith(programs.openssl, 'certificate and intermediate are in the signature, the content is not', () => {
  const signature = signer.sign(content, at);
  for (const pem of [chain.certificate.certificatePem, chain.certificate.intermediatePem]) {
    expect(signature.includes(new X509Certificate(pem).raw)).toBe(true);
  }
  expect(signature.includes(content)).toBe(false);
});

test('a signature stays as it is when the next one is made', () => {
  const first = signer.sign(content, at);
  const copy = Buffer.from(first);
  const second = signer.sign(Buffer.from('something else'), new Date('2028-01-01T00:00:00Z'));
  expect(first.equals(copy)).toBe(true);
  expect(second.equals(first)).toBe(false);
  expect(signer.sign(content, at).equals(first)).toBe(true);
});

test('a time that UTCTime cannot write is refused', () => {
  expect(() => signer.sign(content, new Date('2050-01-01T00:00:00Z'))).toThrow(RangeError);
  expect(() => signer.sign(content, new Date('2049-12-31T23:59:59Z'))).not.toThrow();
});

import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';

/** A chain that looks like Apple's, made in memory. */
export interface TestChain {
  /** The key that verifies a signature. */
  readonly rootPem: string;
  /** The root's fingerprint in lower-case hex, accepted in place of Apple's. */
  readonly rootSha256: string;
  readonly certificate: AppleCertificate;
  /** Makes another pass type certificate of the same intermediate, with these faults. */
  variant(changes: Partial<LeafOptions>): Promise<AppleCertificate>;
}

interface LeafOptions {
  readonly passTypeId: string;
  readonly teamId: string;
  /** Default: passTypeId. */
  readonly subjectUid: string;
  /** Default: teamId. */
  readonly subjectOu: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Default: 2048. */
  readonly keyBits: number;
  /** True for a signature by a stranger's key under the intermediate's name. */
  readonly forged: boolean;
  readonly airline: string;
  /** Hexadecimal digits. */
  readonly serialNumber: string;
  /** True for an issuer with a key on an elliptic curve, like Apple's for Apple Pay and Swift. */
  readonly isElliptic: boolean;
}

type KeyPair = webcrypto.CryptoKeyPair;

const passTypeId = 'pass.com.example.boarding';
const teamId = 'A1B2C3D4E5';

const rsa = (modulusLength = 2048) => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength,
});
const elliptic = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const notBefore = new Date('2026-01-01T00:00:00Z');
const notAfter = new Date('2029-01-01T00:00:00Z');

/** Makes a chain for all tests of a file, since three RSA keys take up to a second. */
export async function createTestChain({ rootName = 'Test Root CA', rootNotAfter = notAfter } = {}): Promise<TestChain> {
  const [rootKeys, intermediateKeys, leafKeys] = await Promise.all([newKeys(), newKeys(), newKeys()]);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${rootName}, O=Test Authority, C=US`,
    notBefore,
    notAfter: rootNotAfter,
    keys: rootKeys,
    signingAlgorithm: rsa(),
    extensions: authority(1),
  });
  const intermediateOf = (keys: KeyPair) =>
    x509.X509CertificateGenerator.create({
      serialNumber: '02',
      subject: 'CN=Test Worldwide Developer Relations CA, OU=G4, O=Test Authority, C=US',
      issuer: root.subject,
      notBefore,
      notAfter,
      publicKey: keys.publicKey,
      signingKey: rootKeys.privateKey,
      signingAlgorithm: rsa(),
      extensions: authority(0),
    });
  const intermediate = await intermediateOf(intermediateKeys);
  const variant = async (changes: Partial<LeafOptions>) => {
    if (!changes.isElliptic) return passTypeCertificate(intermediate, intermediateKeys, leafKeys, changes);
    const keys = await newKeys(elliptic);
    return passTypeCertificate(await intermediateOf(keys), keys, leafKeys, changes);
  };
  const rootSha256 = createHash('sha256').update(new Uint8Array(root.rawData)).digest('hex');
  return { rootPem: root.toString('pem'), rootSha256, certificate: await variant({}), variant };
}

/** Makes a pass type certificate for tests that need no chain. */
export const makeAppleCertificate = async (): Promise<AppleCertificate> => (await createTestChain()).certificate;

async function passTypeCertificate(
  intermediate: x509.X509Certificate,
  intermediateKeys: KeyPair,
  usualKeys: KeyPair,
  changes: Partial<LeafOptions>,
): Promise<AppleCertificate> {
  const options = { passTypeId, teamId, notBefore, notAfter, keyBits: 2048, forged: false, ...changes };
  const keys = options.keyBits === 2048 ? usualKeys : await newKeys(rsa(options.keyBits));
  const signingKeys = options.forged ? await newKeys() : intermediateKeys;
  const uid = options.subjectUid ?? options.passTypeId;
  const ou = options.subjectOu ?? options.teamId;
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: options.serialNumber ?? '0a1b2c3d4e5f',
    subject: `0.9.2342.19200300.100.1.1=${uid}, CN=Pass Type ID: ${uid}, OU=${ou}, O=${options.airline ?? 'Example Airline'}, C=US`,
    issuer: intermediate.subject,
    notBefore: options.notBefore,
    notAfter: options.notAfter,
    publicKey: keys.publicKey,
    signingKey: signingKeys.privateKey,
    signingAlgorithm: signingKeys.privateKey.algorithm.name === elliptic.name ? elliptic : rsa(),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    ],
  });
  return {
    passTypeId: options.passTypeId,
    teamId: options.teamId,
    certificatePem: leaf.toString('pem'),
    privateKeyPem: await privateKeyPem(keys),
    intermediatePem: intermediate.toString('pem'),
  };
}

/** The PEM of a key that belongs to no certificate. */
export const strangersKeyPem = async (): Promise<string> => privateKeyPem(await newKeys());

async function privateKeyPem({ privateKey }: KeyPair): Promise<string> {
  return x509.PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY');
}

const newKeys = (algorithm: ReturnType<typeof rsa> | typeof elliptic = rsa()): Promise<KeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<KeyPair>;

const authority = (pathLength: number) => [
  new x509.BasicConstraintsExtension(true, pathLength, true),
  new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
];

import 'reflect-metadata';
import { createHash, X509Certificate as NodeCertificate, webcrypto } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { writeAtomically } from '../basics/files.ts';

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Roots outlive the certificates that they sign. */
const years = { root: 20, intermediate: 10, leaf: 5 };

const appleUnit = [
  { OU: ['Local Apple Certification Authority'] },
  { O: ['Local stand-in for Apple Inc.'] },
  { C: ['US'] },
];

/** userId. Source: RFC 4519, section 2.39. */
const uid = '0.9.2342.19200300.100.1.1';

/** The files of `certs/`. The pass type certificate, its key and Apple's intermediate can be replaced by real ones. */
export const certificateFiles = {
  root: 'root.pem',
  intermediate: 'intermediate.pem',
  passType: 'pass-type.pem',
  passTypeKey: 'pass-type-key.pem',
  apns: 'apns.pem',
  apnsKey: 'apns-key.pem',
} as const;

/** Certificates and keys as PEM. */
export type Certificates = Readonly<Record<Exclude<keyof typeof certificateFiles, 'root'>, string>>;

/**
 * Reads the certificates of a folder. Where there are none, generates a chain like Apple's and one for the stand-in of
 * APNs.
 *
 * @throws if only some files of a chain exist, since generating the rest would overwrite them.
 */
export async function provideCertificates(directory: string, now: Date): Promise<Certificates> {
  const fileOf = (name: keyof typeof certificateFiles) => path.join(directory, certificateFiles[name]);
  const provide = async (names: (keyof Certificates)[], make: (now: Date) => Promise<Record<string, string>>) => {
    const missing = names.filter((name) => !existsSync(fileOf(name))).map((name) => certificateFiles[name]);
    if (missing.length === 0) return;
    if (missing.length < names.length)
      throw new Error(`${directory} lacks ${missing.join(' and ')}: add it, or remove what belongs to it`);
    for (const [name, pem] of Object.entries(await make(now))) writeAtomically(fileOf(name as keyof Certificates), pem);
  };
  await provide(['intermediate', 'passType', 'passTypeKey'], makePassTypeChain);
  await provide(['apns', 'apnsKey'], makeServerCertificate);
  const read = (name: keyof Certificates) => readFileSync(fileOf(name), 'utf8');
  return {
    intermediate: read('intermediate'),
    passType: read('passType'),
    passTypeKey: read('passTypeKey'),
    apns: read('apns'),
    apnsKey: read('apnsKey'),
  };
}

/** SHA-256 of the folder's root certificate, in lower-case hex; undefined without one. */
export function localRoot(directory: string): string | undefined {
  const file = path.join(directory, certificateFiles.root);
  if (!existsSync(file)) return undefined;
  return new NodeCertificate(readFileSync(file)).fingerprint256.replaceAll(':', '').toLowerCase();
}

/** Root, intermediate and pass type certificate with subjects and extensions like Apple's. */
async function makePassTypeChain(now: Date) {
  const passTypeId = 'pass.com.example.boardingpass';
  const root = await issue({
    subject: [{ CN: ['Local Apple Root CA'] }, ...appleUnit],
    serial: 'root',
    now,
    years: years.root,
    extensions: [new BasicConstraintsExtension(true, undefined, true), caUsage],
  });
  const intermediate = await issue({
    subject: [
      { CN: ['Local Apple Worldwide Developer Relations Certification Authority'] },
      { OU: ['G4'] },
      ...appleUnit.slice(1),
    ],
    serial: 'intermediate',
    now,
    years: years.intermediate,
    issuer: root,
    extensions: [new BasicConstraintsExtension(true, 0, true), caUsage],
  });
  const passType = await issue({
    subject: [
      { [uid]: [passTypeId] },
      { CN: [`Pass Type ID: ${passTypeId}`] },
      { OU: ['LOCALTEAM1'] },
      { O: ['Local Demo Airline'] },
      { C: ['US'] },
    ],
    serial: 'pass type',
    now,
    years: years.leaf,
    issuer: intermediate,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth]),
    ],
  });
  return {
    root: root.certificate.toString('pem'),
    intermediate: intermediate.certificate.toString('pem'),
    passType: passType.certificate.toString('pem'),
    passTypeKey: await privateKeyPem(passType.keys),
  };
}

async function makeServerCertificate(now: Date) {
  const { certificate, keys } = await issue({
    subject: [{ CN: ['Local stand-in for APNs'] }],
    serial: 'apns',
    now,
    years: years.root,
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  return { apns: certificate.toString('pem'), apnsKey: await privateKeyPem(keys) };
}

interface Issued {
  readonly certificate: X509Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
}

/** Issues a certificate for a new key; self-signed if there is no issuer. */
async function issue(request: {
  subject: JsonName;
  serial: string;
  now: Date;
  years: number;
  issuer?: Issued;
  extensions: Extension[];
}): Promise<Issued> {
  const keys = await webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify']);
  const notAfter = new Date(request.now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + request.years);
  const certificate = await X509CertificateGenerator.create({
    // Different in every folder, so that two chains are never confused.
    serialNumber: createHash('sha256')
      .update(`${request.serial} ${request.now.toISOString()}`)
      .digest('hex')
      .slice(2, 18),
    subject: request.subject,
    issuer: request.issuer?.certificate.subjectName.toJSON() ?? request.subject,
    notBefore: request.now,
    notAfter,
    signingAlgorithm: rsa,
    publicKey: keys.publicKey,
    signingKey: (request.issuer?.keys ?? keys).privateKey,
    extensions: [
      ...request.extensions,
      await SubjectKeyIdentifierExtension.create(keys.publicKey, false),
      await AuthorityKeyIdentifierExtension.create((request.issuer?.keys ?? keys).publicKey, false),
    ],
  });
  return { certificate, keys };
}

const caUsage = new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true);

async function privateKeyPem({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> {
  return PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY');
}

import forge from 'node-forge';
import type { UploadField } from '../../ports/accounts.ts';
import { CertificateUnusable } from '../../ports/wallets.ts';
import { withinRounds } from './key-derivation.ts';

const { oids } = forge.pki;

/**
 * Extracts the certificates and the key of a .p12 as PEM. Reads exports of Keychain Access and OpenSSL, with old and
 * new ciphers; Node's own cryptography does not read the format. Source: RFC 7292.
 * @param part of the upload that the file is.
 * @throws CertificateUnusable for a wrong password, another kind of file, or one that would take too long to decrypt.
 */
export function openPkcs12(file: Uint8Array, password: string, part: UploadField): string[] {
  const container = withinRounds(() => containerOf(file, password, part));
  const bags = (type: string | undefined) => container.getBags({ bagType: type ?? '' })[type ?? ''] ?? [];
  const certificates = bags(oids.certBag).flatMap(({ cert }) => cert ?? []);
  const keys = [...bags(oids.pkcs8ShroudedKeyBag), ...bags(oids.keyBag)].flatMap(({ key }) => key ?? []);
  return [
    ...certificates.map((certificate) => forge.pki.certificateToPem(certificate)),
    ...keys.map((key) => forge.pki.privateKeyToPem(key)),
  ];
}

function containerOf(file: Uint8Array, password: string, part: UploadField): forge.pkcs12.Pkcs12Pfx {
  const read = () => {
    try {
      return forge.asn1.fromDer(Buffer.from(file).toString('binary'));
    } catch {
      throw new CertificateUnusable('The certificate file is neither PEM nor DER nor .p12', part);
    }
  };
  try {
    return forge.pkcs12.pkcs12FromAsn1(read(), password);
  } catch (error) {
    if (error instanceof CertificateUnusable) throw error;
    return utf8Container(read(), password) ?? refuse(error, part);
  }
}

/**
 * For newer ciphers, which take the password as UTF-8 while the MAC takes it as UTF-16; the library cannot mix the two.
 * The MAC is not verified: the key must match the certificate instead.
 */
function utf8Container(pfx: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx | undefined {
  const bytes = Buffer.from(password).toString('binary');
  if (bytes === password || !Array.isArray(pfx.value)) return undefined;
  try {
    return forge.pkcs12.pkcs12FromAsn1({ ...pfx, value: pfx.value.slice(0, 2) }, bytes);
  } catch (error) {
    if (error instanceof CertificateUnusable) throw error;
    return undefined;
  }
}

/** The library reports the kind of error only in its message, other parts of which may quote the file. */
function refuse(error: unknown, part: UploadField): never {
  const isPassword = error instanceof Error && /password|MAC|decrypt/i.test(error.message);
  throw isPassword
    ? new CertificateUnusable('The password of the .p12 is wrong, or is missing', 'password')
    : new CertificateUnusable('The certificate file is not a .p12 that can be read', part);
}

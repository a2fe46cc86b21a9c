import forge from 'node-forge';
import { CertificateUnusable } from '../../ports/apple-wallet.ts';
import { withinRounds } from './key-derivation.ts';

const { oids } = forge.pki;

/**
 * The certificates and the key of a .p12, as PEM: what Keychain Access and OpenSSL export, with the old ciphers and the
 * new. Node's own cryptography does not read the format. Source: RFC 7292.
 * @throws CertificateUnusable for a wrong password, a file of another kind, or one that would take too long to open.
 */
export function openPkcs12(file: Uint8Array, password: string): string[] {
  const container = withinRounds(() => containerOf(file, password));
  const bags = (type: string | undefined) => container.getBags({ bagType: type ?? '' })[type ?? ''] ?? [];
  const certificates = bags(oids.certBag).flatMap(({ cert }) => cert ?? []);
  const keys = [...bags(oids.pkcs8ShroudedKeyBag), ...bags(oids.keyBag)].flatMap(({ key }) => key ?? []);
  return [
    ...certificates.map((certificate) => forge.pki.certificateToPem(certificate)),
    ...keys.map((key) => forge.pki.privateKeyToPem(key)),
  ];
}

function containerOf(file: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  const read = () => {
    try {
      return forge.asn1.fromDer(Buffer.from(file).toString('binary'));
    } catch {
      throw new CertificateUnusable('The certificate file is neither PEM nor DER nor .p12');
    }
  };
  try {
    return forge.pkcs12.pkcs12FromAsn1(read(), password);
  } catch (error) {
    if (error instanceof CertificateUnusable) throw error;
    return utf8Container(read(), password) ?? refuse(error);
  }
}

/**
 * As the newer ciphers want a password: its UTF-8 bytes, while the file's MAC goes on with UTF-16, which the library does
 * not do at a time. Without its MAC the file proves itself: the key has to be that of the certificate.
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

/** The library says what is wrong in its message only; whatever else it says may quote the file. */
function refuse(error: unknown): never {
  const isPassword = error instanceof Error && /password|MAC|decrypt/i.test(error.message);
  throw new CertificateUnusable(
    isPassword
      ? 'The password of the .p12 is wrong, or is missing'
      : 'The certificate file is not a .p12 that can be read',
  );
}

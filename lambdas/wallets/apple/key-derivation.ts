import forge from 'node-forge';
import { CertificateUnusable } from '../../ports/wallets.ts';

/**
 * Maximum number of key derivation rounds in a file, for MAC, certificates and key together. The file itself sets the
 * number, and a round costs up to 14 µs: OpenSSL and Keychain Access use 2,048 for each of the three, Java 10,000.
 * Source: docs/decisions/certificates.md#rounds-of-key-derivation
 */
const maxRounds = 200_000;

const tooManyRounds = () =>
  new CertificateUnusable(
    `The file asks for more than ${maxRounds.toLocaleString('en')} rounds of key derivation: export it with fewer (openssl pkcs12 -export -iter 2048)`,
  );

/**
 * Opens a file with node-forge under a limit of derivation rounds. forge derives every key of a .p12 by one of these
 * three functions, however deeply nested, and nested parts are invisible before the outer ones are decrypted. The
 * wrappers therefore count rounds, and refuse before deriving.
 * @throws CertificateUnusable if the limit is exceeded.
 */
export function withinRounds<Opened>(open: () => Opened): Opened {
  const { pkcs12, pkcs5, pki } = forge as unknown as DerivingForge;
  const usual = { generateKey: pkcs12.generateKey, pbkdf2: pkcs5.pbkdf2, generatePkcs12Key: pki.pbe.generatePkcs12Key };
  let left = maxRounds;
  const counting =
    (derive: Derive, roundsOf: (given: readonly unknown[]) => unknown): Derive =>
    (...given) => {
      left -= Number(roundsOf(given));
      // NaN fails the comparison and is refused, too.
      if (!(left >= 0)) throw tooManyRounds();
      return derive(...given);
    };
  pkcs12.generateKey = counting(usual.generateKey, (given) => given[3]);
  pkcs5.pbkdf2 = counting(usual.pbkdf2, (given) => given[2]);
  pki.pbe.generatePkcs12Key = counting(usual.generatePkcs12Key, (given) => given[3]);
  try {
    return open();
  } finally {
    pkcs12.generateKey = usual.generateKey;
    pkcs5.pbkdf2 = usual.pbkdf2;
    pki.pbe.generatePkcs12Key = usual.generatePkcs12Key;
  }
}

type Derive = (...given: readonly unknown[]) => unknown;

/** Internal function names that forge's type declarations omit. */
interface DerivingForge {
  readonly pkcs12: { generateKey: Derive };
  readonly pkcs5: { pbkdf2: Derive };
  readonly pki: { readonly pbe: { generatePkcs12Key: Derive } };
}

/**
 * Checks the derivation rounds of an encrypted private key, which Node would decrypt at any cost.
 * @param file PKCS#8 as DER: EncryptedPrivateKeyInfo, whose first part names algorithm, salt and rounds. Source: RFC
 * 5958, section 3; RFC 8018, appendix A.
 * @throws CertificateUnusable if it exceeds the limit, or is not such a key.
 */
export function checkRounds(file: Buffer): void {
  let algorithm: forge.asn1.Asn1 | undefined;
  try {
    const { value } = forge.asn1.fromDer(file.toString('binary'));
    algorithm = Array.isArray(value) ? value[0] : undefined;
  } catch {
    // Handled below.
  }
  if (algorithm === undefined) throw new CertificateUnusable('The private key cannot be read');
  if (numbersIn(algorithm).some((number) => number > maxRounds)) throw tooManyRounds();
}

/** Rounds, or scrypt's cost parameters. */
function numbersIn({ type, value }: forge.asn1.Asn1): number[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return type === forge.asn1.Type.INTEGER ? [Number(`0x${Buffer.from(value, 'binary').toString('hex')}`)] : [];
}

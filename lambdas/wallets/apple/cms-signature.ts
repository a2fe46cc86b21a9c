import { hash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { der, elementsOf, integerOne, objectIdentifier, setOf, tags } from './der.ts';

export interface SigningCredentials {
  readonly certificate: X509Certificate;
  /** The certificate's issuer, included in the signature because phones do not have it. */
  readonly intermediate: X509Certificate;
  /** RSA, 2048 bits. */
  readonly key: KeyObject;
}

/** Object identifiers. Sources: RFC 5652 (CMS), sections 4, 5.1 and 11; RFC 5754, section 2.2; RFC 3370, section 3.2. */
const data = objectIdentifier('2a864886f70d010701');
const signedData = objectIdentifier('2a864886f70d010702');
const contentType = objectIdentifier('2a864886f70d010903');
const messageDigest = objectIdentifier('2a864886f70d010904');
const signingTime = objectIdentifier('2a864886f70d010905');
const sha256 = der(tags.sequence, objectIdentifier('608648016503040201'));
const rsaEncryption = der(tags.sequence, objectIdentifier('2a864886f70d010101'), der(tags.null));

/** Lengths in bytes: the same in every signature, so that the surrounding structure is encoded only once. */
const signingTimeLength = 13;
const digestLength = 32;
const signatureLength = 256;

/**
 * Creates signatures in the form that Apple Wallet requires: detached CMS SignedData with SHA-256 and RSA, both
 * certificates, and a signing time. The structure is encoded once per certificate; each signature is a copy with three
 * values filled in. Source: RFC 5652, section 5.
 */
export class CmsSigner {
  readonly #key: KeyObject;
  readonly #attributes: Buffer;
  readonly #signedData: Buffer;
  readonly #attributesAt: number;
  readonly #signingTimeAt: number;
  readonly #digestAt: number;

  constructor({ certificate, intermediate, key }: SigningCredentials) {
    const emptyTime = Buffer.alloc(signingTimeLength, '0');
    const emptyDigest = Buffer.alloc(digestLength);
    this.#key = key;
    // SignedAttributes, RFC 5652, sections 5.3 and 11.1 to 11.3; they must be DER.
    this.#attributes = setOf(
      der(tags.sequence, contentType, setOf(data)),
      der(tags.sequence, signingTime, setOf(der(tags.utcTime, emptyTime))),
      der(tags.sequence, messageDigest, setOf(der(tags.octetString, emptyDigest))),
    );
    this.#signingTimeAt = this.#attributes.indexOf(emptyTime);
    this.#digestAt = this.#attributes.indexOf(emptyDigest);
    // SignerInfo, RFC 5652, section 5.3: [0] IMPLICIT replaces the tag of the set.
    const signerInfo = der(
      tags.sequence,
      integerOne,
      issuerAndSerialNumber(certificate),
      sha256,
      Buffer.concat([Buffer.from([tags.context0]), this.#attributes.subarray(1)]),
      rsaEncryption,
      der(tags.octetString, Buffer.alloc(signatureLength)),
    );
    // ContentInfo and SignedData, RFC 5652, sections 3 and 5.1: detached, therefore without eContent.
    this.#signedData = der(
      tags.sequence,
      signedData,
      der(
        tags.context0,
        der(
          tags.sequence,
          integerOne,
          setOf(sha256),
          der(tags.sequence, data),
          der(tags.context0, certificate.raw, intermediate.raw),
          setOf(signerInfo),
        ),
      ),
    );
    this.#attributesAt = this.#signedData.lastIndexOf(this.#attributes.subarray(1));
  }

  /** The part up to the signing time, with both certificates. */
  get commonStart(): Buffer {
    return this.#signedData.subarray(0, this.#attributesAt - 1 + this.#signingTimeAt);
  }

  /**
   * The detached signature of the content, as DER.
   * @throws RangeError for a time outside 1950 to 2049, the range of UTCTime (RFC 5652, section 11.3).
   */
  sign(content: Uint8Array, at: Date): Buffer {
    // Copies, so that signatures share no state.
    const attributes = Buffer.from(this.#attributes);
    attributes.write(utcTime(at), this.#signingTimeAt, 'latin1');
    attributes.write(hash('sha256', content, 'hex'), this.#digestAt, 'hex');
    const signature = Buffer.from(this.#signedData);
    attributes.copy(signature, this.#attributesAt, 1);
    // The signed bytes carry the tag of the SET OF (RFC 5652, section 5.4).
    sign('sha256', attributes, this.#key).copy(signature, signature.length - signatureLength);
    return signature;
  }
}

/** IssuerAndSerialNumber (section 10.2.4), from a version 3 TBSCertificate (RFC 5280, section 4.1). */
function issuerAndSerialNumber(certificate: X509Certificate): Buffer {
  const [tbsCertificate = Buffer.alloc(0)] = elementsOf(certificate.raw);
  const [, serialNumber, , issuer] = elementsOf(tbsCertificate);
  if (serialNumber === undefined || issuer === undefined) throw new Error('Not a version 3 certificate');
  return der(tags.sequence, issuer, serialNumber);
}

/** `270315120000Z` for 2027-03-15T12:00:00Z. */
function utcTime(at: Date): string {
  const year = at.getUTCFullYear();
  if (!(year >= 1950 && year < 2050)) throw new RangeError(`UTCTime cannot write the year ${year}`);
  return `${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`;
}

/** The parts of DER (ITU-T X.690) needed to write a signature and to navigate a certificate. */

export const tags = {
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** [0], constructed. */
  context0: 0xa0,
} as const;

/** INTEGER 1, the value of every version field in a CMS signature. */
export const integerOne = Buffer.from([0x02, 0x01, 0x01]);

export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(length)]), ...content]);
}

/** @param hex the encoded arcs: 2a864886f70d for 1.2.840.113549. */
export function objectIdentifier(hex: string): Buffer {
  return der(tags.objectIdentifier, Buffer.from(hex, 'hex'));
}

/** SET OF in DER: elements in ascending order of their encodings. Source: ITU-T X.690, section 11.6. */
export function setOf(...elements: readonly Buffer[]): Buffer {
  return der(tags.set, ...elements.toSorted(Buffer.compare));
}

/** The elements of a constructed value, each with its own tag and length. */
export function elementsOf(value: Buffer): Buffer[] {
  const elements: Buffer[] = [];
  for (let at = headerLength(value, 0); at < value.length; ) {
    const end = at + headerLength(value, at) + contentLength(value, at);
    elements.push(value.subarray(at, end));
    at = end;
  }
  return elements;
}

/** Up to 65,535; a certificate has about 1,500 bytes. */
function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const headerLength = (bytes: Buffer, at: number) => 2 + lengthOfLength(bytes, at);

function contentLength(bytes: Buffer, at: number): number {
  const more = lengthOfLength(bytes, at);
  return more === 0 ? bytes.readUInt8(at + 1) : bytes.readUIntBE(at + 2, more);
}

/** Number of length bytes after the first; 0 if that one is the length itself. */
function lengthOfLength(bytes: Buffer, at: number): number {
  const first = bytes.readUInt8(at + 1);
  return first < 0x80 ? 0 : first & 0x7f;
}

import { constants, deflateRawSync } from 'node:zlib';

/** With fixed codes, of which it has only the one that ends it. Source: RFC 1951, section 3.2.6. */
const emptyLastBlock = Buffer.from([3, 0]);

/** The start that many files have in common: it is packed once for all of them. Source: RFC 1951. */
export class CommonStart {
  readonly #length: number;
  readonly #deflated: Buffer;

  constructor(start: Uint8Array) {
    this.#length = start.length;
    // Ends between two bytes with an empty block, whose length is cut off: the rest goes into this block.
    this.#deflated = deflateRawSync(start, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4);
  }

  /** A file with this start and at most 65,535 bytes more, which are stored as they are (RFC 1951, section 3.2.4). */
  deflated(file: Uint8Array): Buffer {
    const rest = file.subarray(this.#length);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(rest.length, 0);
    lengths.writeUInt16LE(0xffff - rest.length, 2);
    return Buffer.concat([this.#deflated, lengths, rest, emptyLastBlock]);
  }
}

import { constants, deflateRawSync } from 'node:zlib';

/** The start that many files have in common: it is packed once for all of them. Source: RFC 1951. */
export class CommonStart {
  readonly #length: number;
  readonly #deflated: Buffer;

  constructor(start: Uint8Array) {
    this.#length = start.length;
    // Ends between two bytes, and says that another block follows.
    this.#deflated = deflateRawSync(start, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  }

  /** A file with this start and at most 65,535 bytes more, which are stored as they are (RFC 1951, section 3.2.4). */
  deflated(file: Uint8Array): Buffer {
    const rest = file.subarray(this.#length);
    const lastBlock = Buffer.from([1, 0, 0, 0, 0]);
    lastBlock.writeUInt16LE(rest.length, 1);
    lastBlock.writeUInt16LE(0xffff - rest.length, 3);
    return Buffer.concat([this.#deflated, lastBlock, rest]);
  }
}

import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { PkpassFile } from './images.ts';

/** Is stored as it is, or deflated if that is given and smaller. */
export interface ZipFile extends PkpassFile {
  readonly deflated?: Uint8Array;
}

/** Bytes of a local file header, of one in the central directory, both without their names, and of the directory's end. */
const lengths = { file: 30, header: 46, end: 22 };
/** 1 January 1980, 00:00, the earliest date of the format: equal files produce equal bytes. */
const dosDate = 0x0021;
/** 1.0 for files without compression, 2.0 for deflated ones. */
const versions = { stored: 10, deflated: 20 };

const emptyArchive = Buffer.alloc(lengths.end);
emptyArchive.writeUInt32LE(0x06054b50, 0);

/**
 * Archives files, behind those of another archive if one is given: the files of a template open all of its passes. Each byte is
 * written once, as copies of headers and parts would take as long again.
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3.6 (order) and 4.3.16 (end of central directory).
 */
export function zipArchive(files: readonly ZipFile[], before: Buffer = emptyArchive): Buffer {
  const beforeEnd = before.length - lengths.end;
  const count = before.readUInt16LE(beforeEnd + 8) + files.length;
  const directoryBefore = before.readUInt32LE(beforeEnd + 16);
  const names = files.reduce((sum, { name }) => sum + name.length, 0);
  const content = files.reduce((sum, file) => sum + packed(file).length, 0);
  const directory = directoryBefore + files.length * lengths.file + names + content;
  const end = directory + beforeEnd - directoryBefore + files.length * lengths.header + names;
  const archive = Buffer.allocUnsafe(end + lengths.end);
  before.copy(archive, 0, 0, directoryBefore);
  let at = directoryBefore;
  let headerAt = directory + before.copy(archive, directory, directoryBefore, beforeEnd);
  for (const file of files) {
    const next = writeFile(archive, at, file);
    headerAt = writeHeader(archive, headerAt, at, file.name.length);
    at = next;
  }
  emptyArchive.copy(archive, end);
  archive.writeUInt16LE(count, end + 8);
  archive.writeUInt16LE(count, end + 10);
  archive.writeUInt32LE(end - directory, end + 12);
  archive.writeUInt32LE(directory, end + 16);
  return archive;
}

const packed = ({ data, deflated = data }: ZipFile) => (deflated.length < data.length ? deflated : data);

/** @returns the end of the written bytes. Source: PKWARE APPNOTE, section 4.3.7 (local file header). */
function writeFile(archive: Buffer, at: number, file: ZipFile): number {
  const { name, data } = file;
  const bytes = packed(file);
  archive.writeUInt32LE(0x04034b50, at);
  archive.writeUInt16LE(bytes === data ? versions.stored : versions.deflated, at + 4);
  archive.writeUInt16LE(0, at + 6);
  archive.writeUInt16LE(bytes === data ? 0 : 8, at + 8);
  archive.writeUInt16LE(0, at + 10);
  archive.writeUInt16LE(dosDate, at + 12);
  archive.writeUInt32LE(crc32(data), at + 14);
  archive.writeUInt32LE(bytes.length, at + 18);
  archive.writeUInt32LE(data.length, at + 22);
  archive.writeUInt32LE(name.length, at + 26);
  archive.write(name, at + lengths.file, 'latin1');
  archive.set(bytes, at + lengths.file + name.length);
  return at + lengths.file + name.length + bytes.length;
}

/**
 * The central directory repeats a file's header from its version (byte 4) to the length of its name (byte 27).
 * @returns the end of the written bytes. Source: PKWARE APPNOTE, section 4.3.12 (central directory header).
 */
function writeHeader(archive: Buffer, at: number, fileAt: number, nameLength: number): number {
  archive.writeUInt32LE(0x02014b50, at);
  archive.writeUInt16LE(versions.deflated, at + 4);
  archive.copyWithin(at + 6, fileAt + 4, fileAt + 28);
  archive.fill(0, at + 30, at + 42);
  archive.writeUInt32LE(fileAt, at + 42);
  archive.copyWithin(at + lengths.header, fileAt + lengths.file, fileAt + lengths.file + nameLength);
  return at + lengths.header + nameLength;
}

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

/**
 * A .pkpasses file: .pkpass files in an archive without compression, as they are archives themselves. It has no manifest
 * and no signature of its own. Source: Apple, Wallet Passes, "Distributing and updating a pass".
 */
export function pkpassesOf(pkpasses: readonly Uint8Array[]): Uint8Array {
  return zipArchive(pkpasses.map((data, place) => ({ name: `${place + 1}.pkpass`, data })));
}

import { crc32 } from 'node:zlib';
import type { PkpassFile } from './images.ts';

/** Encoded files of an archive: their local part and their part of the central directory. */
export interface ZipEntries {
  readonly count: number;
  readonly content: Buffer;
  readonly directory: Buffer;
}

/** 1 January 1980, 00:00, the earliest date of the format: equal files produce equal bytes. */
const dosDate = 0x0021;
/** 1.0 for files without compression, 2.0 for deflated ones. */
const versions = { stored: 10, deflated: 20 };

/** Is stored as it is, or deflated if that is given and smaller. */
export interface ZipFile extends PkpassFile {
  readonly deflated?: Uint8Array;
}

/**
 * Encodes files of an archive. Entries of constant files can be reused at the start of any number of archives.
 *
 * @param offset bytes of the archive before these entries.
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3.7 (local file header) and 4.3.12 (central directory header).
 */
export function zipEntries(files: readonly ZipFile[], offset = 0): ZipEntries {
  const content: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = offset;
  for (const { name, data, deflated = data } of files) {
    const packed = deflated.length < data.length ? deflated : data;
    const header = fileHeader(name, data, packed);
    content.push(header, packed);
    directory.push(directoryHeader(header, at));
    at += header.length + packed.length;
  }
  return { count: files.length, content: Buffer.concat(content), directory: Buffer.concat(directory) };
}

/**
 * Joins entries that were encoded for this order into an archive.
 * Source: PKWARE APPNOTE, section 4.3.16 (end of central directory).
 */
export function zipArchive(...parts: readonly ZipEntries[]): Buffer {
  const total = (sizeOf: (part: ZipEntries) => number) => parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const count = total((part) => part.count);
  const directoryLength = total((part) => part.directory.length);
  const contentLength = total((part) => part.content.length);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryLength, 12);
  end.writeUInt32LE(contentLength, 16);
  return Buffer.concat([...parts.map((part) => part.content), ...parts.map((part) => part.directory), end]);
}

function fileHeader(name: string, data: Uint8Array, packed: Uint8Array): Buffer {
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(packed === data ? versions.stored : versions.deflated, 4);
  header.writeUInt16LE(packed === data ? 0 : 8, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt32LE(crc32(data), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(data.length, 22);
  header.writeUInt16LE(name.length, 26);
  header.write(name, 30, 'latin1');
  return header;
}

/** The central directory repeats a file header from its version (byte 4) to the length of its name (byte 27). */
function directoryHeader(fileHeader: Buffer, at: number): Buffer {
  const name = fileHeader.subarray(30);
  const header = Buffer.alloc(46 + name.length);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(versions.deflated, 4);
  fileHeader.copy(header, 6, 4, 28);
  header.writeUInt32LE(at, 42);
  name.copy(header, 46);
  return header;
}

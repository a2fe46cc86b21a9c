import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeAtomically } from '../basics/files.ts';

/**
 * A file of lines that is only appended to. Each line begins with its checksum, so that a cut line is recognised. A
 * line has reached the operating system when `append` returns: the end of this process loses none, that of the machine
 * may lose the last ones.
 */
export class Journal {
  readonly #descriptor: number;
  #length: number;

  private constructor(file: string, length: number) {
    this.#descriptor = openSync(file, 'a', 0o600);
    this.#length = length;
  }

  /**
   * Reads the lines of a journal, none if there is no file. A last line that is cut off was never acknowledged: it is
   * removed.
   * @throws if another line is damaged.
   */
  static read<Line>(file: string): Line[] {
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    const lines: Line[] = [];
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf('\n', start);
      const text = bytes.toString('utf8', start, end < 0 ? bytes.length : end);
      const isWhole = end >= 0 && text.slice(0, 8) === checksum(text.slice(9));
      if (isWhole) lines.push(JSON.parse(text.slice(9)) as Line);
      else if (end < 0 || end === bytes.length - 1) truncateSync(file, start);
      else throw new Error(`${file} is damaged at byte ${start}: restore it from a copy, or remove it to begin anew`);
      start = end < 0 ? bytes.length : end + 1;
    }
    return lines;
  }

  /** Replaces the whole journal, in one step, and goes on from there. */
  static rewrite(file: string, lines: Iterable<object>): Journal {
    const content = Buffer.from([...lines].map(lineOf).join(''));
    writeAtomically(file, content);
    return new Journal(file, content.length);
  }

  /** @throws if it cannot be written; the journal is then as before. */
  append(line: object): void {
    const bytes = Buffer.from(lineOf(line));
    try {
      writeFileSync(this.#descriptor, bytes);
    } catch (error) {
      // A part of the line, as on a full disk, would damage the next one.
      ftruncateSync(this.#descriptor, this.#length);
      throw error;
    }
    this.#length += bytes.length;
  }

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}

function lineOf(content: object): string {
  const text = JSON.stringify(content);
  return `${checksum(text)} ${text}\n`;
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

import { createReadStream } from 'node:fs';

interface Line {
  readonly text: string;
  /** Byte behind it, at which the next one begins. */
  readonly end: number;
}

/** The lines of a file from a byte on; only one block of it is in memory. */
export async function* linesOf(file: string, start: number): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0);
  let end = start;
  for await (const block of createReadStream(file, { start })) {
    const bytes = Buffer.concat([rest, block as Buffer]);
    let from = 0;
    for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
      end += to + 1 - from;
      yield { text: bytes.toString('utf8', from, to), end };
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield { text: rest.toString(), end: end + rest.length };
}

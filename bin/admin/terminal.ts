import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Options } from './options.ts';

/** The operator, as far as he is asked. */
export interface Terminal {
  /** The password of a certificate: from CERTIFICATE_PASSWORD, else asked for and not shown. */
  password(): Promise<string>;
  /** Asks before something that cannot be taken back, unless the option `yes` is there. @throws when the answer is another. */
  confirm(options: Options, warning: string): Promise<void>;
  /** Says how far a long command is. */
  progress(line: string): void;
}

/** The terminal of this process; what is not typed may come from a pipe, a line an answer. */
export const processTerminal: Terminal = {
  async password() {
    return process.env.CERTIFICATE_PASSWORD ?? (await ask('Password of the certificate: ', { isHidden: true }));
  },
  async confirm(options, warning) {
    if (options.yes === true) return;
    if ((await ask(`${warning} Go on? (yes) `)) !== 'yes') throw new Error('Nothing was done');
  },
  progress(line) {
    console.error(line);
  },
};

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isHidden ? nowhere : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    const answer = await Promise.race([
      lines.question(''),
      new Promise<string>((resolve) => lines.once('close', () => resolve(''))),
    ]);
    return answer;
  } finally {
    lines.close();
    if (isHidden) process.stderr.write('\n');
  }
}

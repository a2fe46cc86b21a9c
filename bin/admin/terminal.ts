import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { forTerminal } from '../../lambdas/domain/text/printable.ts';
import type { Options } from './options.ts';

/** Interaction with the operator. */
export interface Terminal {
  /** A certificate's password: from CERTIFICATE_PASSWORD, else from a hidden prompt. */
  password(): Promise<string>;
  /**
   * Asks for confirmation of an irreversible action, unless the option `yes` is set. @throws if it is not confirmed.
   */
  confirm(options: Options, warning: string): Promise<void>;
  /** Asks questions, each with what an empty answer stands for. */
  answers(questions: readonly (readonly [question: string, usual: string])[]): Promise<string[]>;
  /** Shows the progress of a long command. */
  progress(line: string): void;
}

/** The terminal of this process; answers may also be piped in, one per line. */
export const processTerminal: Terminal = {
  async password() {
    return process.env.CERTIFICATE_PASSWORD ?? (await ask('Password of the certificate: ', { isHidden: true }));
  },
  async confirm(options, warning) {
    if (options.yes === true) return;
    if ((await ask(`${warning} Go on? (yes) `)) !== 'yes') throw new Error('Nothing was done');
  },
  async answers(questions) {
    const lines = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: process.stdin.isTTY === true,
    });
    const typed = lines[Symbol.asyncIterator]();
    const answers: string[] = [];
    for (const [question, usual] of questions) {
      process.stderr.write(`${question}${usual && ` (${usual})`}: `);
      answers.push((await typed.next()).value?.trim() || usual);
    }
    lines.close();
    return answers;
  },
  progress(line) {
    console.error(forTerminal(line));
  },
};

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stderr.write(forTerminal(question));
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

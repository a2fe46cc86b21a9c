import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** An error line of the service's log (lambdas/runtime/log.ts) or of the console in Lambda's format. */
const errorLine = /^\{("timestamp":"[^"]+",)?"level":"(error|WARN|ERROR)"/;

/** Writes each function's output to a file, and its errors to the console as well. */
export class FunctionLog {
  readonly #directory: string;
  readonly #print: (line: string) => void;
  /** Called with each line of a function. */
  onLine: (functionName: string, line: string) => void = () => {};

  constructor(directory: string, print: (line: string) => void = console.error) {
    this.#directory = directory;
    this.#print = print;
    mkdirSync(directory, { recursive: true });
  }

  follow(name: string, child: ChildProcess): void {
    if (child.stdout)
      forEachLine(child.stdout, (line) => (errorLine.test(line) ? this.error(name, line) : this.#keep(name, line)));
    if (child.stderr) forEachLine(child.stderr, (line) => this.error(name, line));
  }

  error(name: string, message: string): void {
    this.#keep(name, message);
    this.#print(`${name}: ${message}`);
  }

  #keep(name: string, text: string): void {
    this.onLine(name, text);
    appendFileSync(path.join(this.#directory, `${name}.log`), `${text}\n`);
  }
}

/** Splits at line feeds only. Node's readline splits at carriage returns, too, which Lambda leaves within a line. */
function forEachLine(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream.on('end', () => rest && take(rest));
}

import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A line of the log's own (lambdas/runtime/log.ts), of the console as Lambda writes it, or of Node.js as it ends. */
const errorLine = /^\{"level":"error"|^\S+Z\t\S+\t(WARN|ERROR)\t/;

/** Keeps what functions print in a file each, and puts their errors on the console, so that a mistake shows at once. */
export class FunctionLog {
  readonly #directory: string;
  readonly #print: (line: string) => void;

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
    appendFileSync(path.join(this.#directory, `${name}.log`), `${text}\n`);
  }
}

/** Not readline, for which carriage returns end lines, too: Lambda has them within lines. */
function forEachLine(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream.on('end', () => rest && take(rest));
}

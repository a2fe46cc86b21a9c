import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

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
    const lines = (stream: Readable, isError: (line: string) => boolean) =>
      createInterface({ input: stream }).on('line', (line) =>
        isError(line) ? this.error(name, line) : this.#keep(name, line),
      );
    if (child.stdout) lines(child.stdout, (line) => line.startsWith('{"level":"error"'));
    if (child.stderr) lines(child.stderr, () => true);
  }

  error(name: string, message: string): void {
    this.#keep(name, message);
    this.#print(`${name}: ${message}`);
  }

  #keep(name: string, text: string): void {
    appendFileSync(path.join(this.#directory, `${name}.log`), `${text}\n`);
  }
}

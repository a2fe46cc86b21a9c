/** The names and indexes that lead to a field. */
export type Path = readonly (string | number)[];

/** Where a text stops being JSON, and why. Says nothing of the text itself: that may hold personal data. */
export class JsonProblem extends Error {
  /** @param line from 1 @param column from 1, in UTF-16 units */
  constructor(message: string, line: number, column: number) {
    super(`line ${line}, column ${column}: ${message}`);
  }
}

// Source: RFC 8259. Each alternative is told by its first character, so that no place is tried twice.
const space = /[ \t\n\r]*/y;
const stringStart = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** More are not needed to see what is wrong. */
const maxRepeated = 10;
/** Characters of a name that are said: a caller gets no book back for every field in it. */
const maxNameLength = 64;

/**
 * Says what JSON.parse does not: the fields that an object gives more than once, of which it would take the last, and
 * where a text is no JSON. Reads the text once, from its start to its end.
 *
 * @param maxDepth how many objects and arrays may stand in each other.
 * @returns where the repeated fields stand, at most ten; names are cut to 64 characters.
 * @throws JsonProblem at the first place that is wrong.
 */
export function repeatedFields(text: string, maxDepth: number): readonly Path[] {
  const scanner = new Scanner(text, maxDepth);
  scanner.document();
  return scanner.repeated;
}

class Scanner {
  readonly repeated: Path[] = [];
  readonly #text: string;
  readonly #maxDepth: number;
  #at = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  document(): void {
    this.#value([]);
    if (this.#next() !== undefined) this.#fail('nothing may follow here');
  }

  #value(path: Path): void {
    const first = this.#next();
    if ((first === '{' || first === '[') && path.length === this.#maxDepth)
      this.#fail(`nested deeper than ${this.#maxDepth} levels`);
    if (first === '{') this.#object(path);
    else if (first === '[') this.#array(path);
    else if (first === '"') this.#string();
    else if (this.#take(scalar) === '') this.#fail('expected a value');
  }

  #object(path: Path): void {
    this.#at += 1;
    if (this.#skip('}')) return;
    const names = new Set<string>();
    do {
      if (this.#next() !== '"') this.#fail('expected a field name in double quotes');
      // Names are the same when their characters are, however they are written.
      const name: string = JSON.parse(this.#string());
      const field = [...path, name.slice(0, maxNameLength)];
      if (names.has(name) && this.repeated.length < maxRepeated) this.repeated.push(field);
      names.add(name);
      if (!this.#skip(':')) this.#fail('expected ":"');
      this.#value(field);
    } while (this.#skip(','));
    if (!this.#skip('}')) this.#fail('expected "," or "}"');
  }

  #array(path: Path): void {
    this.#at += 1;
    if (this.#skip(']')) return;
    let index = 0;
    do this.#value([...path, index++]);
    while (this.#skip(','));
    if (!this.#skip(']')) this.#fail('expected "," or "]"');
  }

  /** @returns the string with its quotes, as it is written. */
  #string(): string {
    const start = this.#take(stringStart);
    const close = this.#text[this.#at];
    if (close === undefined) this.#fail('the text in quotes does not end');
    if (close === '\\') this.#fail('no valid escape after the backslash');
    if (close !== '"') this.#fail('a control character in a text must be written as an escape, such as \\n');
    this.#at += 1;
    return `${start}"`;
  }

  /** What comes after white space, which is left behind; undefined at the end. */
  #next(): string | undefined {
    this.#take(space);
    return this.#text[this.#at];
  }

  #skip(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }

  /** What matches here, which is left behind; empty when nothing does. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [match] = pattern.exec(this.#text) ?? [''];
    this.#at += match.length;
    return match;
  }

  #fail(message: string): never {
    const lines = this.#text.slice(0, this.#at).split('\n');
    const what = this.#at === this.#text.length ? `the body ends; ${message}` : message;
    throw new JsonProblem(what, lines.length, (lines.at(-1)?.length ?? 0) + 1);
  }
}

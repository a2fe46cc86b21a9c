/** Names and indexes from the root to a field. */
export type Path = readonly (string | number)[];

/** A syntax error with its position. Does not quote the text, which may contain personal data. */
export class JsonProblem extends Error {
  /** @param line from 1 @param column from 1, in UTF-16 units */
  constructor(message: string, line: number, column: number) {
    super(`line ${line}, column ${column}: ${message}`);
  }
}

// Source: RFC 8259. Alternatives differ in their first character, so that the patterns never backtrack.
const space = /[ \t\n\r]*/y;
const stringStart = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Maximum number of reported fields. */
const maxRepeated = 10;
/** Maximum length of a reported name, which bounds the size of the error. */
const maxNameLength = 64;

/** Receives each value with its place in the text: its first UTF-16 unit, and the first behind it. */
export type OnValue = (path: Path, start: number, end: number) => void;

/**
 * Finds duplicate fields, of which JSON.parse would silently take the last, and the position of a syntax error. Linear
 * in the length of the text.
 *
 * Source: docs/decisions/request-bodies.md#fields-given-twice
 * @param maxDepth maximum nesting of objects and arrays.
 * @returns paths of the duplicate fields, at most ten; names are cut to 64 characters.
 * @throws JsonProblem at the first syntax error.
 */
export function repeatedFields(text: string, maxDepth: number, onValue?: OnValue): readonly Path[] {
  const scanner = new Scanner(text, maxDepth, onValue);
  scanner.document();
  return scanner.repeated;
}

/**
 * The text of a field's value in the outermost object of a text, of which the end may be cut off. Linear in its length.
 *
 * @param isCut true to read a text up to its first syntax error; false to take nothing from a text with one.
 * @returns undefined without such a value, or if any field read is given more than once.
 */
export function topValue(text: string, name: string, maxDepth: number, isCut: boolean): string | undefined {
  let value: string | undefined;
  const scanner = new Scanner(text, maxDepth, ([field, inside], start, end) => {
    if (field === name && inside === undefined) value = text.slice(start, end);
  });
  try {
    scanner.document();
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    if (!isCut) return undefined;
  }
  return scanner.repeated.length === 0 ? value : undefined;
}

class Scanner {
  readonly repeated: Path[] = [];
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #onValue: OnValue | undefined;
  #at = 0;

  constructor(text: string, maxDepth: number, onValue: OnValue | undefined) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#onValue = onValue;
  }

  document(): void {
    this.#value([]);
    if (this.#next() !== undefined) this.#fail('nothing may follow here');
  }

  #value(path: Path): void {
    const first = this.#next();
    const start = this.#at;
    if ((first === '{' || first === '[') && path.length === this.#maxDepth)
      this.#fail(`nested deeper than ${this.#maxDepth} levels`);
    if (first === '{') this.#object(path);
    else if (first === '[') this.#array(path);
    else if (first === '"') this.#string();
    else if (this.#take(scalar) === '') this.#fail('expected a value');
    this.#onValue?.(path, start, this.#at);
  }

  #object(path: Path): void {
    this.#at += 1;
    if (this.#skip('}')) return;
    const names = new Set<string>();
    do {
      if (this.#next() !== '"') this.#fail('expected a field name in double quotes');
      // Names are compared after decoding their escapes.
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

  /** @returns the raw string with its quotes. */
  #string(): string {
    const start = this.#take(stringStart);
    const close = this.#text[this.#at];
    if (close === undefined) this.#fail('the text in quotes does not end');
    if (close === '\\') this.#fail('no valid escape after the backslash');
    if (close !== '"') this.#fail('a control character in a text must be written as an escape, such as \\n');
    this.#at += 1;
    return `${start}"`;
  }

  /** Skips white space. @returns the next character; undefined at the end. */
  #next(): string | undefined {
    this.#take(space);
    return this.#text[this.#at];
  }

  #skip(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }

  /** Consumes a match at the current position. @returns the matched text, or "". */
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

/** `pass-data.seat-number`, `ibeacons[0].major` */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? String(part) : `${name}.${String(part)}`,
    '',
  );
}

import { invalid, unknownHere } from '../values/errors.ts';
import { reservedWords } from './reserved-words.ts';
import type { ExpressionKind, Path } from './syntax.ts';

const token = /\s*(?:([#:]?[A-Za-z0-9_]+)|(<>|<=|>=|[=<>(),.+\-[\]])|$)/y;

/**
 * Reads an expression token by token and records the placeholders in it.
 * Source: Amazon DynamoDB Developer Guide, "Condition and filter expressions, operators, and functions in DynamoDB".
 */
export class Tokens {
  readonly names = new Set<string>();
  readonly values = new Set<string>();
  readonly #kind: ExpressionKind;
  readonly #tokens: string[] = [];
  #next = 0;

  /** @throws ValidationException for a character that expressions do not have. */
  constructor(kind: ExpressionKind, text: string) {
    this.#kind = kind;
    if (text.trim() === '') throw this.#invalid('The expression can not be empty;');
    token.lastIndex = 0;
    for (;;) {
      const start = token.lastIndex;
      const found = token.exec(text);
      if (found === null) throw this.#invalid(`Syntax error; token: "${text.slice(start).trim().charAt(0)}"`);
      const read = found[1] ?? found[2];
      if (read === undefined) return;
      if (read === '[') throw unknownHere(`elements of lists in a ${kind}`);
      this.#tokens.push(read);
    }
  }

  /** The next token, in capitals if it is a keyword; an empty text at the end. */
  get next(): string {
    return this.#tokens[this.#next] ?? '';
  }

  /** Consumes the next token if it is this word or sign. @returns whether it was */
  skip(wanted: string): boolean {
    const isHere = this.next === wanted || this.next.toUpperCase() === wanted;
    if (isHere) this.#next++;
    return isHere;
  }

  expect(wanted: string): void {
    if (!this.skip(wanted)) throw this.syntaxError();
  }

  /** Consumes a function's name and its opening bracket. @returns the name */
  functionName(): string | undefined {
    if (this.#tokens[this.#next + 1] !== '(' || !/^[A-Za-z]/.test(this.next)) return undefined;
    const name = this.next;
    this.#next += 2;
    return name;
  }

  /** Consumes a `:value`; undefined if the next token is none. */
  value(): string | undefined {
    const value = this.next;
    if (!/^:./.test(value)) return undefined;
    this.#next++;
    this.values.add(value);
    return value;
  }

  path(): Path {
    const path = [this.#name()];
    while (this.skip('.')) path.push(this.#name());
    return path;
  }

  end(): void {
    if (this.next !== '') throw this.syntaxError();
  }

  syntaxError() {
    const near = this.#tokens.slice(Math.max(0, this.#next - 1), this.#next + 2).join(' ');
    return this.#invalid(`Syntax error; token: "${this.next || '<EOF>'}", near: "${near}"`);
  }

  unknownFunction(name: string) {
    return unknownHere(`the function ${name} in an expression`);
  }

  redundantParentheses() {
    return this.#invalid('The expression has redundant parentheses;');
  }

  #name(): string {
    const name = this.next;
    if (!/^(?:#.|[A-Za-z_])/.test(name)) throw this.syntaxError();
    if (reservedWords.has(name.toUpperCase()))
      throw this.#invalid(`Attribute name is a reserved keyword; reserved keyword: ${name}`);
    this.#next++;
    if (name.startsWith('#')) this.names.add(name);
    return name;
  }

  #invalid(message: string) {
    return invalid(`Invalid ${this.#kind}: ${message}`);
  }
}

import { invalid } from '../values/errors.ts';
import { expressionRefusal } from '../values/limits.ts';
import type { Assigned, Comparison, Condition, ExpressionKind, Operand, Parsed, Path, Term, Update } from './syntax.ts';
import { Tokens } from './tokens.ts';

/** Parsed expressions by their text: most requests send one of a few. */
const cache = new Map<string, Parsed<unknown>>();
const maxCached = 2_000;

/** Source: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB", expression parameters. */
const maxBytes = 4_096;

function parser<Tree>(parse: (tokens: Tokens) => Tree) {
  return (kind: ExpressionKind, text: string): Parsed<Tree> => {
    const id = `${kind}:${text}`;
    const known = cache.get(id) as Parsed<Tree> | undefined;
    if (known !== undefined) return known;
    if (Buffer.byteLength(text) > maxBytes)
      throw invalid(`Invalid ${kind}: Expression size has exceeded the maximum allowed size`);
    const tokens = new Tokens(kind, text);
    const tree = parse(tokens);
    tokens.end();
    const parsed = { tree, names: tokens.names, values: tokens.values };
    const refusal = expressionRefusal({
      [kind]: text,
      ExpressionAttributeNames: Object.fromEntries([...parsed.names].map((name) => [name, name])),
      ExpressionAttributeValues: Object.fromEntries([...parsed.values].map((name) => [name, {}])),
    });
    if (refusal !== undefined) throw invalid(refusal);
    if (cache.size >= maxCached) cache.clear();
    cache.set(id, parsed);
    return parsed;
  };
}

/**
 * Conditions of writes, filters and keys. @throws ValidationException; UnknownOperationException for unsupported ones.
 */
export const parseCondition = parser((tokens) => disjunction(tokens));

/** Paths separated by commas. */
export const parseProjection = parser((tokens) => listOf(tokens, () => tokens.path()));

export const parseUpdate = parser(update);

function listOf<Part>(tokens: Tokens, part: () => Part): Part[] {
  const parts = [part()];
  while (tokens.skip(',')) parts.push(part());
  return parts;
}

function disjunction(tokens: Tokens): Condition {
  const all = [conjunction(tokens)];
  while (tokens.skip('OR')) all.push(conjunction(tokens));
  return all.length === 1 ? (all[0] as Condition) : { kind: 'or', all };
}

function conjunction(tokens: Tokens): Condition {
  const all = [negation(tokens)];
  while (tokens.skip('AND')) all.push(negation(tokens));
  return all.length === 1 ? (all[0] as Condition) : { kind: 'and', all };
}

function negation(tokens: Tokens): Condition {
  return tokens.skip('NOT') ? { kind: 'not', of: negation(tokens) } : primary(tokens);
}

function primary(tokens: Tokens): Condition {
  if (tokens.skip('(')) {
    const isWrapped = tokens.next === '(';
    const inner = disjunction(tokens);
    tokens.expect(')');
    if (isWrapped && isSingle(inner)) throw tokens.redundantParentheses();
    return inner;
  }
  const name = tokens.functionName();
  if (name !== undefined) return calledFunction(tokens, name);
  const left = operand(tokens);
  if (tokens.skip('BETWEEN')) {
    const low = operand(tokens);
    tokens.expect('AND');
    return { kind: 'between', of: left, low, high: operand(tokens) };
  }
  if (tokens.skip('IN')) {
    tokens.expect('(');
    const among = listOf(tokens, () => operand(tokens));
    tokens.expect(')');
    return { kind: 'in', of: left, among };
  }
  const by = comparisons.find((each) => tokens.skip(each));
  if (by === undefined) throw tokens.syntaxError();
  return { kind: 'comparison', by, left, right: operand(tokens) };
}

const comparisons: readonly Comparison[] = ['=', '<>', '<=', '>=', '<', '>'];

const isSingle = ({ kind }: Condition) => kind !== 'and' && kind !== 'or';

function calledFunction(tokens: Tokens, name: string): Condition {
  if (name === 'attribute_exists' || name === 'attribute_not_exists') {
    const path = tokens.path();
    tokens.expect(')');
    return { kind: name, path };
  }
  if (name !== 'begins_with' && name !== 'contains') throw tokens.unknownFunction(name);
  const of = operand(tokens);
  tokens.expect(',');
  const what = operand(tokens);
  tokens.expect(')');
  return { kind: name, of, what };
}

function operand(tokens: Tokens): Operand {
  const value = tokens.value();
  if (value !== undefined) return { value };
  const name = tokens.functionName();
  if (name !== undefined) throw tokens.unknownFunction(name);
  return { path: tokens.path() };
}

/** Each clause once, in any order. */
function update(tokens: Tokens): Update {
  const parsed: { -readonly [Clause in keyof Update]?: Update[Clause] } = {};
  do {
    if (!parsed.set && tokens.skip('SET')) parsed.set = listOf(tokens, () => assignment(tokens));
    else if (!parsed.remove && tokens.skip('REMOVE')) parsed.remove = listOf(tokens, () => tokens.path());
    else if (!parsed.add && tokens.skip('ADD')) parsed.add = listOf(tokens, () => addition(tokens));
    else if (tokens.next.toUpperCase() === 'DELETE') throw tokens.unknownFunction('DELETE');
    else throw tokens.syntaxError();
  } while (tokens.next !== '');
  return { set: parsed.set ?? [], remove: parsed.remove ?? [], add: parsed.add ?? [] };
}

function assignment(tokens: Tokens): { path: Path; to: Assigned } {
  const path = tokens.path();
  tokens.expect('=');
  const left = term(tokens);
  const sign = (['+', '-'] as const).find((each) => tokens.skip(each));
  return { path, to: sign === undefined ? left : { sign, left, right: term(tokens) } };
}

function term(tokens: Tokens): Term {
  const name = tokens.functionName();
  if (name === undefined) return operand(tokens);
  if (name !== 'if_not_exists') throw tokens.unknownFunction(name);
  const ifNotExists = tokens.path();
  tokens.expect(',');
  const otherwise = operand(tokens);
  tokens.expect(')');
  return { ifNotExists, otherwise };
}

function addition(tokens: Tokens): { path: Path; value: string } {
  const path = tokens.path();
  const value = tokens.value();
  if (value === undefined) throw tokens.syntaxError();
  return { path, value };
}

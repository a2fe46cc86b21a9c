import { invalid, unknownHere } from '../values/errors.ts';
import { attributeOf, type Item, isMap, type MapValue, typeOf, type Value } from '../values/values.ts';
import { type Scope, typeOfOperand } from './scope.ts';
import type { Assigned, Path, Term, Update } from './syntax.ts';

/** Paths that an update changes, by names of attributes. */
export const updatedPaths = (update: Update, scope: Scope): Path[] =>
  [...update.set.map(({ path }) => path), ...update.remove, ...update.add.map(({ path }) => path)].map((path) =>
    scope.named(path),
  );

/**
 * Checks for errors that do not depend on the item.
 * @throws ValidationException
 */
export function checkUpdate(update: Update, scope: Scope): void {
  const paths = updatedPaths(update, scope);
  for (const [place, path] of paths.entries())
    if (
      paths.slice(0, place).some((other) => path.every((name, depth) => depth >= other.length || name === other[depth]))
    )
      throw invalid(
        `Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path: [${path.join(', ')}]`,
      );
  const take = (operator: string, term: Term) => {
    const type = 'ifNotExists' in term ? undefined : typeOfOperand(term, scope);
    if (type !== undefined && type !== 'N')
      throw invalid(
        `Invalid UpdateExpression: Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${type}`,
      );
  };
  for (const { to } of update.set) if ('sign' in to) for (const term of [to.left, to.right]) take(to.sign, term);
  for (const { value } of update.add) {
    if (typeOf(scope.value(value)) === 'SS') throw unknownHere('ADD of sets');
    take('ADD', { value });
  }
}

/** The item after the update. Everything is computed from the item before it. */
export function updated(update: Update, scope: Scope, before: Item): Item {
  let after = before;
  for (const { path, to } of update.set) after = withValue(after, scope.named(path), assigned(to, scope, before));
  for (const path of update.remove) after = withValue(after, scope.named(path), undefined);
  for (const { path, value } of update.add) {
    // NULL is a value, not the absence of one.
    const { old = 0 } = { old: scope.attribute(path, before) };
    if (typeof old !== 'number') throw wrongType();
    after = withValue(after, scope.named(path), sum(old, scope.value(value) as number));
  }
  return after;
}

function assigned(to: Assigned, scope: Scope, before: Item): Value {
  if (!('sign' in to)) return termOf(to, scope, before);
  const [left, right] = [termOf(to.left, scope, before), termOf(to.right, scope, before)];
  if (typeof left !== 'number' || typeof right !== 'number') throw wrongType();
  return sum(left, to.sign === '+' ? right : -right);
}

function termOf(term: Term, scope: Scope, before: Item): Value {
  const existing = 'ifNotExists' in term ? scope.attribute(term.ifNotExists, before) : scope.read(term, before);
  const value = existing === undefined && 'ifNotExists' in term ? scope.read(term.otherwise, before) : existing;
  if (value === undefined)
    throw invalid('The provided expression refers to an attribute that does not exist in the item');
  return value;
}

/** DynamoDB adds decimals exactly, JavaScript only whole numbers. */
function sum(left: number, right: number): number {
  const result = left + right;
  if (![left, right, result].every(Number.isSafeInteger)) throw unknownHere('arithmetic beyond safe whole numbers');
  return result === 0 ? 0 : result;
}

/** A copy with this value at the path, or without it. @throws ValidationException if the path leads nowhere. */
function withValue(map: MapValue, [name = '', ...rest]: Path, value: Value | undefined): MapValue {
  if (rest.length > 0) {
    const inner = attributeOf(map, name);
    if (isMap(inner)) return { ...map, [name]: withValue(inner, rest, value) };
    throw invalid('The document path provided in the update expression is invalid for update');
  }
  if (value !== undefined) return { ...map, [name]: value };
  const { [name]: _, ...others } = map;
  return others;
}

const wrongType = () => invalid('An operand in the update expression has an incorrect data type');

/** The attributes at these paths. */
export function projected(item: Item, paths: readonly Path[]): Item {
  let result: Item = {};
  for (const path of paths) {
    const found = path.reduce<Value | undefined>(
      (value, name) => (isMap(value) ? attributeOf(value, name) : undefined),
      item,
    );
    if (found !== undefined) result = merged(result, path, found);
  }
  return result;
}

function merged(map: MapValue, [name = '', ...rest]: Path, value: Value): MapValue {
  if (rest.length === 0) return { ...map, [name]: value };
  const inner = attributeOf(map, name);
  return { ...map, [name]: merged(isMap(inner) ? inner : {}, rest, value) };
}

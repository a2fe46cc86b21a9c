import { invalid } from '../values/errors.ts';
import { equals, type Item, orderOf, type TypeName, type Value } from '../values/values.ts';
import { type Scope, typeOfOperand } from './scope.ts';
import type { Comparison, Condition, ExpressionKind, Operand } from './syntax.ts';

const ordered: readonly TypeName[] = ['S', 'N', 'B'];

/**
 * Checks for errors that do not depend on the item: operands of a type that their operator does not take.
 * @throws ValidationException
 */
export function checkCondition(condition: Condition, scope: Scope, kind: ExpressionKind): void {
  const refuse = (problem: string) => invalid(`Invalid ${kind}: ${problem}`);
  const take = (operator: string, types: readonly TypeName[], operands: readonly Operand[]) => {
    for (const operand of operands) {
      const type = typeOfOperand(operand, scope);
      if (type !== undefined && !types.includes(type))
        throw refuse(
          `Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${type}`,
        );
    }
  };
  switch (condition.kind) {
    case 'and':
    case 'or':
      for (const each of condition.all) checkCondition(each, scope, kind);
      return;
    case 'not':
      checkCondition(condition.of, scope, kind);
      return;
    case 'comparison':
      if (condition.by !== '=' && condition.by !== '<>') take(condition.by, ordered, [condition.left, condition.right]);
      return;
    case 'between': {
      const { of, low, high } = condition;
      take('BETWEEN', ordered, [of, low, high]);
      if (!('value' in low && 'value' in high)) return;
      const order = orderOf(scope.value(low.value), scope.value(high.value));
      if (order === undefined) throw refuse('The BETWEEN operator requires same data type for lower and upper bounds');
      if (order > 0)
        throw refuse('The BETWEEN operator requires upper bound to be greater than or equal to lower bound');
      return;
    }
    case 'begins_with':
      take(condition.kind, ['S', 'B'], [condition.of, condition.what]);
  }
}

/** Names of the attributes, at the top of an item, that a condition reads. */
export function namesIn(condition: Condition, scope: Scope): string[] {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.all.flatMap((each) => namesIn(each, scope));
  if (condition.kind === 'not') return namesIn(condition.of, scope);
  return Object.values(condition)
    .flat()
    .flatMap((part: unknown) => (typeof part === 'object' && part !== null && 'path' in part ? [part as Operand] : []))
    .concat('path' in condition ? [condition] : [])
    .flatMap((operand) => ('path' in operand ? scope.named(operand.path).slice(0, 1) : []));
}

/** True if the item fulfils the condition. */
export function holds(condition: Condition, scope: Scope, item: Item): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.all.every((each) => holds(each, scope, item));
    case 'or':
      return condition.all.some((each) => holds(each, scope, item));
    case 'not':
      return !holds(condition.of, scope, item);
    case 'comparison':
      return compares(condition.by, scope.read(condition.left, item), scope.read(condition.right, item));
    case 'between': {
      const value = scope.read(condition.of, item);
      return (
        compares('>=', value, scope.read(condition.low, item)) &&
        compares('<=', value, scope.read(condition.high, item))
      );
    }
    case 'in': {
      const value = scope.read(condition.of, item);
      return condition.among.some((each) => compares('=', value, scope.read(each, item)));
    }
    case 'attribute_exists':
      return scope.attribute(condition.path, item) !== undefined;
    case 'attribute_not_exists':
      return scope.attribute(condition.path, item) === undefined;
    case 'begins_with':
      return beginsWith(scope.read(condition.of, item), scope.read(condition.what, item));
    case 'contains':
      return contains(scope.read(condition.of, item), scope.read(condition.what, item));
  }
}

/** An absent attribute differs from everything and fulfils no other comparison. */
function compares(by: Comparison, left: Value | undefined, right: Value | undefined): boolean {
  if (left === undefined || right === undefined) return by === '<>';
  if (by === '=') return equals(left, right);
  if (by === '<>') return !equals(left, right);
  const order = orderOf(left, right);
  if (order === undefined) return false;
  if (by === '<') return order < 0;
  if (by === '<=') return order <= 0;
  return by === '>' ? order > 0 : order >= 0;
}

function beginsWith(text: Value | undefined, start: Value | undefined): boolean {
  if (text instanceof Uint8Array && start instanceof Uint8Array)
    return Buffer.compare(text.subarray(0, start.length), start) === 0;
  return typeof text === 'string' && typeof start === 'string' && text.startsWith(start);
}

function contains(whole: Value | undefined, part: Value | undefined): boolean {
  if (whole === undefined || part === undefined) return false;
  if (typeof whole === 'string') return typeof part === 'string' && whole.includes(part);
  if (whole instanceof Set) return whole.has(part);
  return Array.isArray(whole) && whole.some((each) => equals(each, part));
}

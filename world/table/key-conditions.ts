import type { KeyNames } from './definition.ts';
import type { Scope } from './expressions/scope.ts';
import type { Condition, Operand } from './expressions/syntax.ts';
import { invalid } from './values/errors.ts';
import { orderOfTexts } from './values/values.ts';

/** Part of a partition that a query reads, by two tests of a sort key: whether it is before that part, and after it. */
export interface SortKeys {
  readonly isBefore: (sortKey: string) => boolean;
  readonly isAfter: (sortKey: string) => boolean;
}

const all: SortKeys = { isBefore: () => false, isAfter: () => false };

/**
 * The partition and the sort keys that a query is about.
 * Source: Amazon DynamoDB Developer Guide, "Key condition expressions for the Query operation in DynamoDB".
 * @throws ValidationException
 */
export function keyCondition(condition: Condition, scope: Scope, { hash, range }: KeyNames) {
  const parts = condition.kind === 'and' ? condition.all : [condition];
  const isOf = (name: string | undefined, part: Condition) => {
    const operand = part.kind === 'comparison' ? part.left : 'of' in part && part.kind !== 'not' ? part.of : undefined;
    return operand !== undefined && 'path' in operand && scope.named(operand.path).join('.') === name;
  };
  const ofHash = parts.filter((part) => isOf(hash, part));
  const ofRange = range === undefined ? [] : parts.filter((part) => isOf(range, part));
  const [partition] = ofHash;
  if (partition === undefined) throw invalid(`Query condition missed key schema element: ${hash}`);
  if (ofHash.length + ofRange.length < parts.length || ofHash.length > 1 || ofRange.length > 1)
    throw invalid('Query key condition not supported');
  if (partition.kind !== 'comparison' || partition.by !== '=') throw invalid('Query key condition not supported');
  const text = (operand: Operand): string => {
    const value = 'value' in operand ? scope.value(operand.value) : undefined;
    if (typeof value !== 'string')
      throw invalid('One or more parameter values were invalid: Condition parameter type does not match schema type');
    return value;
  };
  const hashValue = text(partition.right);
  const isEmpty = (part: Condition) =>
    (part.kind === 'comparison' && text(part.right) === '') || (part.kind === 'between' && text(part.low) === '');
  if (parts.some(isEmpty))
    throw invalid(
      `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${hash}`,
    );
  return { hashValue, sortKeys: ofRange[0] === undefined ? all : sortKeysOf(ofRange[0], text) };
}

function sortKeysOf(condition: Condition, text: (operand: Operand) => string): SortKeys {
  if (condition.kind === 'between') return between(text(condition.low), text(condition.high));
  if (condition.kind === 'begins_with') {
    const start = text(condition.what);
    return {
      isBefore: (key) => orderOfTexts(key, start) < 0,
      isAfter: (key) => orderOfTexts(key, start) > 0 && !key.startsWith(start),
    };
  }
  if (condition.kind !== 'comparison' || condition.by === '<>') throw invalid('Query key condition not supported');
  const bound = text(condition.right);
  switch (condition.by) {
    case '=':
      return between(bound, bound);
    case '<':
      return { ...all, isAfter: (key) => orderOfTexts(key, bound) >= 0 };
    case '<=':
      return { ...all, isAfter: (key) => orderOfTexts(key, bound) > 0 };
    case '>':
      return { ...all, isBefore: (key) => orderOfTexts(key, bound) <= 0 };
    case '>=':
      return { ...all, isBefore: (key) => orderOfTexts(key, bound) < 0 };
  }
}

const between = (low: string, high: string): SortKeys => ({
  isBefore: (key) => orderOfTexts(key, low) < 0,
  isAfter: (key) => orderOfTexts(key, high) > 0,
});

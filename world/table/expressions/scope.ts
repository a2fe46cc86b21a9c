import { invalid } from '../values/errors.ts';
import { attributeOf, copyOfMap, type Item, isMap, type MapValue, typeOf, type Value } from '../values/values.ts';
import { parseCondition, parseProjection, parseUpdate } from './parse.ts';
import type { Condition, ExpressionKind, Operand, Parsed, Path, Update } from './syntax.ts';

/** Parameters of a request that its expressions share. */
export interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined;
}

/** Names and values of one request: fills placeholders in, and refuses those that no expression uses. */
export class Scope {
  readonly #names: Readonly<Record<string, string>>;
  readonly #values: MapValue;
  readonly #usedNames = new Set<string>();
  readonly #usedValues = new Set<string>();

  constructor({ ExpressionAttributeNames, ExpressionAttributeValues }: Placeholders) {
    for (const [parameter, given] of Object.entries({ ExpressionAttributeNames, ExpressionAttributeValues }))
      if (given && Object.keys(given).length === 0) throw invalid(`${parameter} must not be empty`);
    this.#names = ExpressionAttributeNames ?? {};
    this.#values = copyOfMap(ExpressionAttributeValues ?? {});
  }

  condition(text: string | undefined, kind: ExpressionKind = 'ConditionExpression'): Condition | undefined {
    return text === undefined ? undefined : this.#used(parseCondition(kind, text), kind);
  }

  update(text: string | undefined): Update | undefined {
    return text === undefined ? undefined : this.#used(parseUpdate('UpdateExpression', text), 'UpdateExpression');
  }

  projection(text: string | undefined): readonly Path[] | undefined {
    if (text === undefined) return undefined;
    return this.#used(parseProjection('ProjectionExpression', text), 'ProjectionExpression').map((path) =>
      this.named(path),
    );
  }

  /** @throws ValidationException for a placeholder that no expression used. */
  end(): void {
    for (const [parameter, given, used] of [
      ['ExpressionAttributeNames', this.#names, this.#usedNames],
      ['ExpressionAttributeValues', this.#values, this.#usedValues],
    ] as const) {
      const unused = Object.keys(given).filter((name) => !used.has(name));
      if (unused.length > 0)
        throw invalid(`Value provided in ${parameter} unused in expressions: keys: {${unused.join(', ')}}`);
    }
  }

  /** A path by the names of attributes. */
  named(path: Path): Path {
    return path.map((name) => (name.startsWith('#') ? (this.#names[name] ?? name) : name));
  }

  value(name: string): Value {
    return this.#values[name] as Value;
  }

  /** The operand's value for an item, undefined for an absent attribute. */
  read(operand: Operand, item: Item): Value | undefined {
    return 'value' in operand ? this.value(operand.value) : this.attribute(operand.path, item);
  }

  attribute(path: Path, item: Item): Value | undefined {
    let found: Value | undefined = item;
    for (const name of path) {
      if (!isMap(found)) return undefined;
      found = attributeOf(found, name.startsWith('#') ? (this.#names[name] ?? name) : name);
    }
    return found;
  }

  #used<Tree>({ tree, names, values }: Parsed<Tree>, kind: ExpressionKind): Tree {
    for (const name of names) {
      if (!Object.hasOwn(this.#names, name))
        throw invalid(
          `Invalid ${kind}: An expression attribute name used in the document path is not defined; attribute name: ${name}`,
        );
      this.#usedNames.add(name);
    }
    for (const value of values) {
      if (!Object.hasOwn(this.#values, value))
        throw invalid(
          `Invalid ${kind}: An expression attribute value used in expression is not defined; attribute value: ${value}`,
        );
      this.#usedValues.add(value);
    }
    return tree;
  }
}

/** The type of an operand that is known before any item is read. */
export const typeOfOperand = (operand: Operand, scope: Scope) =>
  'value' in operand ? typeOf(scope.value(operand.value)) : undefined;

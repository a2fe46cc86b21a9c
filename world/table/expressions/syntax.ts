/** Parsed expressions, before names (`#name`) and values (`:value`) are filled in. */

/** Names from the outside to the inside, `#fields.#limit`. */
export type Path = readonly string[];

export type Operand = { readonly path: Path } | { readonly value: string };

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly all: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'comparison'; readonly by: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'between'; readonly of: Operand; readonly low: Operand; readonly high: Operand }
  | { readonly kind: 'in'; readonly of: Operand; readonly among: readonly Operand[] }
  | { readonly kind: 'attribute_exists' | 'attribute_not_exists'; readonly path: Path }
  | { readonly kind: 'begins_with' | 'contains'; readonly of: Operand; readonly what: Operand };

/** One part of a sum, or the whole assigned value. */
export type Term = Operand | { readonly ifNotExists: Path; readonly otherwise: Operand };

export type Assigned = Term | { readonly sign: '+' | '-'; readonly left: Term; readonly right: Term };

export interface Update {
  readonly set: readonly { readonly path: Path; readonly to: Assigned }[];
  readonly remove: readonly Path[];
  readonly add: readonly { readonly path: Path; readonly value: string }[];
}

/** A parsed expression with the placeholders that it uses. */
export interface Parsed<Tree> {
  readonly tree: Tree;
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

/** Parameters that have expressions, as they are named in errors. */
export type ExpressionKind =
  | 'ConditionExpression'
  | 'FilterExpression'
  | 'KeyConditionExpression'
  | 'ProjectionExpression'
  | 'UpdateExpression';

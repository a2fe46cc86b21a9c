/** A policy's JSON, of an identity, a resource or a role's trust. */
export interface PolicyDocument {
  readonly Version?: string;
  readonly Statement: readonly object[];
}

/** One action on one resource, with the condition keys that the request has; a key without values is missing. */
export interface AuthorizationRequest {
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
  /** A service such as `events.amazonaws.com` that acts in its own name. */
  readonly service?: string;
}

export type Effect = 'Allow' | 'Deny';

type Context = NonNullable<AuthorizationRequest['context']>;
type Applies = (request: AuthorizationRequest) => boolean;

/** The condition keys that requests here have: any other would seem to be missing. */
const conditionKeys = [
  'aws:SecureTransport',
  'aws:SourceAccount',
  'aws:SourceArn',
  'dynamodb:LeadingKeys',
  's3:TlsVersion',
  's3:if-none-match',
];

const operators: Readonly<Record<string, (value: string, expected: string) => boolean>> = {
  ArnEquals: isArnLike,
  ArnLike: isArnLike,
  Bool: (value, expected) => value === expected,
  NumericLessThan: (value, expected) => Number(value) < Number(expected),
  StringEquals: (value, expected) => value === expected,
  StringLike: isLike,
};

/**
 * IAM's evaluation of one policy, for exactly the elements, operators and condition keys that the templates use.
 * Source: AWS IAM User Guide, "IAM JSON policy element reference" and "Set operators for multivalued context keys".
 */
export class Policy {
  readonly #statements: readonly { readonly effect: Effect; readonly applies: Applies }[];

  /** @throws for everything that is not implemented here, instead of ignoring it. */
  constructor({ Version, Statement }: PolicyDocument) {
    if (Version !== '2012-10-17') throw unknown('policy version', Version);
    this.#statements = Statement.map(compiled);
  }

  /** A statement that denies counts more than any that allow. @returns undefined if no statement applies. */
  effectOn(request: AuthorizationRequest): Effect | undefined {
    const effects = this.#statements.filter(({ applies }) => applies(request)).map(({ effect }) => effect);
    return effects.includes('Deny') ? 'Deny' : effects[0];
  }
}

function compiled(statement: object) {
  const {
    Sid: _,
    Effect,
    Action,
    Resource,
    Principal,
    Condition = {},
    ...others
  } = statement as Record<string, unknown>;
  for (const element of Object.keys(others)) throw unknown('policy element', element);
  if (Effect !== 'Allow' && Effect !== 'Deny') throw unknown('effect', Effect);
  // Only a trust policy has no resource: that is its role.
  if (Resource === undefined && Principal === undefined) throw unknown('statement without a resource', statement);
  const actions = texts(Action).map((action) => action.toLowerCase());
  const resources = Resource === undefined ? ['*'] : texts(Resource);
  const isPrincipal = principal(Principal);
  const conditions = Object.entries(Condition as object).flatMap(([operator, keys]) =>
    Object.entries(keys as object).map(([key, expected]) => condition(operator, key, texts(expected))),
  );
  const applies: Applies = (request) =>
    actions.some((action) => isLike(request.action.toLowerCase(), action)) &&
    resources.some((resource) => isLike(request.resource, resource)) &&
    isPrincipal(request) &&
    conditions.every((holds) => holds(request.context ?? {}));
  return { effect: Effect as Effect, applies };
}

/** Everybody, or one service. A policy without principals is its identity's. */
function principal(element: unknown): Applies {
  if (element === undefined || element === '*') return () => true;
  const [[kind, value] = [], ...others] = Object.entries(element as object);
  if (others.length === 0 && kind === 'AWS' && value === '*') return () => true;
  if (others.length > 0 || kind !== 'Service' || typeof value !== 'string') throw unknown('principal', element);
  return ({ service }) => service === value;
}

/**
 * A missing key fulfils ForAllValues and `Null: true`, and nothing else. Source: AWS IAM User Guide, "Condition operators",
 * "Condition operator to check existence of condition keys", "Set operators for multivalued context keys".
 */
function condition(operator: string, key: string, expected: readonly string[]): (context: Context) => boolean {
  // Keys are not case-sensitive.
  const name = conditionKeys.find((each) => each.toLowerCase() === key.toLowerCase());
  if (name === undefined) throw unknown('condition key', key);
  if (operator === 'Null') {
    if (expected.length !== 1 || !/^(true|false)$/.test(expected[0] ?? '')) throw unknown('Null condition', expected);
    return (context) => String(!context[name]?.length) === expected[0];
  }
  const [, ofAll, base = ''] = /^(ForAllValues:)?(\w+)$/.exec(operator) ?? [];
  const compare = Object.hasOwn(operators, base) ? operators[base] : undefined;
  if (compare === undefined) throw unknown('condition operator', operator);
  const isMet = (value: string) => expected.some((each) => compare(value, each));
  return ({ [name]: values = [] }) => values.every(isMet) && (ofAll !== undefined || values.length === 1);
}

/** One text or several, without policy variables. */
function texts(element: unknown): readonly string[] {
  const all = [element].flat().map((each) => (typeof each === 'object' || each === undefined ? '${' : String(each)));
  if (all.some((each) => each.includes('${'))) throw unknown('value', element);
  return all;
}

const unknown = (what: string, value: unknown) =>
  new Error(`The local stack does not know the ${what} ${JSON.stringify(value)} of a policy`);

/** Compiled patterns, of which the templates have a few hundred. */
const expressions = new Map<string, RegExp>();

/** IAM's wildcards: a star stands for any characters, slashes included, a question mark for one. */
export function isLike(text: string, pattern: string): boolean {
  let expression = expressions.get(pattern);
  if (expression === undefined) {
    const source = pattern
      .replace(/[^\w*?]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, 's');
    expressions.set(pattern, expression);
  }
  return expression.test(text);
}

/** Each of the six parts of an ARN is compared on its own. */
function isArnLike(arn: string, pattern: string): boolean {
  const parts = (text: string) => [...text.split(':', 5), text.split(':').slice(5).join(':')];
  const expected = parts(pattern);
  return parts(arn).every((part, at) => isLike(part, expected[at] ?? ''));
}

import type { PromiseName } from '../../world/promises/promises.ts';
import type { Code } from '../world/service.ts';

/** A request to the table: the parts that mistakes use. */
export interface TableRequest {
  readonly ConditionExpression?: string | undefined;
  readonly ConsistentRead?: boolean | undefined;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined;
  readonly Item?: Readonly<Record<string, unknown>> | undefined;
  readonly Key?: Readonly<Record<string, unknown>> | undefined;
  readonly ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE' | undefined;
  readonly TransactItems?: readonly Part[] | undefined;
  readonly UpdateExpression?: string | undefined;
}

interface Part {
  readonly Delete?: TableRequest | undefined;
  readonly Put?: TableRequest | undefined;
  readonly Update?: TableRequest | undefined;
}

interface Around {
  readonly execute: (operation: string, request: object) => object;
  /** Does something after others have had their turn. */
  readonly later: (act: () => void) => void;
}

export type Sent = (operation: string, request: TableRequest, around: Around) => TableRequest;

/** A known mistake: code around the real one, or a change of a request to the table. */
export interface Mistake {
  readonly code?: (real: Code) => Partial<Code>;
  readonly sent?: Sent;
  /** The promise that a run must find broken; any, where the mistake breaks several at once. */
  readonly breaks?: PromiseName;
}

type CallServices = Parameters<Code['dispatch']>[1];

/** Breaks what the calls of some actions get. */
export const calling =
  (actions: RegExp, broken: (services: CallServices) => Partial<CallServices>): NonNullable<Mistake['code']> =>
  ({ dispatch }) => ({
    dispatch: (request, services) => {
      const isBroken = actions.test(JSON.parse(String(request.body)).action);
      return dispatch(request, isBroken ? { ...services, ...broken(services) } : services);
    },
  });

/** Changes a write, alone or in a transaction. */
export const withItems =
  (change: (each: TableRequest) => TableRequest): Sent =>
  (_operation, request) => {
    const { TransactItems } = request;
    if (TransactItems === undefined) return change(request);
    const changed = TransactItems.map(({ Put, Update, Delete }) => ({
      ...(Put && { Put: change(Put) }),
      ...(Update && { Update: change(Update) }),
      ...(Delete && { Delete: change(Delete) }),
    }));
    return { ...request, TransactItems: changed };
  };

type Values = Readonly<Record<string, unknown>>;

/** Changes the values of a write's expressions; undefined leaves them. */
export const withValues = (change: (values: Values) => Values | undefined): Sent =>
  withItems((each) => {
    const { ExpressionAttributeValues: values = {} } = each;
    const changed = change(values);
    return changed ? { ...each, ExpressionAttributeValues: { ...values, ...changed } } : each;
  });

interface Write {
  readonly item: TableRequest['Item'];
  readonly key: TableRequest['Key'];
  readonly update: string | undefined;
}

/** Lets the condition of some writes hold always; its names and values stay in use, as DynamoDB requires. */
export const weakened = (is: (write: Write, of: { readonly condition: string }) => boolean | undefined): Sent =>
  withItems((each) => {
    const { ConditionExpression: condition, Item: item, Key: key, UpdateExpression: update } = each;
    if (condition === undefined || !is({ item, key, update }, { condition })) return each;
    const always = `(${condition}) OR attribute_exists(PK) OR attribute_not_exists(PK)`;
    return { ...each, ConditionExpression: always };
  });

/** True for one of a group's places. */
export const isPlace = (item: TableRequest['Item']) => String(item?.SK).startsWith('PLACE#');

/** Wraps services with another method in one of them. */
export const replacing = <Service extends object, Name extends keyof Service>(
  service: Service,
  name: Name,
  other: (real: Service[Name]) => Service[Name],
): Service =>
  new Proxy(service, {
    get(target, each) {
      const value: unknown = Reflect.get(target, each);
      const real = typeof value === 'function' ? value.bind(target) : value;
      return each === name ? other(real) : real;
    },
  });

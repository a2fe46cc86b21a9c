import { randomUUID } from 'node:crypto';
import { type Action, allows } from '../api/action.ts';
import type { ActionName, AnswerOf, SentFields } from '../api/actions/index.ts';
import { findAction, runAction } from '../api/dispatch.ts';
import { validated } from '../api/run-action.ts';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import type { KeyScope } from '../ports/accounts.ts';
import type { Person, Role, SignedIn } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { Visit } from './visit.ts';

/** The scopes that a role has, as an API key has them. */
const scopesOf: Readonly<Record<Role, readonly KeyScope[]>> = {
  viewer: ['read'],
  agent: ['read', 'issue', 'operate'],
  admin: ['all'],
};

/**
 * Does what POST /v3 does for an API key, for a person.
 * @param key repeats of a call with the same key are one.
 * @returns the answer of the action.
 * @throws E9054 for a role without the scope, and what the action throws.
 */
export async function act<Name extends ActionName>(
  name: Name,
  fields: SentFields<Name>,
  { person }: SignedIn,
  services: DeskServices,
  key?: string,
): Promise<AnswerOf<Name>> {
  const action = await findAction(name);
  if ('rowAction' in action) throw new ApiError('actionUnknown');
  const account = await accountFor(action, person, services);
  const input = await validated(action, fields);
  const by = { changedBy: byPerson(person), trackingId: randomUUID() };
  const call = { ...services, ...by, account, receiptOf: () => undefined };
  return (await runAction(action, input, call, key, fields)) as AnswerOf<Name>;
}

const byPerson = ({ id }: Pick<Person, 'id'>) => `person:${id}` as const;

/** The answer of a row, as far as people are told of it. */
export interface RowAnswer {
  readonly status: 'success' | 'failure';
  readonly 'error-code'?: string;
  readonly 'error-message'?: string;
}

/**
 * Does what a batch of the API does, for a person.
 * @param idempotencyKey repeats of a call with the same one are one.
 * @returns the answer of each row.
 */
export async function actOnRows(
  name: string,
  rows: readonly object[],
  { person, event }: Pick<Visit, 'person' | 'event'>,
  services: DeskServices,
  idempotencyKey: string,
): Promise<readonly RowAnswer[]> {
  const [batch, { answerBatch }] = await Promise.all([findAction(name), import('../api/answer-batch.ts')]);
  if (!('rowAction' in batch)) throw new ApiError('actionUnknown');
  const account = await accountFor(batch, person, services);
  const request = { apiKey: undefined, idempotencyKey, requestId: event.requestContext.requestId };
  // The rate of a key is no person's.
  const rateLimits = { take: async () => 0 };
  const key = { scopes: scopesOf[person.role] };
  const caller = { ...services, rateLimits, account, key, changedBy: byPerson(person) };
  const texts = rows.map((row) => JSON.stringify(row));
  const { body } = await answerBatch(batch, request, { [batch.rowsField]: [] }, texts, caller);
  return body.results as readonly RowAnswer[];
}

/** The account for which a person does an action. @throws E9054 for a role without the scope */
async function accountFor({ scope }: Pick<Action, 'scope'>, { role, account: id }: Person, services: DeskServices) {
  if (!allows(scopesOf[role], scope)) throw new ApiError(staffErrors.roleRefused);
  const account = await services.accountOf(id);
  if (account === undefined) throw new ApiError(staffErrors.accountRefused);
  return account;
}

/** Refuses fields that the action would refuse, before anything is noted of the request. @throws E9003 */
export async function refuseInvalid<Name extends ActionName>(name: Name, fields: SentFields<Name>): Promise<void> {
  await validated(await findAction(name), fields);
}

import { randomUUID } from 'node:crypto';
import { allows, type Call } from '../api/action.ts';
import { findAction, runAction } from '../api/dispatch.ts';
import { validated } from '../api/run-action.ts';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import type { KeyScope } from '../ports/accounts.ts';
import type { Role, SignedIn } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';

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
export async function act<Done extends { run(input: never, call: never): Promise<object> }>(
  request: { readonly action: string } & Readonly<Record<string, unknown>>,
  { person }: SignedIn,
  services: DeskServices,
  key?: string,
): Promise<Awaited<ReturnType<Done['run']>>> {
  const { action: name, ...fields } = request;
  const action = await findAction(name);
  if ('rowAction' in action) throw new ApiError('actionUnknown');
  if (!allows(scopesOf[person.role], action.scope)) throw new ApiError(staffErrors.roleRefused);
  const account = await services.accountOf(person.account);
  if (account === undefined) throw new ApiError(staffErrors.accountRefused);
  const input = await validated(action, fields);
  const call: Call = {
    ...{ ...services, account, trackingId: randomUUID(), receiptOf: () => undefined },
    changedBy: `person:${person.id}`,
  };
  return (await runAction(action, input, call, key, fields)) as Awaited<ReturnType<Done['run']>>;
}

/** Refuses fields that the action would refuse, before anything is noted of the request. @throws E9003 */
export async function refuseInvalid({ action: name, ...fields }: { readonly action: string }): Promise<void> {
  await validated(await findAction(name), fields);
}

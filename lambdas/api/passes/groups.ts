import type { PassFields } from '../../domain/fields/pass-fields.ts';
import { groupLink, type Pass } from '../../domain/pass/pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { GroupFull } from '../../ports/passes.ts';
import type { Call } from '../action.ts';

type WithGroup = Partial<Pick<PassFields, 'group-id'>>;

/** Fields of a request as they are stored: of group-id, which may be a booking's code, only its keyed hash. */
export async function withGroupKey<Fields extends WithGroup>(fields: Fields, call: Call): Promise<Fields> {
  const { 'group-id': groupId } = fields;
  if (groupId === undefined) return fields;
  return { ...fields, 'group-id': await call.identity.groupKey(call.account.id, groupId) };
}

/** The field of an answer with the URL of the page of a pass's group; none without one. Source: docs/api/groups.md#groups. */
export async function groupPageOf(
  { 'group-id': group }: Pick<Pass['fields'], 'group-id'>,
  { identity, publicBaseUrl }: Pick<Call, 'identity' | 'publicBaseUrl'>,
): Promise<{ 'group-install-url'?: string }> {
  if (!group) return {};
  return { 'group-install-url': `${publicBaseUrl}/g/${groupLink(group, await identity.groupSecret(group))}` };
}

/** Translates the error of a write. @throws E9026 for a group that is full, any other error as it is. */
export function refuseFullGroup(error: unknown): never {
  throw error instanceof GroupFull ? new ApiError('groupFull') : error;
}

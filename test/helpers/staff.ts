import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createStore } from '../../lambdas/context/sdk.ts';
import type { Person, Role } from '../../lambdas/ports/people.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { StoreEnv } from '../../lambdas/runtime/env.ts';
import { DynamoPeople } from '../../lambdas/storage/dynamo-people.ts';
import { DynamoSessions } from '../../lambdas/storage/dynamo-sessions.ts';
import { fixedClock } from './fixed-clock.ts';

/** The origin of the pages in tests. */
export const origin = 'https://passes.example.com';

/** Somebody of an airline's staff, in a browser in which they have signed in. */
export interface StaffMember {
  readonly person: Person;
  /** Text of the session's cookie. */
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Somebody with a role in an account, signed in. */
export async function signedInAs(
  env: StoreEnv,
  role: Role,
  { account = 'demo', id = `${role}-1`, clock = fixedClock() }: { account?: string; id?: string; clock?: Clock } = {},
): Promise<StaffMember> {
  const { table, identity } = createStore(env, clock);
  const people = new DynamoPeople(
    {
      ...{ table, clock, newWriteId: () => identity.newTrackingId(), onAudit: () => {} },
      users: { create: async () => id, find: async () => undefined, remove: async () => {} },
      invitations: { take: async () => 0 },
    },
    { user: 'operator', requestId: 'of the test' },
  );
  const person = await people.invite(account, `${id}@example.com`, role);
  const sessions = new DynamoSessions(table);
  const cookie = await sessions.begin(person);
  const { csrfToken = '' } = (await sessions.find(cookie)) ?? {};
  return { person, cookie, csrfToken };
}

/** A request of a browser to a page of ours, sent from one of ours. @param more of the event. */
export function staffEvent(
  target: string,
  member?: Pick<StaffMember, 'cookie'>,
  {
    body,
    headers,
    isBase64Encoded = false,
  }: {
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly isBase64Encoded?: boolean;
  } = {},
): APIGatewayProxyEventV2 {
  const [method = '', address = ''] = target.split(' ');
  const [path = '', rawQueryString = ''] = address.split('?');
  return {
    headers: { ...(method !== 'GET' && { origin }), ...headers },
    ...(member && { cookies: [`__Host-session=${member.cookie}`] }),
    rawPath: path,
    rawQueryString,
    queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)),
    body,
    isBase64Encoded,
    requestContext: { http: { method, path }, requestId: `request of ${path}` },
  } as unknown as APIGatewayProxyEventV2;
}

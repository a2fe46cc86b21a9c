import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import { isAtLeast, type Role, type Sessions, type SignedIn } from '../ports/people.ts';
import { cookieIn, sessionCookie } from './cookies.ts';

interface Services {
  readonly sessions: Sessions;
  /** Base URL of the service's pages, without a trailing slash. */
  readonly publicBaseUrl: string;
}

/** Finds the person who sends a request; undefined without a session. */
export async function signedInBy(
  event: Pick<APIGatewayProxyEventV2, 'cookies'>,
  { sessions }: Pick<Services, 'sessions'>,
): Promise<SignedIn | undefined> {
  const cookie = cookieIn(event, sessionCookie);
  return cookie === undefined ? undefined : sessions.find(cookie);
}

/**
 * Refuses a change that another site has made a browser send: it must come from a page of ours, by its origin, and with the
 * token that only those pages know.
 * @throws E9055
 */
export function refuseForged(
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  token: string | undefined,
  { csrfToken }: SignedIn,
  { publicBaseUrl }: Pick<Services, 'publicBaseUrl'>,
): void {
  const isOurs = headers.origin === new URL(publicBaseUrl).origin;
  if (!isOurs || !equalsSecret(token ?? '', csrfToken)) throw new ApiError(staffErrors.forgedRequest);
}

/** @throws E9054 for a person whose role is less. */
export function refuseLess({ person }: SignedIn, needed: Role): void {
  if (!isAtLeast(person.role, needed)) throw new ApiError(staffErrors.roleRefused);
}

import type { IncomingHttpHeaders } from 'node:http';
import type { AuthorizationRequest } from './policy.ts';

/** Judges requests to a stand-in by the access key that they are signed with. */
export interface Guard {
  /** @throws AwsError unless the request is allowed. */
  check(headers: IncomingHttpHeaders, request: AuthorizationRequest): void;
  /** Decides like `check`, for a request whose denial is not an answer by itself. */
  allows(headers: IncomingHttpHeaders, request: AuthorizationRequest): boolean;
}

/** Allows everything: for a stand-in on its own, without policies. */
export const noGuard: Guard = { check: () => {}, allows: () => true };

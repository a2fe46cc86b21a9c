import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { PathParams } from '../http/routes.ts';
import type { Staff } from '../pages/staff-page.ts';
import type { SignedIn } from '../ports/people.ts';

/** A request of a person who has signed in. */
export interface Visit extends SignedIn {
  readonly params: PathParams;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Fields of the form that was sent. */
  readonly form: URLSearchParams;
  readonly staff: Staff;
  readonly event: APIGatewayProxyEventV2;
}

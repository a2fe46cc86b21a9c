import type { PathParams } from '../http/routes.ts';
import type { FormFacts } from '../pages/settings/form.ts';
import type { AccountSettings } from '../ports/accounts.ts';
import type { People } from '../ports/people.ts';
import type { Form } from './form.ts';

/** A request of an admin who has signed in. */
export interface AdminVisit extends FormFacts {
  readonly account: string;
  readonly params: PathParams;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Empty for a request to see a page. */
  readonly form: Form;
  readonly settings: AccountSettings;
  readonly people: People;
  readonly now: Date;
}

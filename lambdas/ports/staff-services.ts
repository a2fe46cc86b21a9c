import type { CountWork } from '../domain/updates/work.ts';
import type { Account, AccountSettings } from './accounts.ts';
import type { AuditTrail, Author } from './audit.ts';
import type { History } from './history.ts';
import type { PassNumbers } from './pass-numbers.ts';
import type { Groups } from './passes.ts';
import type { Directory, DirectoryUser, People, Person, Sessions, SignIn } from './people.ts';
import type { Clock, Log } from './runtime.ts';
import type { ApiServices, Services } from './services.ts';
import type { FlightDays } from './stores.ts';
import type { Usage } from './usage.ts';
import type { ErasableRecords } from './work.ts';

/** Services of the pages for an airline's staff. */
export interface StaffServices {
  readonly isTransient: Services['isTransient'];
  readonly log: Log;
  /** Base URL of the pages, without a trailing slash. */
  readonly publicBaseUrl: string;
  readonly sessions: Sessions;
}

/** Services of the settings page. */
export interface SettingsServices extends StaffServices {
  /** An account's views and changes, on behalf of an author. */
  accountSettingsOf(author: Author): AccountSettings;
  peopleOf(author: Author): People;
  readonly clock: Pick<Clock, 'now'>;
  /** False if a form, with all that it says, was sent before on this day. */
  isFirst(form: string): Promise<boolean>;
}

/** Services of the desk: those of the actions, which do what people ask for, and its own. */
export interface DeskServices extends StaffServices, ApiServices {
  readonly signIn: SignIn;
  readonly directories: readonly Directory[];
  /**
   * Admits somebody of a directory with the role of their groups, and audits it; takes the access of somebody whose groups have
   * no role any more.
   * @returns undefined for nobody who has access.
   */
  admit(user: DirectoryUser, requestId: string): Promise<Person | undefined>;
  /** Somebody who may sign in; undefined for anybody else. */
  findPerson(account: string, id: string): Promise<Person | undefined>;
  /** The people of an account, by their addresses. */
  peopleOf(account: string): Promise<readonly Person[]>;
  /** An account with what its actions need; undefined if it does not exist. */
  accountOf(id: string): Promise<Account | undefined>;
  readonly audit: AuditTrail;
  readonly history: History;
  /** Names of an account's API keys by their ids. */
  keyNames(account: string): Promise<ReadonlyMap<string, string>>;
  readonly groups: Groups;
  readonly passNumbers: PassNumbers;
  /** Records that are emptied of their passenger. */
  readonly records: Pick<ErasableRecords, 'blank'>;
  readonly flightDays: FlightDays;
  readonly usage: Usage;
  /** Asks for flights to be counted anew, which others see then. It never fails: the next look asks again. */
  recount(work: CountWork): Promise<void>;
}

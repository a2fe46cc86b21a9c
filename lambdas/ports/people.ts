/**
 * Roles of an airline's staff, each with all that the ones before it may do: a viewer sees flights, and of passengers their
 * names only; an agent changes single passes and flights; an admin does all, and has keys, certificates and people.
 * Source: docs/desk.md#roles.
 */
export const roles = ['viewer', 'agent', 'admin'] as const;

export type Role = (typeof roles)[number];

/** True if a role is this one or has all that this one has. */
export const isAtLeast = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Somebody who may sign in, for one account. */
export interface Person {
  /** Id in the user pool (`sub`), or hash of a directory's issuer and its `sub`. */
  readonly id: string;
  readonly account: string;
  /** Address that was invited; empty for people of a directory, who are never known by one. */
  readonly email: string;
  readonly role: Role;
  /** Time of the first invitation, or of the first sign-in from a directory. */
  readonly invitedAtUtc: string;
  /** Name in a directory, and the directory's; undefined for people who were invited. */
  readonly ofDirectory?: Pick<DirectoryUser, 'name' | 'directory'>;
  /** True for somebody of a directory whose access was taken: it holds against their next sign-in. */
  readonly isRemoved?: true;
}

/** A person's name as other staff see it. */
export const shownName = ({ email, ofDirectory }: Person): string =>
  ofDirectory === undefined ? email : `${ofDirectory.name} (${ofDirectory.directory})`;

/** An airline's own directory, as the stage's file has it. Source: docs/deploy.md#single-sign-on */
export interface DirectorySettings {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Name of the secret with the client's secret. */
  readonly clientSecret: string;
  /** Claim of the ID token with a person's groups. */
  readonly groupsClaim: string;
  /** Groups of each role. */
  readonly roles: Readonly<Partial<Record<Role, readonly string[] | undefined>>>;
}

/** Somebody who has signed in at a directory. */
export interface DirectoryUser extends Pick<Person, 'id' | 'account'> {
  /** Name for display: anybody may have it. */
  readonly name: string;
  readonly directory: string;
  /** The highest role of their groups; undefined without one. */
  readonly role: Role | undefined;
  /** True if the directory has left out groups because there are too many. */
  readonly hasTooManyGroups: boolean;
}

/** People who may sign in. Who is not here, or not here any more, has no access, whatever the user pool says. */
export interface People {
  /** People of an account, by their addresses. */
  of(account: string): Promise<readonly Person[]>;
  /**
   * Invites somebody, or gives who is there already another role. Whoever has not signed in yet gets a new password, and
   * another id.
   * @throws AccountRefused for the author's own role, beyond the limit of a day, and for an author who is no admin any more.
   */
  invite(account: string, email: string, role: Role): Promise<Person>;
  /**
   * Takes somebody's access, from the next request on. People of a directory stay, without access.
   * @throws AccountRefused for somebody who is not of the account, for the author, and for one who is no admin any more.
   */
  remove(account: string, id: string): Promise<void>;
  /**
   * Lets somebody of a directory who was removed sign in again.
   * @throws AccountRefused for anybody else, and for an author who is no admin any more.
   */
  allow(account: string, id: string): Promise<void>;
}

/** The users of the sign-in page. An address is one user's, for one account that never changes. */
export interface Users {
  /** The user with this address; undefined if there is none. */
  find(email: string): Promise<(Pick<Person, 'id' | 'account'> & { readonly hasSignedIn: boolean }) | undefined>;
  /**
   * Makes a user, who gets a password by e-mail, unless that is silent.
   * @returns the user's id.
   * @throws AccountRefused for an address that takes no e-mail; ServiceBusy if it has become a user's meanwhile.
   */
  create(email: string, account: string, options?: { readonly isSilent: boolean }): Promise<string>;
  /** Deletes a user, if there is one: the address is free then. By the id: the address may be somebody else's by now. */
  remove(id: string): Promise<void>;
}

/** A person who has signed in. */
export interface SignedIn {
  readonly person: Person;
  /** Sent with each change, beside the cookie, which a browser also sends for another site. */
  readonly csrfToken: string;
}

/** Facts that the browser of somebody who signs in keeps until they come back from the sign-in page. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Path of the page to come back to. */
  readonly to: string;
  /** Id of the directory; undefined for the sign-in page of people who were invited. */
  readonly directory?: string;
}

/** An OpenID provider that says who somebody is. */
interface SignInAt<User> {
  /** Begins a sign-in. @returns the address to go to, and what to remember. */
  begin(to: string): Promise<{ readonly url: string; readonly pending: PendingSignIn }>;
  /**
   * Ends a sign-in.
   * @param query of the address to which the provider has sent the browser.
   * @returns undefined if the answer is not one to this sign-in, or is refused.
   */
  finish(query: string, pending: PendingSignIn): Promise<User | undefined>;
}

/** An airline's own directory. */
export interface Directory extends SignInAt<DirectoryUser> {
  readonly id: string;
  readonly name: string;
}

/** The sign-in page of people who were invited, each for one account. */
export interface SignIn extends SignInAt<Pick<Person, 'id' | 'account'>> {
  /** Address that signs out of the sign-in page, too, and comes back to the desk. */
  readonly signOutUrl: string;
}

/** Sessions of people who have signed in. */
export interface Sessions {
  /** Begins one. @returns the text of its cookie. */
  begin(person: Pick<Person, 'id' | 'account'>): Promise<string>;
  /**
   * The person of a session; undefined if it has ended: by signing out, after an hour without a request, after twelve in
   * all, or because the person was removed.
   * @param cookie text of the cookie, from the browser.
   */
  find(cookie: string): Promise<SignedIn | undefined>;
  end(cookie: string): Promise<void>;
}

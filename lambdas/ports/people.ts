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
  /** Id in the user pool (`sub`). */
  readonly id: string;
  readonly account: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedAtUtc: string;
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
   * Takes somebody's access, from the next request on.
   * @throws AccountRefused for somebody who is not of the account, for the author, and for one who is no admin any more.
   */
  remove(account: string, id: string): Promise<void>;
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
}

/** The sign-in page, an OpenID provider. */
export interface SignIn {
  /** Begins a sign-in. @returns the address to go to, and what to remember. */
  begin(to: string): Promise<{ readonly url: string; readonly pending: PendingSignIn }>;
  /**
   * Ends a sign-in.
   * @param query of the address to which the sign-in page has sent the browser.
   * @returns the user, for the account that they were invited to; undefined if the answer is not one to this sign-in, or is
   * refused.
   */
  finish(query: string, pending: PendingSignIn): Promise<Pick<Person, 'id' | 'account'> | undefined>;
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

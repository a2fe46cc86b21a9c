import { randomUUID } from 'node:crypto';
import { readJson, writeAtomically } from '../basics/files.ts';
import type { Listening } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfUserPool } from '../iam/requests.ts';
import { AwsError, listenJsonService, type Operations } from './wire/json-service.ts';

/** A user: attributes by their names, and the status of one who has not signed in yet. */
type User = Readonly<Record<string, string>>;

/** Name of the status in a user's record. */
const status = 'cognito:user_status';

interface UserInput {
  readonly UserPoolId: string;
  readonly Username: string;
  readonly MessageAction?: 'RESEND' | 'SUPPRESS';
  readonly UserAttributes?: readonly { readonly Name: string; readonly Value: string }[];
}

/**
 * Users of a Cognito user pool in which addresses are names, in a file. Nobody gets an e-mail.
 * Source: Amazon Cognito user pools API Reference, AdminCreateUser, AdminDeleteUser and AdminGetUser.
 */
export class UserPool {
  readonly #file: string;
  #users: readonly User[];

  constructor(file: string) {
    this.#file = file;
    this.#users = readJson<User[]>(file) ?? [];
  }

  /** Operations by name, each from its input to its answer. */
  readonly operations = {
    AdminCreateUser: (input: UserInput) => this.#create(input),
    AdminDeleteUser: (input: UserInput) => this.#delete(input),
    AdminGetUser: (input: UserInput) => this.#get(input),
  } satisfies Operations;

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listenJsonService(this.operations, guard, requestsOfUserPool);
  }

  /** The user with this address or id; undefined if there is none. */
  find(name: string): User | undefined {
    return this.#users.find(({ email, sub }) => email === name.toLowerCase() || sub === name);
  }

  /** Has a user set a password of their own. */
  signIn(user: User): void {
    const { [status]: _, ...confirmed } = user;
    if (user[status]) this.#store(this.#users.map((each) => (each === user ? confirmed : each)));
  }

  #create({ Username, MessageAction, UserAttributes = [] }: UserInput) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(Username))
      throw new AwsError('InvalidParameterException', 'Username should be an email.');
    const before = this.find(Username);
    if (MessageAction === 'RESEND' && before === undefined)
      throw new AwsError('UserNotFoundException', 'User does not exist.');
    if (MessageAction !== 'RESEND' && before !== undefined)
      throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
    const given = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    if (before !== undefined && before[status] === undefined)
      throw new AwsError('UnsupportedUserStateException', 'Resend not possible. User is confirmed.');
    const own = { sub: randomUUID(), email: Username.toLowerCase(), [status]: 'FORCE_CHANGE_PASSWORD' };
    const user = before ?? { ...given, ...own };
    if (before === undefined) this.#store([...this.#users, user]);
    return { User: { ...factsOf(user), Attributes: attributesOf(user) } };
  }

  #delete({ Username }: UserInput) {
    const user = this.#known(Username);
    this.#store(this.#users.filter((each) => each !== user));
    return {};
  }

  #get({ Username }: UserInput) {
    const user = this.#known(Username);
    return { ...factsOf(user), UserAttributes: attributesOf(user) };
  }

  #known(name: string): User {
    const user = this.find(name);
    if (user === undefined) throw new AwsError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  #store(users: readonly User[]): void {
    this.#users = users;
    writeAtomically(this.#file, JSON.stringify(users));
  }
}

const factsOf = (user: User) => ({ Username: user.sub, Enabled: true, UserStatus: user[status] ?? 'CONFIRMED' });

const attributesOf = ({ [status]: _, ...attributes }: User) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

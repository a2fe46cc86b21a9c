import { randomUUID } from 'node:crypto';
import { readJson, writeAtomically } from '../basics/files.ts';
import type { Listening } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfUserPool } from '../iam/requests.ts';
import { AwsError, listenJsonService, type Operations } from './wire/json-service.ts';

/** A user: attributes by their names. */
type User = Readonly<Record<string, string>>;

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

  #create({ Username, MessageAction, UserAttributes = [] }: UserInput) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(Username))
      throw new AwsError('InvalidParameterException', 'Username should be an email.');
    const before = this.find(Username);
    if (MessageAction === 'RESEND' && before === undefined)
      throw new AwsError('UserNotFoundException', 'User does not exist.');
    if (MessageAction !== 'RESEND' && before !== undefined)
      throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
    const given = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const user = before ?? { ...given, sub: randomUUID(), email: Username.toLowerCase() };
    if (before === undefined) this.#store([...this.#users, user]);
    return { User: { Username: user.sub, Enabled: true, Attributes: attributesOf(user) } };
  }

  #delete({ Username }: UserInput) {
    const user = this.#known(Username);
    this.#store(this.#users.filter((each) => each !== user));
    return {};
  }

  #get({ Username }: UserInput) {
    const user = this.#known(Username);
    return { Username: user.sub, Enabled: true, UserAttributes: attributesOf(user) };
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

const attributesOf = (user: User) => Object.entries(user).map(([Name, Value]) => ({ Name, Value }));

import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CodeDeliveryFailureException,
  type CognitoIdentityProviderClient,
  InvalidParameterException,
  LimitExceededException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AccountRefused } from '../ports/accounts.ts';
import type { Users } from '../ports/people.ts';
import { ServiceBusy } from '../ports/runtime.ts';

/** The users of a Cognito user pool in which addresses are names. */
export class UserPool implements Users {
  readonly #client: Pick<CognitoIdentityProviderClient, 'send'>;
  readonly #poolId: string;

  constructor(client: Pick<CognitoIdentityProviderClient, 'send'>, poolId: string) {
    this.#client = client;
    this.#poolId = poolId;
  }

  async find(email: string) {
    try {
      const user = { UserPoolId: this.#poolId, Username: email };
      const { UserAttributes, UserStatus } = await this.#client.send(new AdminGetUserCommand(user));
      // A user keeps this status until they set a password of their own.
      return { ...userIn(UserAttributes), hasSignedIn: UserStatus !== 'FORCE_CHANGE_PASSWORD' };
    } catch (error) {
      if (error instanceof UserNotFoundException || error instanceof InvalidParameterException) return undefined;
      throw error;
    }
  }

  async create(email: string, account: string, { isSilent = false } = {}): Promise<string> {
    const attributes = { email, email_verified: 'true', 'custom:account': account };
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          ...{ UserPoolId: this.#poolId, Username: email, ...(isSilent && { MessageAction: 'SUPPRESS' }) },
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
      return userIn(User?.Attributes).id;
    } catch (error) {
      if (error instanceof UsernameExistsException)
        throw new ServiceBusy('The address has been invited meanwhile', { cause: error });
      if (error instanceof InvalidParameterException || error instanceof CodeDeliveryFailureException)
        throw new AccountRefused('No invitation can be sent to this address');
      // Of e-mails, of which Cognito's own sender has a number a day.
      if (error instanceof LimitExceededException)
        throw new AccountRefused('No more invitations can be sent today: send this one again tomorrow');
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    const user = { UserPoolId: this.#poolId, Username: id };
    await this.#client.send(new AdminDeleteUserCommand(user)).catch((error) => {
      if (!(error instanceof UserNotFoundException)) throw error;
    });
  }
}

function userIn(attributes: readonly AttributeType[] = []) {
  const { sub = '', 'custom:account': account = '' } = Object.fromEntries(
    attributes.map(({ Name, Value }) => [Name ?? '', Value ?? '']),
  );
  if (sub === '') throw new Error('The user pool has named no sub');
  return { id: sub, account };
}

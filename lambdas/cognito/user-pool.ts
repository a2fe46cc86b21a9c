import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CodeDeliveryFailureException,
  type CognitoIdentityProviderClient,
  InvalidParameterException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AccountRefused } from '../ports/accounts.ts';

/** The users of the sign-in page. */
export class UserPool {
  readonly #client: Pick<CognitoIdentityProviderClient, 'send'>;
  readonly #poolId: string;

  constructor(client: Pick<CognitoIdentityProviderClient, 'send'>, poolId: string) {
    this.#client = client;
    this.#poolId = poolId;
  }

  /**
   * Makes a user, who gets a password by e-mail, or finds the one with this address. A user's account never changes.
   * @throws AccountRefused for an address that takes no e-mail.
   */
  async userOf(email: string, account: string) {
    const user = { UserPoolId: this.#poolId, Username: email };
    const attributes = { email, email_verified: 'true', 'custom:account': account };
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          ...user,
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
      return userIn(User?.Attributes);
    } catch (error) {
      if (error instanceof UsernameExistsException)
        return userIn((await this.#client.send(new AdminGetUserCommand(user))).UserAttributes);
      if (error instanceof InvalidParameterException || error instanceof CodeDeliveryFailureException)
        throw new AccountRefused('No invitation can be sent to this address');
      throw error;
    }
  }

  /** Deletes a user, if there is one: the address is free then, and another invitation begins anew. */
  async remove(id: string): Promise<void> {
    const user = { UserPoolId: this.#poolId, Username: id };
    await this.#client.send(new AdminDeleteUserCommand(user)).catch((error) => {
      if (!(error instanceof UserNotFoundException)) throw error;
    });
  }

  /** Sends another password to a user who has not signed in yet. */
  async inviteAgain(email: string): Promise<void> {
    const user = { UserPoolId: this.#poolId, Username: email };
    await this.#client.send(
      new AdminCreateUserCommand({ ...user, MessageAction: 'RESEND', DesiredDeliveryMediums: ['EMAIL'] }),
    );
  }
}

function userIn(attributes: readonly AttributeType[] = []) {
  const { sub = '', 'custom:account': account = '' } = Object.fromEntries(
    attributes.map(({ Name, Value }) => [Name ?? '', Value ?? '']),
  );
  if (sub === '') throw new Error('The user pool has named no sub');
  return { id: sub, account };
}

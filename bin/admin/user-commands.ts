import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Commands } from './command.ts';
import { needed } from './options.ts';
import { requireAccount } from './require-account.ts';

export const userCommands: Commands = {
  'account invite': {
    summary: 'Invites a user to the settings page of an account: they get a password by e-mail.',
    options: { account: 'id', email: 'address of the user' },
    optional: { again: '' },
    async run(options, { accountSettings, userPoolId }) {
      if (userPoolId === undefined) {
        throw new Error('The local stack needs no invitation: sign in as <account>@example.com with any password');
      }
      const account = needed(options, 'account');
      const email = needed(options, 'email');
      await requireAccount(accountSettings, account);
      const invitation = new AdminCreateUserCommand({
        UserPoolId: userPoolId,
        Username: email,
        // Sends a new password to a user who has not signed in yet.
        ...(options.again === true && { MessageAction: 'RESEND' as const }),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'custom:account', Value: account },
        ],
        DesiredDeliveryMediums: ['EMAIL'],
      });
      try {
        await new CognitoIdentityProviderClient().send(invitation);
      } catch (error) {
        if (!(error instanceof UsernameExistsException)) throw error;
        throw new Error(`${email} is already a user; --again sends a new invitation`);
      }
      return `${email} gets a password by e-mail, valid for 7 days, for the settings of ${account}`;
    },
  },
};

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
    summary: 'Sends somebody a password for the settings page of an account.',
    options: { account: 'id', email: 'who may see its settings' },
    optional: { again: '' },
    async run(options, { accountSettings, userPoolId }) {
      if (userPoolId === undefined) {
        throw new Error('Locally nobody has to be invited: sign in as <account>@example.com with any password');
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
        throw new Error(`${email} is a user already; with --again a new invitation is sent`);
      }
      return `${email} gets a password for 7 days by e-mail, and sees the settings of ${account}`;
    },
  },
};

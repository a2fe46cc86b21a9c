import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { Operator } from '../helpers/operator.ts';

const { api } = apiForAllTests();
const operator = forAllTests(() => new Operator({ ...api.env, USER_POOL_ID: 'pool' }));
const cognito = mockClient(CognitoIdentityProviderClient);
beforeEach(() => cognito.reset());

const invitation = { account: 'demo', email: 'erika@example.com' };

test('admin: who is invited becomes a user of that account, and of no other', async () => {
  cognito.on(AdminCreateUserCommand).resolves({});
  expect(await operator.run('account invite', invitation)).toContain('for the settings of demo');
  expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'pool',
    Username: 'erika@example.com',
    UserAttributes: [
      { Name: 'email', Value: 'erika@example.com' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'custom:account', Value: 'demo' },
    ],
    DesiredDeliveryMediums: ['EMAIL'],
  });
});

test('admin: a user is not invited twice unless that is wanted', async () => {
  cognito.on(AdminCreateUserCommand).rejects(new UsernameExistsException({ message: 'exists', $metadata: {} }));
  await expect(operator.run('account invite', invitation)).rejects.toThrow('already a user; --again sends');
  cognito.on(AdminCreateUserCommand, { MessageAction: 'RESEND' }).resolves({});
  expect(await operator.run('account invite', { ...invitation, again: true })).toContain('by e-mail');
});

test('admin: no user is invited to an account that does not exist, and none locally', async () => {
  await expect(operator.run('account invite', { ...invitation, account: 'nobody' })).rejects.toThrow(
    'no account nobody',
  );
  await expect(new Operator(api.env).run('account invite', invitation)).rejects.toThrow('needs no invitation');
  expect(cognito.calls()).toEqual([]);
});

import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { Operator } from '../helpers/operator.ts';

const { api } = apiForAllTests();
const operator = forAllTests(() => new Operator(api.env));

const erika = { account: 'demo', email: 'erika@example.com' };
const signIn = (email: string) => api.aws.users.signIn(api.aws.users.find(email) ?? {});
const people = (account = 'demo') => operator.run('account people', { account });

test('admin: nobody may sign in before somebody is invited', async () => {
  expect(await people()).toContain('Nobody may sign in: account invite');
});

test('admin: who is invited becomes a user of that account, and of no other, with their role', async () => {
  const answer = await operator.run('account invite', { ...erika, role: 'admin' });
  expect(answer).toContain('erika@example.com is admin of demo');
  expect(answer).toContain('by e-mail');
  expect(await people()).toMatch(/^erika@example\.com +admin +2\d{3}-[^ ]+ +[\w-]{36}$/m);
  expect(await people('other')).not.toContain('erika');
  expect(api.aws.users.find('erika@example.com')).toMatchObject({
    email_verified: 'true',
    'custom:account': 'demo',
  });
});

test('admin: an address is the same in capitals, and gets another role without another user', async () => {
  signIn(erika.email);
  const before = api.aws.users.find(erika.email);
  const answer = await operator.run('account invite', { ...erika, email: 'Erika@Example.com', role: 'viewer' });
  expect(answer).toContain('erika@example.com is viewer of demo');
  expect((await people()).match(/erika@example\.com/gi)).toEqual(['erika@example.com']);
  expect(await people()).toMatch(/^erika@example\.com +viewer /m);
  expect(api.aws.users.find(erika.email)).toEqual(before);
});

test('admin: whoever is invited gets a password by e-mail, and another one until they have signed in', async () => {
  const cognito = mockClient(CognitoIdentityProviderClient);
  const UserAttributes = [
    { Name: 'sub', Value: 'user-7' },
    { Name: 'custom:account', Value: 'demo' },
  ];
  cognito.on(AdminDeleteUserCommand).resolves({});
  cognito.on(AdminCreateUserCommand).resolves({ User: { Attributes: UserAttributes } });
  const unknown = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
  cognito
    .on(AdminGetUserCommand)
    .rejectsOnce(unknown)
    .resolvesOnce({ UserAttributes, UserStatus: 'FORCE_CHANGE_PASSWORD' })
    .resolves({ UserAttributes, UserStatus: 'CONFIRMED' });
  const invitation = { account: 'demo', email: 'max@example.com', role: 'agent' };
  const sent = () => cognito.commandCalls(AdminCreateUserCommand).map(({ args: [{ input }] }) => input);
  await operator.run('account invite', invitation);
  expect(sent()).toEqual([
    {
      UserPoolId: 'pool',
      Username: 'max@example.com',
      UserAttributes: [
        { Name: 'email', Value: 'max@example.com' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:account', Value: 'demo' },
      ],
      // Cognito's default is SMS.
      DesiredDeliveryMediums: ['EMAIL'],
    },
  ]);
  await operator.run('account invite', { ...invitation, again: true });
  expect(sent()).toHaveLength(2);
  await operator.run('account invite', { ...invitation, again: true });
  expect(sent()).toHaveLength(2);
  cognito.restore();
});

test('admin: nobody is invited to an account that does not exist, with a role that does not, or without an address', async () => {
  const invite = (options: object) => operator.run('account invite', { ...erika, role: 'agent', ...options });
  await expect(invite({ account: 'nobody' })).rejects.toThrow('no account nobody');
  await expect(invite({ role: 'owner' })).rejects.toThrow('--role must be one of viewer, agent, admin');
  await expect(invite({ email: 'erika' })).rejects.toThrow('No invitation can be sent to this address');
  await expect(people('nobody')).rejects.toThrow('no account nobody');
  expect(await people()).toMatch(/^erika@example\.com +viewer /m);
});

test('admin: the account of an address is named, and the operator is told of it, as no admin is', async () => {
  await expect(operator.run('account invite', { ...erika, account: 'other', role: 'admin' })).rejects.toThrow(
    'The address is of the account demo: account remove frees it',
  );
  expect(await people('other')).not.toContain('erika');
  const whose = (email: string) => operator.run('account address', { email });
  expect(await whose('Erika@example.com')).toBe('erika@example.com is a user of demo, who has signed in');
  expect(await whose('nobody@example.com')).toBe('nobody@example.com is free');
  await operator.run('account invite', { account: 'other', email: 'eve@example.com', role: 'agent' });
  expect(await whose('eve@example.com')).toContain('of other, who has not signed in yet: any account may invite them');
});

test('admin: an address is free after the removal of a user who was left when the user pool failed', async () => {
  const email = 'left@example.com';
  const UserAttributes = [{ Name: 'custom:account', Value: 'demo' }];
  api.aws.users.operations.AdminCreateUser({ UserPoolId: 'pool', Username: email, UserAttributes });
  await expect(operator.run('account remove', { account: 'other', email })).rejects.toThrow('is nobody of other');
  expect(await operator.run('account remove', { account: 'demo', email })).toContain('has no access any more');
  expect(api.aws.users.find(email)).toBeUndefined();
});

test('admin: somebody is removed by the id of their user, as somebody of a directory has no address', async () => {
  await operator.run('account invite', { account: 'demo', email: 'otto@example.com', role: 'viewer' });
  const user = api.aws.users.find('otto@example.com')?.sub ?? '';
  await expect(operator.run('account remove', { account: 'other', user })).rejects.toThrow('is nobody of other');
  expect(await operator.run('account remove', { account: 'demo', user })).toContain('has no access any more');
  expect(await people()).not.toContain('otto');
});

let removed = '';
test('admin: who is removed has no access any more, nor a user of the pool, and is nobody to remove', async () => {
  removed = api.aws.users.find(erika.email)?.sub ?? '';
  expect(await operator.run('account remove', { ...erika, email: 'ERIKA@example.com' })).toContain(
    'erika@example.com has no access any more',
  );
  expect(await people()).not.toContain('erika');
  expect(api.aws.users.find(erika.email)).toBeUndefined();
  await expect(operator.run('account remove', erika)).rejects.toThrow('erika@example.com is nobody of demo');
});

test('admin: what the operator does with people is in the audit trail', async () => {
  const trail = await operator.run('account audit', { account: 'demo' });
  for (const act of ['person-invited', 'person-removed'])
    expect(trail).toMatch(new RegExp(`^2\\S+ +${act} +${removed} +operator +\\S+`, 'm'));
});

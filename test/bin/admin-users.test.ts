import { AdminCreateUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { Operator } from '../helpers/operator.ts';

const { api } = apiForAllTests();
const operator = forAllTests(() => new Operator(api.env));

const erika = { account: 'demo', email: 'erika@example.com' };
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
  const before = api.aws.users.find(erika.email);
  const answer = await operator.run('account invite', { ...erika, email: 'Erika@Example.com', role: 'viewer' });
  expect(answer).toContain('erika@example.com is viewer of demo');
  expect((await people()).match(/erika@example\.com/gi)).toEqual(['erika@example.com']);
  expect(await people()).toMatch(/^erika@example\.com +viewer /m);
  expect(api.aws.users.find(erika.email)).toEqual(before);
});

test('admin: a new password goes only to who has none yet, and when that is wanted', async () => {
  const cognito = mockClient(CognitoIdentityProviderClient);
  const User = {
    Attributes: [
      { Name: 'sub', Value: 'user-7' },
      { Name: 'custom:account', Value: 'demo' },
    ],
  };
  cognito.on(AdminCreateUserCommand).resolves({ User });
  const invitation = { account: 'demo', email: 'max@example.com', role: 'agent' };
  const sent = () => cognito.commandCalls(AdminCreateUserCommand).map(({ args: [{ input }] }) => input.MessageAction);
  await operator.run('account invite', invitation);
  expect(sent()).toEqual([undefined]);
  expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'pool',
    Username: 'max@example.com',
    UserAttributes: [
      { Name: 'email', Value: 'max@example.com' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'custom:account', Value: 'demo' },
    ],
    DesiredDeliveryMediums: ['EMAIL'],
  });
  await operator.run('account invite', { ...invitation, again: true });
  expect(sent()).toEqual([undefined, undefined, 'RESEND']);
  // Cognito's default is SMS.
  expect(cognito.commandCalls(AdminCreateUserCommand)[2]?.args[0].input.DesiredDeliveryMediums).toEqual(['EMAIL']);
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

test('admin: the address of somebody of another account is refused', async () => {
  await expect(operator.run('account invite', { ...erika, account: 'other', role: 'admin' })).rejects.toThrow(
    'This address cannot be invited',
  );
  expect(await people('other')).not.toContain('erika');
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

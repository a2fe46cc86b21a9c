import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { UserPool } from '../../../local/aws/user-pool.ts';
import { AwsError } from '../../../local/aws/wire/json-service.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { userPoolArn } from '../../../local/basics/names.ts';
import type { AuthorizationRequest } from '../../../local/iam/policy.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const file = join(directory, 'users.json');
const pool = new UserPool(file);
let server: Listening;
let client: CognitoIdentityProviderClient;
const asked: AuthorizationRequest[] = [];
let isAllowed = true;

beforeAll(async () => {
  const guard = {
    check(_: unknown, request: AuthorizationRequest) {
      asked.push(request);
      if (!isAllowed) throw new AwsError('AccessDeniedException', 'No');
    },
    allows: () => isAllowed,
  };
  server = await pool.listen(guard);
  client = new CognitoIdentityProviderClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const create = (Username: string, more: Partial<AdminCreateUserCommandInput> = {}) =>
  client.send(
    new AdminCreateUserCommand({
      ...{ UserPoolId: 'pool', Username },
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'custom:account', Value: 'demo' },
      ],
      ...more,
    }),
  );
const get = (Username: string) => client.send(new AdminGetUserCommand({ UserPoolId: 'pool', Username }));
const attributes = (of: { Name?: string | undefined; Value?: string | undefined }[] = []) =>
  Object.fromEntries(of.map(({ Name, Value }) => [Name, Value]));

test('a user has an id, which is the user’s name from then on, and the attributes that were given', async () => {
  const { User } = await create('erika@example.com');
  const { sub, ...given } = attributes(User?.Attributes);
  expect(sub).toMatch(/^[0-9a-f-]{36}$/);
  expect(given).toEqual({ email: 'erika@example.com', 'custom:account': 'demo' });
  expect(User).toMatchObject({ Username: sub, Enabled: true });
  for (const name of ['erika@example.com', 'Erika@Example.com', String(sub)]) {
    const user = await get(name);
    expect(user).toMatchObject({ Username: sub, Enabled: true });
    expect(attributes(user.UserAttributes)).toEqual({ sub, ...given });
  }
});

test('an address is taken once, in whatever case', async () => {
  await create('max@example.com');
  for (const name of ['max@example.com', 'MAX@example.com'])
    await expect(create(name)).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('another password goes to a user who is there and has not signed in yet, and to nobody else', async () => {
  const { User } = await create('again@example.com');
  const sent = await create('again@example.com', { MessageAction: 'RESEND', UserAttributes: [] });
  expect(sent.User).toEqual(User);
  expect(await get('again@example.com')).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD' });
  pool.signIn(pool.find('again@example.com') ?? {});
  expect(await get('again@example.com')).toMatchObject({ UserStatus: 'CONFIRMED' });
  await expect(create('again@example.com', { MessageAction: 'RESEND' })).rejects.toMatchObject({
    name: 'UnsupportedUserStateException',
  });
  await expect(create('nobody@example.com', { MessageAction: 'RESEND' })).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  expect(pool.find('nobody@example.com')).toBeUndefined();
});

test.each(['erika', 'erika@', '@example.com', 'erika@example', 'erika @example.com', ''])(
  'the name %p is no address',
  async (name) => {
    await expect(create(name)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  },
);

test('a user is deleted by address or id, once, and the address is free then', async () => {
  const { User } = await create('gone@example.com');
  const remove = (Username = '') => client.send(new AdminDeleteUserCommand({ UserPoolId: 'pool', Username }));
  await remove(User?.Username);
  await expect(get('gone@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  await expect(remove(User?.Username)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  expect((await create('gone@example.com')).User?.Username).not.toBe(User?.Username);
  await remove('Gone@example.com');
  expect(pool.find('gone@example.com')).toBeUndefined();
});

test('an unknown user is refused, and an operation that is not simulated', async () => {
  await expect(get('unknown@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  const disable = new AdminDisableUserCommand({ UserPoolId: 'pool', Username: 'erika@example.com' });
  await expect(client.send(disable)).rejects.toMatchObject({ name: 'UnknownOperationException' });
});

test('the guard is asked about each operation on the pool, and may refuse it', async () => {
  asked.length = 0;
  isAllowed = false;
  await expect(create('refused@example.com')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await expect(get('erika@example.com')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  isAllowed = true;
  expect(asked).toEqual([
    { action: 'cognito-idp:AdminCreateUser', resource: userPoolArn('pool') },
    { action: 'cognito-idp:AdminGetUser', resource: userPoolArn('pool') },
  ]);
  expect(pool.find('refused@example.com')).toBeUndefined();
});

test('users are there after a restart', async () => {
  const { User } = await create('stays@example.com');
  expect(new UserPool(file).find('stays@example.com')).toMatchObject({ sub: User?.Username });
  expect(new UserPool(join(directory, 'other.json')).find('stays@example.com')).toBeUndefined();
});

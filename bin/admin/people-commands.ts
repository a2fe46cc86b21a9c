import { type Role, roles, shownName } from '../../lambdas/ports/people.ts';
import { accountIn } from './account.ts';
import type { Commands } from './command.ts';
import type { OperatorContext } from './operator-context.ts';
import { given, needed, type Options } from './options.ts';
import { tableOf } from './text-table.ts';

export const peopleCommands: Commands = {
  'account invite': {
    summary: 'Invites a person to the desk of an account, by e-mail, or gives them another role.',
    options: { account: 'id', email: 'address', role: roles.join('|') },
    // Every invitation is sent again now to whoever has not signed in yet.
    optional: { again: '' },
    async run(options, { accountSettings, people }) {
      const [email, role] = [addressIn(options), roleIn(options)];
      const { id } = await accountIn(options, { accountSettings });
      await people.invite(id, email, role);
      return `${email} is ${role} of ${id}. Whoever has not signed in yet gets a password by e-mail, valid for 7 days`;
    },
  },
  'account people': {
    summary: 'Lists the people of an account, who may sign in, with their roles.',
    options: { account: 'id' },
    async run(options, { accountSettings, people }) {
      const account = await accountIn(options, { accountSettings });
      const rows = (await people.of(account.id)).map((person) => [
        shownName(person),
        person.isRemoved ? 'removed' : person.role,
        person.invitedAtUtc,
        person.id,
      ]);
      return tableOf(['e-mail or name', 'role', 'since', 'user'], rows, 'Nobody may sign in: account invite');
    },
  },
  'account address': {
    summary: 'Names the account that an e-mail address is of; account remove frees it for another.',
    options: { email: 'address' },
    async run(options, { users }) {
      const email = addressIn(options);
      const user = await users.find(email);
      if (user === undefined) return `${email} is free`;
      const how = user.hasSignedIn ? 'who has signed in' : 'who has not signed in yet: any account may invite them';
      return `${email} is a user of ${user.account}, ${how}`;
    },
  },
  'account remove': {
    summary: 'Removes a person from an account, without access from the next request on, and frees their address.',
    options: { account: 'id' },
    optional: { email: 'address', user: 'for somebody of a directory: as account people shows it' },
    async run(options, { people, users }) {
      const [account, id] = [needed(options, 'account'), given(options, 'user')];
      if (id !== undefined) return removeUser(account, id, people);
      const email = addressIn(options);
      const [user, all] = [await users.find(email), await people.of(account)];
      const found = all.find((person) => person.email === email);
      const isLeft = user?.account === account && user.id !== found?.id;
      if (found === undefined && !isLeft) throw new Error(`${email} is nobody of ${account}: account people`);
      if (found) await people.remove(account, found.id);
      if (isLeft) await users.remove(user.id);
      return `${email} has no access any more`;
    },
  },
};

async function removeUser(account: string, id: string, people: OperatorContext['people']): Promise<string> {
  if (!(await people.of(account)).some((person) => person.id === id))
    throw new Error(`${id} is nobody of ${account}: account people`);
  await people.remove(account, id);
  return `${id} has no access any more`;
}

const addressIn = (options: Options) => needed(options, 'email').toLowerCase();

function roleIn(options: Options): Role {
  const role = roles.find((each) => each === needed(options, 'role'));
  if (role === undefined) throw new Error(`--role must be one of ${roles.join(', ')}`);
  return role;
}

import { type Role, roles } from '../../lambdas/ports/people.ts';
import { accountIn } from './account.ts';
import type { Commands } from './command.ts';
import { needed, type Options } from './options.ts';
import { tableOf } from './text-table.ts';

export const peopleCommands: Commands = {
  'account invite': {
    summary: 'Invites a person to the desk of an account, by e-mail, or gives them another role.',
    options: { account: 'id', email: 'address', role: roles.join('|') },
    optional: { again: '' },
    async run(options, { accountSettings, people, users }) {
      const [email, role] = [addressIn(options), roleIn(options)];
      const { id } = await accountIn(options, { accountSettings });
      await people.invite(id, email, role);
      // Sends a new password to somebody who has not signed in yet.
      if (options.again === true) await users.inviteAgain(email);
      return `${email} is ${role} of ${id}. Whoever is new gets a password by e-mail, valid for 7 days`;
    },
  },
  'account people': {
    summary: 'Lists the people of an account, who may sign in, with their roles.',
    options: { account: 'id' },
    async run(options, { accountSettings, people }) {
      const account = await accountIn(options, { accountSettings });
      const rows = (await people.of(account.id)).map(({ email, role, invitedAtUtc, id }) => [
        email,
        role,
        invitedAtUtc,
        id,
      ]);
      return tableOf(['e-mail', 'role', 'since', 'user'], rows, 'Nobody may sign in: account invite');
    },
  },
  'account remove': {
    summary: 'Removes a person from an account: they have no access from the next request on.',
    options: { account: 'id', email: 'address' },
    async run(options, { people }) {
      const [account, email] = [needed(options, 'account'), addressIn(options)];
      const found = (await people.of(account)).find((person) => person.email === email);
      if (found === undefined) throw new Error(`${email} is nobody of ${account}: account people`);
      await people.remove(account, found.id);
      return `${email} has no access any more`;
    },
  },
};

const addressIn = (options: Options) => needed(options, 'email').toLowerCase();

function roleIn(options: Options): Role {
  const role = roles.find((each) => each === needed(options, 'role'));
  if (role === undefined) throw new Error(`--role must be one of ${roles.join(', ')}`);
  return role;
}

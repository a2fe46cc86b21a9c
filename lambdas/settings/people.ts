import * as z from 'zod';
import { personPath } from '../pages/settings/people.ts';
import { questionPage } from '../pages/settings/settings-page.ts';
import { AccountRefused } from '../ports/accounts.ts';
import { roles, shownName } from '../ports/people.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { AdminVisit } from './admin-visit.ts';
import { asSent, parsed } from './form.ts';
import { done } from './page.ts';

const role = z.enum(roles, 'Choose a role.');

const invitation = z.strictObject({
  email: asSent(
    z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email('Enter an e-mail address.').max(254, 'An address has at most 254 characters.')),
  ),
  role,
});

/** `POST /settings/people`. */
export async function invite({ account, people, form }: AdminVisit) {
  const { email, role } = parsed(invitation, form);
  return done('invited', (await people.invite(account, email, role)).id);
}

/** `POST /settings/people/{id}/role`. */
export async function changeRole(visit: AdminVisit) {
  const { email, ofDirectory } = await personOf(visit);
  if (ofDirectory) throw new AccountRefused(`${ofDirectory.directory} gives this role, by groups: change those`);
  const { role: changed } = parsed(z.strictObject({ role }), visit.form);
  return done('role', (await visit.people.invite(visit.account, email, changed)).id);
}

/** `GET /settings/people/{id}/remove`: the question before it. */
export async function askForRemoval(visit: AdminVisit) {
  const person = await personOf(visit);
  const { id, ofDirectory } = person;
  const back = ofDirectory ? 'an admin has to allow them again' : 'they need another invitation';
  return pageAnswer(
    200,
    questionPage({
      ...visit,
      question: `Remove ${shownName(person)}?`,
      consequence: `They have no access from their next click on. To come back, ${back}.`,
      action: `${personPath(id)}/remove`,
      yes: 'Remove',
    }),
  );
}

/** `POST /settings/people/{id}/remove`. */
export async function removePerson({ account, people, params: { id = '' } }: AdminVisit) {
  await people.remove(account, id);
  return done('removed', id);
}

/** `POST /settings/people/{id}/allow`. */
export async function allowPerson({ account, people, params: { id = '' } }: AdminVisit) {
  await people.allow(account, id);
  return done('allowed', id);
}

/** @throws AccountRefused */
async function personOf({ account, people, params: { id } }: AdminVisit) {
  const person = (await people.of(account)).find((each) => each.id === id);
  if (person === undefined) throw new AccountRefused('There is no such person any more');
  return person;
}

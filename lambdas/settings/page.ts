import { ApiError, errors, type FieldError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { formNames } from '../pages/settings/form.ts';
import { type SettingsPage, settingsPage } from '../pages/settings/settings-page.ts';
import { AccountRefused } from '../ports/accounts.ts';
import { shownName } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import type { AdminVisit } from './admin-visit.ts';

/** `GET /settings`. @param refusal of a form: why nothing was done, and the form as it was sent. */
export async function showSettings(visit: AdminVisit, refusal?: Pick<SettingsPage, 'problem' | 'sent'>) {
  const { account: id, settings, people, query, staff, formId, now } = visit;
  const [account, keys, certificates, persons] = await Promise.all([
    settings.view(id),
    settings.keys(id),
    settings.certificates(id),
    people.of(id),
  ]);
  if (account === undefined) throw new ApiError(staffErrors.accountRefused, 'There is no such account any more.');
  const page = { account, keys, certificates, people: persons, now, staff, formId };
  const { done: what = '', id: of = '' } = query;
  const notice = (Object.hasOwn(sentences, what) && sentences[what as Done](of, page)) || undefined;
  return pageAnswer(refusal ? 400 : 200, settingsPage({ ...page, ...(refusal ?? { notice }) }));
}

/** Leads to the page after a change, which it tells of. @param id of what was changed. */
export const done = (what: Done, id = '') =>
  seeOther(`${staffPaths.settings}?${new URLSearchParams({ done: what, ...(id && { id }) })}`);

type Done = keyof typeof sentences;

type Sentence = (
  id: string,
  page: Pick<SettingsPage, 'keys' | 'certificates' | 'people'>,
) => string | false | undefined;

const hasId = (id: string) => (each: { readonly id: string }) => each.id === id;

const ofCertificate =
  (text: string, isSo: (certificate: SettingsPage['certificates'][number]) => boolean): Sentence =>
  (id, { certificates }) =>
    certificates.some((each) => each.id === id && isSo(each)) && `${id} ${text}`;

const ofPerson =
  (textOf: (role: string) => string): Sentence =>
  (id, { people }) => {
    const person = people.find(hasId(id));
    return person && `${shownName(person)} ${textOf(person.role)}`;
  };

/** Sentences on changes, each only where the page agrees: an address can be made up. */
const sentences = {
  'key-ends': (id, { keys }) => {
    const key = keys.find(hasId(id));
    return key?.endsAtUtc && `${key.name} ends in 48 hours.`;
  },
  'key-ended': (id, { keys }) => !keys.some(hasId(id)) && 'The key has ended.',
  uploaded: ofCertificate('is uploaded and active.', ({ isActive }) => isActive),
  default: ofCertificate('is now the default.', ({ isDefault }) => isDefault),
  activate: ofCertificate('is active.', ({ isActive }) => isActive),
  deactivate: ofCertificate('is inactive.', ({ isActive }) => !isActive),
  invited: ofPerson((role) => `is invited as ${role}.`),
  role: ofPerson((role) => `is ${role} now.`),
  removed: (id, { people }) =>
    (people.find(hasId(id))?.isRemoved ?? !people.some(hasId(id))) && 'The person is removed.',
  allowed: (id, { people }) => !people.some(hasId(id)) && 'The person may sign in again.',
  again: () => 'This form was sent before. See what came of it below, and send it again only if that is missing.',
} as const satisfies Readonly<Record<string, Sentence>>;

/**
 * The page again, with why nothing was done, and the form as it was sent but for files and password.
 * @throws errors that no admin can mend.
 */
export function showRefusal(error: unknown, path: string, visit: AdminVisit) {
  const problems = problemsOf(error);
  const name = formNames.find((each) => path.endsWith(`/${each}`));
  const again = name?.startsWith('wallet') ? ' Choose the files again, too: browsers do not keep them.' : '';
  const ofFields = problems.flatMap(({ field, message }) => (field ? [[field, message + again] as const] : []));
  const ofAll = problems.find(({ field }) => field === '');
  const values = [...visit.form].map(
    ([each, all]) => [each, all.filter((value) => typeof value === 'string')] as const,
  );
  return showSettings(visit, {
    problem: ofAll ? ofAll.message + again : 'Nothing was changed: see the field that is marked.',
    sent: name && { name, values: new Map(values), problems: new Map(ofFields) },
  });
}

/** Problems of fields, or of the whole with an empty name. */
function problemsOf(error: unknown): readonly FieldError[] {
  if (error instanceof AccountRefused) return [{ field: error.field ?? '', message: `${error.message}.` }];
  if (error instanceof ApiError && error.code === errors.invalidFields[0]) return error.fields;
  throw error;
}

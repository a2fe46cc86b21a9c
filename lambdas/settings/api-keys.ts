import * as z from 'zod';
import { lineProblem } from '../domain/text/printable.ts';
import { html } from '../pages/html.ts';
import { keyEnds, keyPath } from '../pages/settings/api-keys.ts';
import { keyPage, questionPage } from '../pages/settings/settings-page.ts';
import { AccountRefused, keyScopes } from '../ports/accounts.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { AdminVisit } from './admin-visit.ts';
import { asSent, parsed } from './form.ts';
import { done } from './page.ts';

const newKey = z.strictObject({
  name: asSent(
    z.string().trim().min(1, 'Say which system or person has it.').max(50, 'A name has at most 50 characters.'),
    lineProblem,
  ),
  scopes: z
    .array(z.enum(keyScopes, 'There is no such choice.'), 'Choose what it may do.')
    .transform((scopes) => [...new Set(scopes)]),
  ratePerMinute: z
    .string()
    .transform((text) => (text === '' ? undefined : Number(text)))
    .pipe(z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(600_000, 'Enter at most 600,000.').optional())
    .optional(),
});

/** `POST /settings/keys`. The key is on the answer: no address may have it. */
export async function addKey({ account, settings, form, staff }: AdminVisit) {
  const { key, apiKey } = await settings.addKey(account, parsed(newKey, form, ['scopes']));
  return pageAnswer(200, keyPage(key.name, apiKey, staff, `${key.name} is added and works.`));
}

/** `POST /settings/keys/{id}/show`: a key, which nobody sees without an entry in the audit trail. */
export async function showKey(visit: AdminVisit) {
  const { name } = await keyOf(visit);
  const apiKey = await visit.settings.apiKey(visit.account, visit.params.id);
  return pageAnswer(200, keyPage(name, apiKey, visit.staff));
}

const end = z.strictObject({ hours: z.enum(keyEnds) });

/** `GET /settings/keys/{id}/end`: the question before it. */
export async function askForEnd(visit: AdminVisit) {
  const { id, name } = await keyOf(visit);
  const { hours } = parsed(end, new Map([['hours', [visit.query.hours ?? '']]]));
  return pageAnswer(
    200,
    questionPage({
      ...visit,
      question: `End ${name}?`,
      consequence: consequences[hours],
      action: `${keyPath(id)}/end`,
      more: html`<input type="hidden" name="hours" value="${hours}">`,
      yes: 'End',
    }),
  );
}

const consequences: Readonly<Record<(typeof keyEnds)[number], string>> = {
  48: 'It works for 48 more hours. Systems that use it need another one by then.',
  0: 'Systems that use it are refused within 30 seconds. This cannot be taken back.',
};

/** `POST /settings/keys/{id}/end`. */
export async function endKey({ account, settings, form, params: { id = '' } }: AdminVisit) {
  const { hours } = parsed(end, form);
  await settings.endKey(account, id, Number(hours));
  return done(hours === '0' ? 'key-ended' : 'key-ends', id);
}

/** @throws AccountRefused */
async function keyOf({ account, settings, params: { id } }: AdminVisit) {
  const key = (await settings.keys(account)).find((each) => each.id === id);
  if (key === undefined) throw new AccountRefused(`The account ${account} has no such API key`);
  return key;
}

import { randomUUID } from 'node:crypto';
import type { getFlight } from '../api/actions/get-flight.ts';
import type { updateFlight } from '../api/actions/update-flight.ts';
import { flightKeyFields, flightOfKey } from '../domain/flight/flight-request.ts';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import {
  type Changeable,
  changeableFields,
  type FlightKeyTexts,
  type FlightView,
  flightPage,
  flightPath,
  type LockScreenText,
  type MadeChange,
  type OfAll,
  reviewPage,
  wireKey,
} from '../pages/desk/flight-page.ts';
import type { FieldChanges } from '../ports/audit.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import { refuseLess } from '../sessions/signed-in.ts';
import { act, refuseInvalid } from './act.ts';
import type { Visit } from './visit.ts';

/** How long a review holds: afterwards the flight may be another one than was looked at, ms. */
export const reviewMs = 10 * 60_000;

/** Id of an entry of the audit trail. */
const auditId = /^[\dT:.Z-]{24}#[\w-]{1,64}$/;

export type Tried = Awaited<ReturnType<(typeof updateFlight)['run']>>;

/** `GET /desk/flight`. */
export async function showFlight(visit: Visit, services: DeskServices) {
  const key = keyIn(visit.query);
  const [flight, changed] = await Promise.all([flightOf(key, visit, services), changedIn(visit, key, services)]);
  const mayChange = isAtLeast(visit.person.role, 'agent');
  const ofAll = visit.staff.isAdmin ? await valuesOfAll(flight, visit, services) : {};
  return pageAnswer(200, flightPage({ key, flight, ofAll, mayChange, changed, staff: visit.staff }));
}

/** `POST /desk/flight/review`: what a change would say to whom, before it is sent. */
export async function reviewFlight(visit: Visit, services: DeskServices) {
  const key = keyIn(Object.fromEntries(visit.form));
  const { flight, change, meanwhile } = await changeIn(visit, key, services);
  if (Object.keys(change).length === 0) return seeOther(flightPath(key));
  if (isMass(change)) refuseLess(visit, 'admin');
  const request = { action: 'updateflight', ...fieldsOf(key, change), 'dry-run': true };
  const tried = await act<typeof updateFlight>(request, visit, services);
  const ofCall = tried['pass-templates'].flatMap((each) => each.warnings ?? []).map(({ text }) => text);
  return pageAnswer(
    200,
    reviewPage({
      ...{ key, flight, change, notices: noticesOf(tried), staff: visit.staff },
      warnings: [...meanwhile, ...new Set(ofCall)],
      countToType: isMass(change) ? flight.passes : undefined,
      reviewedAtMs: services.clock.now().getTime(),
      changeId: randomUUID(),
    }),
  );
}

/**
 * `POST /desk/flight/change`: sends what was reviewed. The audit trail has what is asked for before it is done, and once more
 * what was refused.
 */
export async function changeFlight(visit: Visit, services: DeskServices) {
  const { form, person } = visit;
  const key = keyIn(Object.fromEntries(form));
  const ageMs = services.clock.now().getTime() - Number(form.get('reviewed'));
  if (!(ageMs >= 0 && ageMs <= reviewMs)) throw new ApiError(staffErrors.reviewOver);
  const { flight, change, meanwhile } = await changeIn(visit, key, services);
  if (Object.keys(change).length === 0) return seeOther(flightPath(key));
  if (isMass(change)) {
    refuseLess(visit, 'admin');
    if (form.get('count')?.trim() !== String(flight.passes))
      throw new ApiError(staffErrors.countWrong, `Not done: type ${flight.passes}.`);
  }
  if (meanwhile.length > 0) throw new ApiError(staffErrors.changedMeanwhile, `Not done. ${meanwhile.join(' ')}`);
  const request = { action: 'updateflight', ...fieldsOf(key, change) };
  await refuseInvalid(request);
  const entry = {
    ...{ act: 'flight-changed' as const, requestId: visit.event.requestContext.requestId },
    ...{ flight: Object.values(key).join(' '), change },
  };
  const done = await services.audit.add(person, entry);
  try {
    await act<typeof updateFlight>(request, visit, services, `${person.id}:${form.get('id') ?? randomUUID()}`);
  } catch (error) {
    // Whether it was done is not known after any other error.
    if (error instanceof ApiError && error.httpStatus < 500)
      await services.audit
        .add(person, { ...entry, isRefused: true })
        .catch((lost) => services.log.error('DESK-OUT', lost));
    throw error;
  }
  return seeOther(flightPath(key, done));
}

/** Fields in which the first of the flight's templates speaks to all passengers. */
async function valuesOfAll(flight: FlightView, { person }: Visit, { templates }: DeskServices): Promise<OfAll> {
  const [first] = flight['pass-templates'];
  const fields = first && (await templates.find(person.account, first['pass-template-id']))?.fields;
  return { message1: fields?.message1 ?? '', 'void-passes': fields?.['void-passes'] ? 'True' : '' };
}

/** The change that a page of a flight tells of, after it was made. */
async function changedIn(
  visit: Visit,
  key: FlightKeyTexts,
  { audit, peopleOf }: DeskServices,
): Promise<MadeChange | undefined> {
  const { done = '' } = visit.query;
  const { account } = visit.person;
  const line = auditId.test(done) ? await audit.find(account, done) : undefined;
  if (line?.change === undefined || line.flight !== Object.values(key).join(' ')) return undefined;
  const who = (await peopleOf(account)).find(({ id }) => id === line.user);
  return { id: done, change: line.change, atUtc: line.atUtc, by: who?.email ?? 'somebody who was removed' };
}

/** The answer of getflight, with the time at which its passes were counted: others may have looked just before. */
async function flightOf(key: FlightKeyTexts, visit: Visit, services: DeskServices): Promise<FlightView> {
  let countedAtUtc: string | undefined;
  const counts: DeskServices['flights']['counts'] = async (templates) => {
    const counted = await services.flights.counts(templates);
    ({ countedAtUtc } = counted);
    return counted;
  };
  const watched = { ...services, flights: { ...services.flights, counts } };
  const flight = await act<typeof getFlight>({ action: 'getflight', ...wireKey(key) }, visit, watched);
  return { ...flight, countedAtUtc };
}

/** The key of a flight in an address or a form, spelled in one way. @throws E9003 that names the field */
export function keyIn({
  airline = '',
  number = '',
  origin = '',
  date = '',
}: Readonly<Record<string, string | undefined>>) {
  const sent = { airline: airline.trim(), number: number.trim(), origin: origin.trim().toUpperCase(), date };
  const { success, data, error } = flightKeyFields.safeParse(wireKey(sent));
  if (success) return flightOfKey(data);
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ApiError('invalidFields', problems.map(({ field, message }) => `${field} ${message}`).join('; '), problems);
}

const fieldsOf = (key: FlightKeyTexts, change: FieldChanges) => ({
  ...wireKey(key),
  ...Object.fromEntries(Object.entries(change).map(([field, [, after]]) => [field, after])),
});

/**
 * Reads what a form changes: the fields that the person has touched, each with what it is at present. A field that somebody else has
 * changed since the form was made is told of in `meanwhile`.
 */
async function changeIn(visit: Visit, key: FlightKeyTexts, services: DeskServices) {
  const { form } = visit;
  const flight = await flightOf(key, visit, services);
  const present = { ...flight['flight-data'], ...(await valuesOfAll(flight, visit, services)) };
  const change: Record<string, readonly [before: string, after: string]> = {};
  const meanwhile: string[] = [];
  for (const { name, label, kind } of changeableFields) {
    const read = (field: string) => comparable(form.get(field) ?? '', kind);
    const [was, after, is] = [read(`was-${name}`), read(name), comparable(present[name] ?? '', kind)];
    if (!form.has(name) || was === after || is === after) continue;
    change[name] = [is, after];
    if (is !== was) meanwhile.push(`${label} has become ${is || 'none'} meanwhile.`);
  }
  return { flight, change, meanwhile };
}

/** A value without what a form cannot show: seconds, spaces around it, the letter case of a word from a list. */
function comparable(value: string, kind: Changeable['kind']): string {
  const text = value.trim().replaceAll('\r\n', '\n');
  if (kind === 'time') return text === '' ? '' : `${text.slice(0, 16)}:00`;
  return kind === 'status' ? text.toLowerCase() : text;
}

/** True for what cannot be made good for passengers, and for what takes it back. */
const isMass = (change: FieldChanges) =>
  change['flight-status']?.includes('cancelled') || 'void-passes' in change || 'message1' in change;

/** Each text once, with the languages in which passengers read it; the first is the airline's own. */
export function noticesOf(tried: Tried): readonly LockScreenText[] {
  const all = tried['pass-templates'].flatMap(({ notification, 'notification-translations': others = {} }) =>
    notification === undefined ? [] : [['', notification] as const, ...Object.entries(others)],
  );
  return [...new Map(all.map(([language, text]) => [`${language} ${text}`, { language, text }])).values()];
}

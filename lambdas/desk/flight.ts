import { findFlight } from '../api/templates/flight-templates.ts';
import { changeableFields } from '../domain/desk/changeable.ts';
import { type FieldChanges, isLeftByUndo, labelOf, valuesAfter } from '../domain/desk/changes.ts';
import { type FlightKey, valueInAll, wireKey } from '../domain/flight/flight.ts';
import { flightKeyFields, flightOfKey } from '../domain/flight/flight-request.ts';
import { ApiError, fieldsRefused } from '../domain/request/errors.ts';
import type { Template } from '../domain/template/template.ts';
import { flightPage, type OfAll } from '../pages/desk/flight-page.ts';
import { reviewPage } from '../pages/desk/flight-review-page.ts';
import { type FlightView, flightPath } from '../pages/desk/flight-texts.ts';
import { utcTimes } from '../pages/desk/timeline.ts';
import { overriding } from '../ports/overriding.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { FlightCounts } from '../ports/stores.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import { refuseLess } from '../sessions/signed-in.ts';
import { act, refuseInvalid } from './act.ts';
import { changesIn } from './changes-in.ts';
import { delayOf, minutesIn } from './delay.ts';
import { frontsAfter } from './drawn.ts';
import { changesOfFlight, timesOf } from './history.ts';
import {
  audited,
  auditedName,
  changeMade,
  newReview,
  noticesOf,
  refuseMeanwhile,
  refuseOld,
  refuseOtherCount,
} from './reviewed.ts';
import type { Visit } from './visit.ts';

/** `GET /desk/flight`. */
export async function showFlight(visit: Visit, services: DeskServices) {
  const key = flightKeyIn(visit.query);
  const [{ flight, counts, times }, changed] = await Promise.all([
    countedFlight(key, visit, services),
    changeMade(visit, services, (line) => line.act === 'flight-changed' && line.flight === auditedName(key)),
  ]);
  const mayChange = isAtLeast(visit.person.role, 'agent');
  const ofAll = visit.staff.isAdmin ? await valuesOfAll(flight, visit, services) : {};
  const [first] = flight['pass-templates'];
  const past = first ? await changesOfFlight(first['pass-template-id'], visit, services) : [];
  return pageAnswer(
    200,
    flightPage({
      ...{ key, flight, counts, times, ofAll, mayChange, changed, past },
      ...{ now: services.clock.now(), staff: visit.staff },
    }),
  );
}

/** `POST /desk/flight/review`: what a change would say to whom, before it is sent. */
export async function reviewFlight(visit: Visit, services: DeskServices) {
  const key = flightKeyIn(Object.fromEntries(visit.form));
  if (visit.form.get('cancel') === 'yes') {
    visit.form.set('flight-status', 'cancelled');
    visit.form.set('void-passes', 'True');
  }
  const { flight, change: typed, meanwhile } = await changeIn(visit, key, services);
  const change = await withDelay(typed, flight, key, visit, services);
  if (Object.keys(change).length === 0) return seeOther(flightPath(key));
  if (isMass(change, flight)) refuseLess(visit, 'admin');
  const tried = await act('updateflight', { ...fieldsOf(key, change), 'dry-run': true }, visit, services);
  const [first] = flight['pass-templates'];
  const ofCall = tried['pass-templates'].flatMap((each) => each.warnings ?? []).map(({ text }) => text);
  return pageAnswer(
    200,
    reviewPage({
      ...{ key, flight, change, notices: noticesOf(tried['pass-templates']), staff: visit.staff },
      warnings: [...meanwhile, ...notBroughtBack(change, flight), ...new Set(ofCall)],
      countToType: isMass(change, flight) ? flight.passes : undefined,
      fronts: first ? await frontsAfter(first['pass-template-id'], valuesAfter(change), visit, services) : [],
      ...newReview(services),
    }),
  );
}

/** `POST /desk/flight/change`: sends what was reviewed. */
export async function changeFlight(visit: Visit, services: DeskServices) {
  const { form } = visit;
  const key = flightKeyIn(Object.fromEntries(form));
  refuseOld(visit, services);
  const { flight, change, meanwhile } = await changeIn(visit, key, services);
  if (Object.keys(change).length === 0) return seeOther(flightPath(key));
  if (isMass(change, flight)) {
    refuseLess(visit, 'admin');
    refuseOtherCount(form);
  }
  refuseMeanwhile(meanwhile);
  const fields = fieldsOf(key, change);
  await refuseInvalid('updateflight', fields);
  const entry = { act: 'flight-changed' as const, flight: auditedName(key), change };
  const done = await audited(visit, entry, services, (id) => act('updateflight', fields, visit, services, id));
  return seeOther(flightPath(key, done));
}

/** Fields for all passengers that getflight does not give: like its own, none where the templates differ. */
async function valuesOfAll(flight: FlightView, { person }: Visit, { templates }: DeskServices): Promise<OfAll> {
  const latest = flight['pass-templates'].map((each) => templates.findLatest(person.account, each['pass-template-id']));
  const found = (await Promise.all(latest)).filter((each) => each !== undefined);
  return {
    message1: valueInAll(found, 'message1') ?? '',
    'void-passes': valueInAll(found, 'void-passes') ? 'True' : '',
  };
}

/** The templates of a flight. @throws E9028 for an unknown one */
export const flightTemplatesOf = (key: FlightKey, { person }: Visit, services: DeskServices) =>
  findFlight(key, { ...services, account: { id: person.account } });

/** Number of a flight's passes. */
export async function numberOfPasses(
  templates: readonly Pick<Template, 'id'>[],
  { lists }: Pick<DeskServices, 'lists'>,
) {
  const counts = await Promise.all(templates.map(({ id }) => lists.countPasses(id)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The answer of getflight, with what it was made from: others may have counted just before. */
async function countedFlight(key: FlightKey, visit: Visit, services: DeskServices) {
  let counted: readonly [FlightCounts, Template | undefined] | undefined;
  const counts: DeskServices['flights']['counts'] = async (templates) => {
    const counts = await services.flights.counts(templates);
    counted = [counts, templates[0]];
    return counts;
  };
  const watched = { ...services, flights: overriding(services.flights, { counts }) };
  const flight = await act('getflight', wireKey(key), visit, watched);
  const [found, template] = counted ?? [{ passes: flight.passes, countedAtUtc: services.clock.now().toISOString() }];
  return { flight, counts: found, times: template ? timesOf(template) : utcTimes };
}

/** The key of a flight in an address or a form, spelled in one way. @throws E9003 that names the field */
export function flightKeyIn({
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

const fieldsOf = (key: FlightKey, change: FieldChanges) => ({
  ...wireKey(key),
  ...valuesAfter(change),
});

async function changeIn(visit: Visit, key: FlightKey, services: DeskServices) {
  const flight: FlightView = await act('getflight', wireKey(key), visit, services);
  const present = { ...flight['flight-data'], ...(await valuesOfAll(flight, visit, services)) };
  return { flight, ...changesIn(visit.form, changeableFields, present) };
}

/** A change with the delay that the form asks for. What was typed of times and status is kept. @throws E9003 */
async function withDelay(
  change: FieldChanges,
  { 'flight-data': present }: FlightView,
  key: FlightKey,
  visit: Visit,
  services: DeskServices,
): Promise<FieldChanges> {
  const minutes = minutesIn(visit.form);
  if (minutes === 0) return change;
  const delay = delayOf(await flightTemplatesOf(key, visit, services), minutes);
  if (typeof delay === 'string') throw fieldsRefused([{ field: 'delay', message: `is not possible. ${delay}` }]);
  const later = Object.entries(delay).map(([name, time]) => [name, [present[name] ?? '', time] as const] as const);
  return { ...Object.fromEntries(later.filter(([, [before, after]]) => before !== after)), ...change };
}

/** True for a flight's cancellation and for what takes it back. The action reads a status in any letter case. */
export const cancels = (change: FieldChanges): boolean =>
  change['flight-status']?.some((status) => status.toLowerCase() === 'cancelled') ?? false;

/**
 * Changed fields that an undo does not bring back: it knows one value for all of the flight's templates, and clears neither gate nor
 * terminal.
 */
const notBroughtBack = (change: FieldChanges, { 'pass-templates': templates }: FlightView) =>
  Object.entries(change).flatMap((entry) => {
    const [name] = entry;
    const differs = templates.some((each) => each['flight-data']?.[name] !== undefined);
    if (!differs && !isLeftByUndo(entry, changeableFields)) return [];
    const reason = differs ? 'its pass templates differ' : 'there is none yet';
    return [`${labelOf(name, changeableFields)}: ${reason}. An undo does not bring that back.`];
  });

/** True for what cannot be made good for passengers, and for what takes it back, of some templates only, too. */
const isMass = (change: FieldChanges, { 'pass-templates': templates }: FlightView) =>
  cancels(change) ||
  ('flight-status' in change && templates.some((each) => each['flight-data']?.['flight-status'] === 'cancelled')) ||
  'void-passes' in change ||
  'message1' in change;

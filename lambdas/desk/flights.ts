import { createHash, randomUUID } from 'node:crypto';
import { changeableFields } from '../domain/desk/changeable.ts';
import { type FieldChanges, labelOf, valuesAfter } from '../domain/desk/changes.ts';
import { type FlightKey, valueInAll, wireKey } from '../domain/flight/flight.ts';
import { delayedTimes } from '../domain/flight/later.ts';
import { ApiError, errors, fieldsRefused } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import type { Template } from '../domain/template/template.ts';
import { flightPath } from '../pages/desk/flight-texts.ts';
import { changedPage, type LeftOut, type ReviewedFlight, reviewFlightsPage } from '../pages/desk/flights-page.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { limited } from '../retry/limited.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import { refuseLess } from '../sessions/signed-in.ts';
import { act, actOnRows, type RowAnswer, refuseInvalid } from './act.ts';
import { delayOf, minutesIn } from './delay.ts';
import { cancels, flightKeyIn, flightTemplatesOf, numberOfPasses } from './flight.ts';
import { refusalText } from './refusal-text.ts';
import { auditedName, newReview, noticesOf, refuseOld, refuseOtherCount } from './reviewed.ts';
import { filterOf, flightsFound, maxChosen } from './today.ts';
import type { Visit } from './visit.ts';

/** Flights that an agent changes at once: more are an admin's, as are all of an airport. */
const maxOfAgents = 10;

/** Flights that are worked on at a time. */
const atOnce = 8;

/** Fields that are set to what the form says; one that is empty there stays. */
const setFields = [
  ...(['flight-status', 'flight-status-reason-code', 'flight-status-reason'] as const),
  ...(['origin-gate', 'origin-terminal'] as const),
] as const;

const changedFields = [...setFields, ...delayedTimes] as const;

type Field = (typeof changedFields)[number];

/** `POST /desk/flights/review`: what a change of several flights would say to whom, before it is sent. */
export async function reviewFlights(visit: Visit, services: DeskServices) {
  const { form, staff } = visit;
  const isAll = form.get('all') === 'yes';
  if (isAll) refuseLess(visit, 'admin');
  const keys = await chosenIn(visit, isAll, services);
  const wish = wishIn(form);
  const inTurn = limited(atOnce);
  const all = await Promise.all(
    keys.map((key) => inTurn(() => reviewed(key, wish, visit, services).catch((error) => unfit(key, error)))),
  );
  const isMass = isAll || isForAdmins(all);
  if (isMass) refuseLess(visit, 'admin');
  return pageAnswer(
    200,
    reviewFlightsPage({
      ...{ flights: all, isMass, staff, filter: filterOf(Object.fromEntries(form), services) },
      ...newReview(services),
    }),
  );
}

/**
 * `POST /desk/flights/change`: sends what was reviewed, flight by flight: one that has changed meanwhile stays as it is. A single
 * flight's page tells of its change.
 */
export async function changeFlights(visit: Visit, services: DeskServices) {
  const { form, person, staff, event } = visit;
  const filter = filterOf(Object.fromEntries(form), services);
  refuseOld(visit, services);
  const sent = form.getAll('change').map((text) => sentChange(text, filter.date));
  if (sent.length === 0 || sent.length > maxChosen) throw fieldsRefused([chosenProblem]);
  if (form.has('passes') || isForAdmins(sent)) {
    refuseLess(visit, 'admin');
    refuseOtherCount(form);
  }
  const inTurn = limited(atOnce);
  const of = { act: 'flight-changed' as const, requestId: event.requestContext.requestId };
  const entryOf = ({ key, change }: Chosen) => ({ ...of, flight: auditedName(key), change });
  const checked = await Promise.all(
    sent.map((each) => inTurn(() => stillFits(each, visit, services).catch((error) => unfit(each.key, error)))),
  );
  const fit = checked.flatMap((each) => ('row' in each ? [each] : []));
  const ids = await Promise.all(fit.map((each) => inTurn(() => services.audit.add(person, entryOf(each)))));
  const rows = fit.map(({ row }) => row);
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const key = `${person.id}:${form.get('id') ?? randomUUID()}:${hash}`;
  const answers = rows.length === 0 ? [] : await actOnRows('updateflights', rows, visit, services, key);
  const done = fit.flatMap(({ key }, place) => (isDone(answers[place]) ? [{ key, id: ids[place] ?? '' }] : []));
  const refused = fit.flatMap((each, place) => {
    const { 'error-message': message = '', 'error-code': code = '' } = answers[place] ?? {};
    return isDone(answers[place]) ? [] : [{ ...each, problem: refusalText({ code, message }), code }];
  });
  // Whether it was done is not known after an error of the service.
  const noted = refused.filter(({ code }) => !unknownCodes.includes(code));
  await Promise.all(
    noted.map((each) => inTurn(() => services.audit.add(person, { ...entryOf(each), isRefused: true }))),
  ).catch((lost) => services.log.error('DESK-OUT', lost));
  const [first] = done;
  if (first && sent.length === 1) return seeOther(flightPath(first.key, first.id));
  const leftOut = checked.flatMap((each) => ('row' in each ? [] : [each]));
  return pageAnswer(200, changedPage({ done, leftOut: [...leftOut, ...refused], filter, staff }));
}

const isDone = (answer: RowAnswer | undefined) => answer?.status === 'success';

const unknownCodes: readonly string[] = [errors.serviceBusy[0], errors.internal[0]];

const chosenProblem = { field: 'flight', message: `must be chosen: 1 to ${maxChosen} flights` };

/** True for many flights, and for what cannot be made good. */
const isForAdmins = (flights: readonly (LeftOut | Chosen | ReviewedFlight)[]) =>
  flights.length > maxOfAgents || flights.some((each) => 'change' in each && cancels(each.change));

/** Flights that a form names, or all that its filter leaves. */
async function chosenIn(visit: Visit, isAll: boolean, services: DeskServices): Promise<readonly FlightKey[]> {
  const filter = filterOf(Object.fromEntries(visit.form), services);
  const keys = isAll
    ? (await flightsFound(filter, visit, services)).map(({ flight }) => flight)
    : [...new Set(visit.form.getAll('flight'))].map((text) => {
        const [airline = '', number = '', origin = ''] = text.split(' ');
        return flightKeyIn({ airline, number, origin, date: filter.date });
      });
  if (keys.length === 0 || keys.length > maxChosen) throw fieldsRefused([chosenProblem]);
  return keys;
}

interface Wish {
  /** Minutes; 0 for none. */
  readonly laterBy: number;
  readonly set: Readonly<Partial<Record<Field, string>>>;
}

/** Reads what a form asks for. @throws E9003 that names the field */
function wishIn(form: URLSearchParams): Wish {
  const minutes = minutesIn(form);
  const set = Object.fromEntries(
    setFields.flatMap((name) => {
      const text = form.get(name)?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  if (minutes === 0 && Object.keys(set).length === 0)
    throw fieldsRefused([{ field: 'delay', message: 'or another field is needed: nothing would change' }]);
  return { laterBy: minutes, set };
}

interface Chosen {
  readonly key: FlightKey;
  readonly change: FieldChanges;
}

const unfit = (key: FlightKey, error: unknown): LeftOut => {
  if (!(error instanceof ApiError)) throw error;
  return { key, problem: refusalText(error) };
};

/** A flight with what the wish changes of it, and what passengers would read. */
async function reviewed(key: FlightKey, wish: Wish, visit: Visit, services: DeskServices): Promise<ReviewedFlight> {
  const templates = await flightTemplatesOf(key, visit, services);
  const change = changeOf(templates, wish);
  if (typeof change === 'string') return { key, problem: change };
  const fields = { ...wireKey(key), ...valuesAfter(change), 'dry-run': true };
  const [tried, passes] = await Promise.all([
    act('updateflight', fields, visit, services),
    numberOfPasses(templates, services),
  ]);
  const warnings = tried['pass-templates'].flatMap((each) => each.warnings ?? []).map(({ text }) => text);
  return { key, change, passes, notices: noticesOf(tried['pass-templates']), warnings: [...new Set(warnings)] };
}

/** Works out what a wish changes of a flight; a text that says why it changes nothing. */
function changeOf(templates: readonly Template[], { laterBy: minutes, set }: Wish): FieldChanges | string {
  const delay = delayOf(templates, minutes);
  if (typeof delay === 'string') return delay;
  const wanted: Readonly<Partial<Record<Field, string>>> = { ...delay, ...set };
  const change = Object.fromEntries(
    changedFields.flatMap((name) => {
      const [before, after] = [valueInAll(templates, name) ?? '', wanted[name] ?? ''];
      return after === '' || after === before ? [] : [[name, [before, after] as const]];
    }),
  );
  if (Object.keys(change).length === 0) return 'It is so already.';
  return takesBack(change, templates) ? cancelledInPart : change;
}

const cancelledInPart = 'Some of its pass templates are cancelled: change it on its page.';

/** True for another status of a flight of which some templates are cancelled: that is for admins, and asks for the number of passes. */
const takesBack = (change: FieldChanges, templates: readonly Template[]) =>
  change['flight-status']?.[0] === '' && templates.some(({ fields }) => fields['flight-status'] === 'cancelled');

/** A flight and its change, as the review has sent it. @throws E9003 */
function sentChange(text: string, date: string): Chosen {
  const problem = fieldsRefused([{ field: 'change', message: 'is not what the review has sent' }]);
  try {
    const { airline, number, origin, change } = JSON.parse(text);
    const values = Object.entries(change as FieldChanges).map(([name, [before, after]]) => {
      if (!changedFields.includes(name as Field) || typeof before !== 'string' || typeof after !== 'string')
        throw problem;
      return [name, [before, after] as const];
    });
    return { key: flightKeyIn({ airline, number, origin, date }), change: Object.fromEntries(values) };
  } catch {
    throw problem;
  }
}

/** The row of a flight that is as it was reviewed. @throws E9058 for one that has changed meanwhile, E9003 */
async function stillFits(
  { key, change: sent }: Chosen,
  visit: Visit,
  services: DeskServices,
): Promise<LeftOut | (Chosen & { readonly row: object })> {
  const templates = await flightTemplatesOf(key, visit, services);
  const presentOf = (name: string) => valueInAll(templates, name as Field) ?? '';
  const change = Object.fromEntries(Object.entries(sent).filter(([name, [, after]]) => presentOf(name) !== after));
  if (Object.keys(change).length === 0) return { key, problem: 'It is so already.' };
  const meanwhile = Object.entries(change).filter(([name, [before]]) => presentOf(name) !== before);
  if (meanwhile.length > 0) {
    const texts = meanwhile.map(
      ([name]) => `${labelOf(name, changeableFields)} has become ${presentOf(name) || 'none'} meanwhile.`,
    );
    throw new ApiError(staffErrors.changedMeanwhile, texts.join(' '));
  }
  if (takesBack(change, templates)) return { key, problem: cancelledInPart };
  const row = { ...wireKey(key), ...valuesAfter(change) };
  await refuseInvalid('updateflight', row);
  return { key, change, row };
}

import { type FlightSought, flightSoughtBy } from '../domain/flight/designator.ts';
import { type FlightKey, flightOfTemplate, maxPassesRead } from '../domain/flight/flight.ts';
import { inOrder } from '../domain/group/group.ts';
import { maxLinkBytes } from '../domain/link/link-length.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { type Pass, parseGroupLink, parseInstallLink } from '../domain/pass/pass.ts';
import { numbersOf, passNumberIn } from '../domain/pass/pass-numbers.ts';
import type { Installs } from '../domain/pass/registration.ts';
import { seatOf, soughtBy } from '../domain/pass/sought-pass.ts';
import { ApiError, fieldsRefused } from '../domain/request/errors.ts';
import type { Template } from '../domain/template/template.ts';
import { installsOf } from '../domain/updates/notified.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import { flightsPage, groupPassesPage, passesPage } from '../pages/desk/find-page.ts';
import { flightPath, passesPath } from '../pages/desk/flight-texts.ts';
import { type PassRow, passListOf } from '../pages/desk/pass-list.ts';
import { groupPath, passPath } from '../pages/desk/pass-path.ts';
import { dayText } from '../pages/desk/times.ts';
import { todayPath } from '../pages/desk/today-page.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import { act } from './act.ts';
import { flightKeyIn, flightTemplatesOf, numberOfPasses } from './flight.ts';
import { daysSought, flightsSought } from './flights-sought.ts';
import { ownPass } from './found-pass.ts';
import { filterOf, flightsFound } from './today.ts';
import type { Visit } from './visit.ts';

const tooManyPasses = 'The flight has more than 10,000 passes: find one by its pass-id or its link.';

/** Characters of a text that is searched for: anywhere, where it may be a link; and within a flight. */
const maxSought = { anywhere: maxLinkBytes, onFlight: 100 };

/** The last part of a link to a pass or a group, and of one to its file. */
const linkPattern = /\/([ig])\/([a-z2-7]{58})(?:[/?#]\S*)?$/;

const noSuchPass = (text: string) => new ApiError('E9007_noSuchPass', `Nothing found. ${text}`);

const nothingFound = ({ person }: Pick<Visit, 'person'>) =>
  noSuchPass(
    isAtLeast(person.role, 'agent')
      ? 'Type a flight, such as LH400, with a name or seat behind it; a booking code, a ticket number or a pass-id; or paste the link of a pass or a group.'
      : 'Type a flight, such as LH400, with a name behind it; or a pass-id; or paste the link of a pass or a group.',
  );

/**
 * `POST /desk/find`: whatever somebody has of a pass or flight: a link, a pass-id, a flight or a passenger on one, a booking code or
 * a ticket number. A text that could be both is a flight, if there is one.
 */
export async function seek(visit: Visit, services: DeskServices) {
  const { person } = visit;
  const sought = soughtIn(visit, maxSought.anywhere);
  const [, kind, link = ''] = linkPattern.exec(sought) ?? [];
  if (kind === 'g') return seeOther(groupPath(await groupOf(link, visit, services)));
  if (/^https?:\/\/\S+\/l\//.test(sought)) return seeOther(passPath(await passKeyOfLink(sought, visit, services)));
  if (/^[a-z]{3}$/i.test(sought)) {
    const ofAirport = filterOf({ date: visit.form.get('date') ?? '', from: sought }, services);
    if ((await flightsFound(ofAirport, visit, services)).length > 0) return seeOther(todayPath(ofAirport));
  }
  const passKey = parseInstallLink(link)?.passKey ?? (await services.identity.passKey(person.account, sought));
  const pass = await ownPass(passKey, person, services).catch(unlessUnknown);
  if (pass) return seeOther(passPath(pass.passKey));
  const flight = flightSoughtBy(sought);
  const days = flight ? daysSought(flight.date, visit.form.get('date'), services) : [];
  const [first, ...others] = flight ? await flightsSought(flight, days, visit, services) : [];
  if (flight === undefined || first === undefined)
    return foundByNumber(flight?.passenger || flight?.date ? '' : sought, noFlight(flight, days), visit, services);
  if (others.length > 0) return pageAnswer(200, flightsPage([first, ...others], flight.passenger, visit.staff));
  return flight.passenger === ''
    ? seeOther(flightPath(first))
    : foundOnFlight(first, flight.passenger, visit, services);
}

/** Nothing in place of a pass that is unknown. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof ApiError) return undefined;
  throw error;
}

/** The group of a link. @throws E9007 for a link with another secret than the group's */
async function groupOf(link: string, visit: Visit, { identity }: DeskServices): Promise<string> {
  const { group, secret } = parseGroupLink(link);
  if (!equalsSecret(secret, await identity.groupSecret(group))) throw nothingFound(visit);
  return group;
}

/** Key of the pass that an issuance link opens. @throws E9007 for one that has made none, or is refused */
async function passKeyOfLink(url: string, visit: Visit, services: DeskServices): Promise<string> {
  const { person } = visit;
  // It opens with the right confirmation number only: trying would tell it.
  if (!isAtLeast(person.role, 'agent')) throw nothingFound(visit);
  const { would, 'pass-id': passId = '' } = await act('checkpassissuancelink', { url }, visit, services);
  if (would === 'create')
    throw new ApiError('E9007_noSuchPass', 'The link has made no pass yet: nobody has followed it.');
  if (would === undefined) throw nothingFound(visit);
  return (await ownPass(await services.identity.passKey(person.account, passId), person, services)).passKey;
}

/** `GET /desk/group/{key}`: the passes of a booking, of the person's account. */
export async function showGroup(visit: Visit, services: DeskServices) {
  const rows = await rowsOnFlights(await services.groups.passesOf(visit.params.key ?? ''), visit, services);
  if (rows.length === 0) throw nothingFound(visit);
  return pageAnswer(200, groupPassesPage(rows, visit.staff));
}

/**
 * The passes with a booking code or ticket number, on all flights of the account; the only one at once. They are compared, as
 * an entry of the index may be older than a change of its pass.
 * @param sought empty if the text has more than a number.
 * Source: docs/decisions/desk.md#numbers-are-found-by-their-hmac
 */
async function foundByNumber(sought: string, noFlightText: string, visit: Visit, services: DeskServices) {
  const { person, event, staff } = visit;
  const number = isAtLeast(person.role, 'agent') ? passNumberIn(sought) : undefined;
  if (number === undefined) throw noFlightText ? noSuchPass(`${noFlightText} ${otherDay}`) : nothingFound(visit);
  const { identity, passNumbers, audit } = services;
  const { passes, hasMore } = await passNumbers.passesUnder(await identity.numberKey(person.account, number));
  const having = passes.filter((pass) => numbersOf(pass).includes(number));
  const rows = await rowsOnFlights(having, visit, services);
  const { requestId } = event.requestContext;
  await audit.add(person, { act: 'booking-searched', requestId, found: rows.length });
  const [first, ...others] = rows;
  if (first === undefined) throw noSuchPass([noFlightText, noNumber].filter(Boolean).join(' '));
  return others.length === 0
    ? seeOther(passPath(first.passKey))
    : pageAnswer(200, groupPassesPage(rows, staff, hasMore));
}

const noNumber =
  'No pass has this booking code or ticket number. Passes that have expired are found by their flight: type it with the name or seat, such as LH400 12A.';

const otherDay = 'Type another day behind the flight, such as LH400 2027-03-15.';

/** Says on which days there is no such flight; empty if none was looked for. */
function noFlight(flight: FlightSought | undefined, days: readonly string[]): string {
  const [first = '', ...others] = days.toSorted().map(dayText);
  const last = others.at(-1);
  const when = last === undefined ? `on ${first}` : `from ${first} to ${last}`;
  return flight ? `There is no flight ${flight.airline ?? ''}${flight.number} ${when}.` : '';
}

/** Passes of the person's account on any flights, by departure. */
async function rowsOnFlights(all: readonly Pass[], visit: Visit, { clock, templates }: DeskServices) {
  const { account } = visit.person;
  const passes = all.filter((pass) => pass.account === account && pass.erasedAtUtc === undefined);
  const members = await Promise.all(
    [...Map.groupBy(passes, ({ templateId }) => templateId)].map(async ([templateId, ofFlight]) => {
      const template = await templates.findLatest(account, templateId);
      return template ? ofFlight.map((pass) => ({ pass, template })) : [];
    }),
  );
  return inOrder(members.flat()).map(({ pass, template }) => ({
    ...rowOf(template, pass, visit, clock.now()),
    flight: flightOfTemplate(template.fields),
  }));
}

/** `POST /desk/flight/passes`: the passes of a flight that somebody asks for; the only one at once. */
export async function seekOnFlight(visit: Visit, services: DeskServices) {
  const key = flightKeyIn(visit.query);
  const sought = soughtIn(visit, maxSought.onFlight);
  return sought === '' ? seeOther(passesPath(key)) : foundOnFlight(key, sought, visit, services);
}

async function foundOnFlight(key: FlightKey, sought: string, visit: Visit, services: DeskServices) {
  const seesAll = isAtLeast(visit.person.role, 'agent');
  // A search by what a role does not see would tell it.
  const isSought = soughtBy(sought, { nameOnly: !seesAll });
  const found = await rowsOf(key, visit, services, ({ fields }) => isSought(fields));
  const [first] = found;
  if (first && found.length === 1) return seeOther(passPath(first.passKey));
  const list = passListOf(found, {}, seesAll);
  return pageAnswer(200, passesPage({ key, list, isSought: true, seesAll, staff: visit.staff }));
}

/** `GET /desk/flight/passes`: the passes of a flight. */
export async function listPasses(visit: Visit, services: DeskServices) {
  const { query, person, staff } = visit;
  const key = flightKeyIn(query);
  const seesAll = isAtLeast(person.role, 'agent');
  const list = passListOf(await rowsOf(key, visit, services), query, seesAll);
  return pageAnswer(200, passesPage({ key, list, isSought: false, seesAll, staff }));
}

/**
 * The passes of a flight, read whole: names are in no index. One template after the other, so that memory holds the passes of
 * one only.
 * @throws E9027 for more than 10,000
 */
async function rowsOf(
  key: FlightKey,
  visit: Visit,
  services: DeskServices,
  isSought: (pass: Pass) => boolean = () => true,
): Promise<readonly PassRow[]> {
  const { clock, flights } = services;
  const found = await flightTemplatesOf(key, visit, services);
  if ((await numberOfPasses(found, services)) > maxPassesRead) throw new ApiError('flightTooLarge', tooManyPasses);
  const rows: PassRow[] = [];
  for (const template of found)
    for (const { pass, registrations } of await flights.passes(template.id))
      if (pass.erasedAtUtc === undefined && isSought(pass))
        rows.push({
          ...rowOf(template, pass, visit, clock.now()),
          phone: phoneOf(installsOf(template, pass, registrations)),
        });
  return rows;
}

/** Whether the wallets that have a pass show it as it is. */
function phoneOf({ walleta, walletb, fetched }: Installs) {
  if (walleta + walletb === 0) return 'none';
  return fetched === walleta + walletb ? 'current' : 'not current';
}

function rowOf(template: Template, pass: Pass, { person }: Visit, at: Date): PassRow {
  const { passKey, passId, fields } = pass;
  const own = {
    seat: seatOf(fields),
    kind: fields['passenger-kind'] ?? 'confirmed',
    sequence: fields['sequence-number'],
    confirmation: fields['confirmation-number'],
    passId,
  };
  return {
    ...{ passKey, name: fields['passenger-name'], status: passAt(template, pass, at).status },
    ...(isAtLeast(person.role, 'agent') && { own }),
  };
}

/** The text of a form. @throws E9003 for a longer one than is searched for */
function soughtIn({ form }: Visit, maxLength: number): string {
  const text = (form.get('sought') ?? '').trim();
  if (text.length > maxLength)
    throw fieldsRefused([{ field: 'sought', message: `must be at most ${maxLength} characters` }]);
  return text;
}

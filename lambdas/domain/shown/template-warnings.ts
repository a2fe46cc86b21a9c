import { airportZonesOf } from '../airport/airport.ts';
import type { FlightStatus } from '../fields/flight-statuses.ts';
import { shownStatusOf } from '../flight/flight-status.ts';
import { languagesOf, ownLanguageOf } from '../languages/languages.ts';
import { samplePassOf } from '../pass/sample-pass.ts';
import { expirationConcerns, relevanceConcerns } from '../pass/validity-warnings.ts';
import { type Concern, type Warning, warningsAbout } from '../request/warning.ts';
import { imageWarnings } from '../template/images.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { toInstant, withOffset } from '../time/dates.ts';
import { dayMs } from '../time/durations.ts';
import { boardingPassOf, type Flight } from './boarding-pass.ts';
import { currentTimesOf } from './current-times.ts';
import { featuredConcerns } from './design-warnings.ts';
import { type MarkedTime, markedClosingOf, markedTimeOf, type TimeName, timeNames } from './marked-time.ts';
import { actionLinksOf, featuredFirst, linksOf, maxGoogleLinks, messagesOf, roomForActionLinks } from './messages.ts';
import { semanticFlightOf } from './semantic-flight.ts';

type Warned = Pick<Template, 'fields' | 'images' | 'airports' | 'flightDay'>;
type TemplateField = keyof TemplateFields;
type TemplateConcern = Concern<TemplateField>;

/**
 * Problems that make an accepted template behave unexpectedly.
 * @param touched fields named by an update: others are not warned of.
 */
export function templateWarnings(template: Template, touched?: ReadonlySet<string>): Warning[] {
  return warningsAbout(
    [
      ...imageWarnings(template.images),
      ...airportWarnings(template),
      ...boardingTimeWarnings(template),
      ...flightTimeWarnings(template),
      ...expirationConcerns(template),
      ...relevanceConcerns(template),
      ...markedTimeWarnings(template),
      ...semanticWarnings(template),
      ...ignoredFieldWarnings(template),
      ...linkWarnings(template),
      ...featuredConcerns(template, template.fields),
      ...languageWarnings(template),
    ],
    touched,
  );
}

function ignoredFieldWarnings({ fields }: Warned): TemplateConcern[] {
  const ignored = (field: TemplateField, cause: TemplateField, text: string): TemplateConcern => ({
    code: 'field-ignored',
    field,
    about: [cause, field],
    text: `${field} ${text}.`,
  });
  const concerns: [isSo: boolean | undefined, TemplateConcern][] = [
    [
      fields['no-expiration'] && fields['expiry-date'] !== undefined,
      ignored('expiry-date', 'no-expiration', 'is ignored, as no-expiration is true'),
    ],
    [
      fields['no-expiration'] && fields['expiration-setting'] === 'auto',
      ignored('expiration-setting', 'no-expiration', 'auto is ignored, as no-expiration is true'),
    ],
    ...(['flight-status-reason', 'flight-status-reason-code'] as const).map((name): [boolean, TemplateConcern] => [
      fields[name] !== undefined && fields['flight-status'] === undefined,
      ignored(name, 'flight-status', 'is not shown without flight-status'),
    ]),
    [
      fields['never-installed-archive-timestamp'] !== undefined && fields['never-installed-ttl'] === undefined,
      ignored('never-installed-archive-timestamp', 'never-installed-ttl', 'is ignored without never-installed-ttl'),
    ],
  ];
  return concerns.filter(([isSo]) => isSo).map(([, concern]) => concern);
}

/** Source: docs/api/action-links.md#action-links. */
function linkWarnings({ fields }: Warned): TemplateConcern[] {
  const room = roomForActionLinks(messagesOf(fields, 'active'), linksOf(fields));
  const leftOut = featuredFirst(actionLinksOf(fields, {}), fields['walleta-featured-actions'])
    .slice(room)
    .map(({ field }) => field);
  return leftOut.map((field) => ({
    code: 'link-left-out',
    field,
    about: [...leftOut, ...linkFields, 'walleta-featured-actions'],
    text: `Wallet B shows ${maxGoogleLinks} links in all, without ${field}.`,
  }));
}

/** Source: docs/api/languages.md#languages. */
function languageWarnings({ fields }: Warned): TemplateConcern[] {
  const unknown = languagesOf(fields).filter((tag) => ownLanguageOf(tag) === undefined);
  const untranslated = Object.values(fields.translations ?? {}).flatMap((texts) => Object.keys(texts));
  const homeless = [...new Set(untranslated)].filter((name) => !(name in fields));
  const concerns: TemplateConcern[] = [];
  if (unknown.length > 0)
    concerns.push({
      code: 'language-unknown',
      field: fields.languages === undefined ? 'language' : 'languages',
      about: ['language', 'languages'],
      text: `There are no words of ours in ${unknown.join(', ')}: labels are English.`,
    });
  if (homeless.length > 0)
    concerns.push({
      code: 'translation-unused',
      field: 'translations',
      about: ['translations'],
      text: `Translations are not shown without the text itself: ${homeless.join(', ')}.`,
    });
  return concerns;
}

/** Fields whose links stand before the action links. */
const linkFields = [
  ...(['message1', 'message2', 'text-module', 'info-module', 'home-page-uri', 'link1', 'link2'] as const),
];

/** Source: docs/api/warnings.md#warnings. */
function airportWarnings({ fields, airports }: Warned): TemplateConcern[] {
  const relevanceZone = fields['relevance-date-timezone'];
  const concerns = (['origin', 'destination'] as const)
    .filter((end) => airports?.[end] === undefined)
    .map((end): TemplateConcern => {
      const field = `${end}-airport` as const;
      const text = `${field} ${fields[field]} is unknown: its local times are read in relevance-date-timezone.`;
      return { code: 'airport-unknown', field, about: [field], text };
    });
  const { origin } = airportZonesOf(fields, airports);
  const differs = (local: string | undefined) =>
    local !== undefined && withOffset(local, origin) !== withOffset(local, relevanceZone);
  if ([fields['relevance-date-time'], fields['boarding-time']].some(differs))
    concerns.push({
      code: 'zone-differs',
      field: 'relevance-date-timezone',
      about: ['relevance-date-timezone', 'origin-airport'],
      text: `relevance-date-timezone ${relevanceZone} is not the time of ${fields['origin-airport']}: its local times are read in ${origin}.`,
    });
  return concerns;
}

/** Compares with the timetable: boarding of the day may be after its departure, which then follows. */
function boardingTimeWarnings({ fields, airports, flightDay }: Warned): TemplateConcern[] {
  const { 'departure-time': departure, 'boarding-time': sent } = fields;
  const boarding = flightDay?.originalBoardingTime ?? sent;
  const { origin } = airportZonesOf(fields, airports);
  if (boarding === undefined || toInstant(boarding, origin) < toInstant(departure, origin)) return [];
  const text = `boarding-time ${boarding} is not before departure-time ${departure}.`;
  return [{ code: 'boarding-implausible', field: 'boarding-time', about: ['boarding-time', 'departure-time'], text }];
}

/** Compares instants: a westbound flight may arrive earlier by local time than it left. */
function flightTimeWarnings({ fields, airports }: Warned): TemplateConcern[] {
  const { 'departure-time': departure, 'arrival-time': arrival } = fields;
  if (arrival === undefined) return [];
  const { origin, destination } = airportZonesOf(fields, airports);
  const durationMs = toInstant(arrival, destination).getTime() - toInstant(departure, origin).getTime();
  if (durationMs > 0 && durationMs <= dayMs) return [];
  const problem = durationMs > dayMs ? 'more than 24 hours after' : 'not after';
  return [
    {
      code: 'arrival-implausible',
      field: 'arrival-time',
      about: ['departure-time', 'arrival-time', 'origin-airport', 'destination-airport', 'relevance-date-timezone'],
      text: `arrival-time ${arrival} in ${destination} is ${problem} departure-time ${departure} in ${origin}.`,
    },
  ];
}

/** Source: Apple, Creating an airline boarding pass using semantic tags. */
function semanticWarnings(template: Warned): TemplateConcern[] {
  if (template.fields['walleta-classic-design']) return [];
  return semanticFlightOf(template).missing.map(({ field, reason }) => {
    const text = `Wallet A shows its classic design, as ${field} ${reason}.`;
    return { code: 'classic-design', field, about: [field], text };
  });
}

/** Fields of which each may contradict another. */
const about = [
  ...(['flight-status', 'departure-time', 'estimated-departure-time'] as const),
  ...(['boarding-time', 'estimated-boarding-time', 'arrival-time', 'estimated-arrival-time'] as const),
];

/** Source: docs/api/flight-status.md#status-of-a-flight. */
function markedTimeWarnings(template: Template): TemplateConcern[] {
  const flight = boardingPassOf(template, samplePassOf(template));
  const estimated = timeNames.flatMap((name) => {
    const marked = markedTimeOf(flight, name);
    return marked?.estimate ? [warningOf(template, name, marked)] : [];
  });
  return [...estimated, ...closingWarnings(flight)];
}

const closed: readonly (FlightStatus | undefined)[] = ['gate-closed', 'departed', 'arrived', 'diverted'];

function closingWarnings(flight: Flight): TemplateConcern[] {
  if (currentTimesOf(flight) === undefined) return timetableClosingWarnings(flight);
  const marked = markedClosingOf(flight);
  if (marked === undefined || closed.includes(shownStatusOf(flight))) return [];
  const field = 'gate-closing-time';
  const text = `${field} ${marked.sent} stays as sent; as it is not between boarding and departure, passes mark it: send ${field}.`;
  return [{ code: 'time-contradicted', field, about: [...about, field], text }];
}

/** Of a cancelled flight no time counts any more. */
function timetableClosingWarnings(flight: Flight): TemplateConcern[] {
  const { gateClosingTime: closing, boardingTime: boarding, departureTime: departure } = flight;
  if (closing === undefined || shownStatusOf(flight) === 'cancelled') return [];
  const isEarly = boarding !== undefined && boarding < departure && closing <= boarding;
  if (!isEarly && closing <= departure) return [];
  const field = 'gate-closing-time';
  const problem = isEarly ? `not after boarding-time ${boarding}` : `after departure-time ${departure}`;
  return [{ code: 'closing-implausible', field, about: [...about, field], text: `${field} ${closing} is ${problem}.` }];
}

function warningOf({ fields }: Template, name: TimeName, { sent, estimate }: MarkedTime) {
  const cure = `estimated-${name}-time` as const;
  const field = fields[cure] === undefined ? (`${name}-time` as const) : cure;
  const cause = name === 'departure' ? 'boarding' : 'the departure';
  const text = `${field} ${sent} stays as sent; as ${cause} has moved, passes estimate ${estimate} beside it: send ${cure}.`;
  return { code: 'time-estimated' as const, field, about, text };
}

import { airportZonesOf } from './airport.ts';
import { toInstant, withOffset } from './dates.ts';
import { dayMs } from './durations.ts';
import { imageWarnings } from './images.ts';
import { languagesOf, ownLanguageOf } from './languages.ts';
import { actionLinksOf, linksOf, maxGoogleLinks, messagesOf, roomForActionLinks } from './messages.ts';
import { semanticFlightOf } from './semantic-flight.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';
import { type Warning, warningTexts } from './warning.ts';

type Warned = Pick<Template, 'fields' | 'images' | 'airports'>;
type TemplateWarning = Warning<keyof TemplateFields>;

/**
 * Problems, one sentence each, that make an accepted template behave unexpectedly.
 * @param touched fields named by an update: others are not warned of.
 */
export function templateWarnings(template: Warned, touched?: ReadonlySet<string>): string[] {
  return warningTexts(
    [
      ...imageWarnings(template.images),
      ...airportWarnings(template),
      ...flightTimeWarnings(template),
      ...semanticWarnings(template, touched),
      ...ignoredFieldWarnings(template),
      ...linkWarnings(template),
      ...languageWarnings(template),
    ],
    touched,
  );
}

function ignoredFieldWarnings({ fields }: Warned): TemplateWarning[] {
  const warnings: [isSo: boolean | undefined, TemplateWarning][] = [
    [
      fields['no-expiration'] && fields['expiry-date'] !== undefined,
      { about: ['no-expiration', 'expiry-date'], text: 'expiry-date is ignored, as no-expiration is true.' },
    ],
    [
      fields['no-expiration'] && fields['expiration-setting'] === 'auto',
      {
        about: ['no-expiration', 'expiration-setting'],
        text: 'expiration-setting auto is ignored, as no-expiration is true.',
      },
    ],
    [
      fields['flight-status-reason'] !== undefined && fields['flight-status'] === undefined,
      {
        about: ['flight-status', 'flight-status-reason'],
        text: 'flight-status-reason is not shown without flight-status.',
      },
    ],
    [
      fields['never-installed-archive-timestamp'] !== undefined && fields['never-installed-ttl'] === undefined,
      {
        about: ['never-installed-archive-timestamp', 'never-installed-ttl'],
        text: 'never-installed-archive-timestamp is ignored without never-installed-ttl.',
      },
    ],
  ];
  return warnings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

/** Source: docs/api.md#action-links. */
function linkWarnings({ fields }: Warned): TemplateWarning[] {
  const room = roomForActionLinks(messagesOf(fields, 'active'), linksOf(fields));
  const leftOut = actionLinksOf(fields, {})
    .slice(room)
    .map(({ field }) => field);
  if (leftOut.length === 0) return [];
  const text = `Wallet B shows ${maxGoogleLinks} links in all, without ${leftOut.join(', ')}.`;
  return [{ about: [...leftOut, ...linkFields], text }];
}

/** Source: docs/api.md#languages. */
function languageWarnings({ fields }: Warned): TemplateWarning[] {
  const unknown = languagesOf(fields).filter((tag) => ownLanguageOf(tag) === undefined);
  const untranslated = Object.values(fields.translations ?? {}).flatMap((texts) => Object.keys(texts));
  const homeless = [...new Set(untranslated)].filter((name) => !(name in fields));
  const warnings: [isSo: boolean, TemplateWarning][] = [
    [
      unknown.length > 0,
      {
        about: ['language', 'languages'],
        text: `There are no words of ours in ${unknown.join(', ')}: labels are English.`,
      },
    ],
    [
      homeless.length > 0,
      { about: ['translations'], text: `Translations are not shown without the text itself: ${homeless.join(', ')}.` },
    ],
  ];
  return warnings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

/** Fields whose links stand before the action links. */
const linkFields = [
  ...(['message1', 'message2', 'text-module', 'info-module', 'home-page-uri', 'link1', 'link2'] as const),
];

/** Source: docs/api.md#warnings. */
function airportWarnings({ fields, airports }: Warned): TemplateWarning[] {
  const relevanceZone = fields['relevance-date-timezone'];
  const warnings = (['origin', 'destination'] as const)
    .filter((end) => airports?.[end] === undefined)
    .map((end): TemplateWarning => {
      const name = `${end}-airport` as const;
      const text = `${name} ${fields[name]} is unknown: its local times are read in relevance-date-timezone.`;
      return { about: [name], text };
    });
  const { origin } = airportZonesOf(fields, airports);
  const differs = (local: string) => withOffset(local, origin) !== withOffset(local, relevanceZone);
  if ([fields['relevance-date-time'], fields['boarding-time']].some(differs))
    warnings.push({
      about: ['relevance-date-timezone', 'origin-airport'],
      text: `relevance-date-timezone ${relevanceZone} is not the time of ${fields['origin-airport']}: its local times are read in ${origin}.`,
    });
  return warnings;
}

/** Compares instants: a westbound flight may arrive earlier by local time than it left. */
function flightTimeWarnings({ fields, airports }: Warned): TemplateWarning[] {
  const { 'departure-time': departure, 'arrival-time': arrival } = fields;
  if (arrival === undefined) return [];
  const { origin, destination } = airportZonesOf(fields, airports);
  const durationMs = toInstant(arrival, destination).getTime() - toInstant(departure, origin).getTime();
  if (durationMs > 0 && durationMs <= dayMs) return [];
  const problem = durationMs > dayMs ? 'more than 24 hours after' : 'not after';
  return [
    {
      about: ['departure-time', 'arrival-time', 'origin-airport', 'destination-airport', 'relevance-date-timezone'],
      text: `arrival-time ${arrival} in ${destination} is ${problem} departure-time ${departure} in ${origin}.`,
    },
  ];
}

/** Source: Apple, Creating an airline boarding pass using semantic tags. */
function semanticWarnings(template: Warned, touched?: ReadonlySet<string>): TemplateWarning[] {
  const missing = semanticFlightOf(template).missing.filter(({ field }) => touched?.has(field) ?? true);
  if (missing.length === 0) return [];
  const reasons = missing.map(({ field, reason }) => `${field} ${reason}`).join(' and ');
  return [{ about: missing.map(({ field }) => field), text: `Wallet A shows its classic design, as ${reasons}.` }];
}

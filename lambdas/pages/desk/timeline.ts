import { changeableFields, changeablePassFields } from '../../domain/desk/changeable.ts';
import { labelOf } from '../../domain/desk/changes.ts';
import { clockTime, localOf } from '../../domain/time/dates.ts';
import type { HistoryAct, HistoryAuthor, HistoryEntry } from '../../domain/updates/history.ts';
import { type Html, html } from '../html.ts';
import { changeLine } from './changes.ts';
import { dayText } from './times.ts';

/** A line of a history, as people read it. */
export interface TimelineLine {
  readonly atUtc: string;
  readonly what: string;
  /** Undefined if it is not on record. */
  readonly by: string | undefined;
  readonly details?: readonly Html[];
}

interface FlightLink {
  readonly name: string;
  readonly path: string;
}

/** Names for the ids in entries, and what the reader may see. */
export interface EntryContext {
  /** Names of the account's API keys, and addresses of its people, by id. */
  readonly keys: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  /** Flights by the ids of their templates. */
  readonly flights: ReadonlyMap<string, FlightLink>;
  /** False for a role that sees the names of changed fields alone. */
  readonly showsValues: boolean;
}

const actWords: Readonly<Record<HistoryAct, string>> = {
  TemplateCreated: 'Flight made',
  TemplateUpdated: 'Flight changed',
  PassGenerated: 'Issued',
  PassUpdated: 'Changed',
  PassMoved: 'Moved',
  PassStatusChanged: 'Status changed',
  PassExpired: 'Expired',
  PassArchived: 'Archived',
  'PassInstalled walleta': 'Added to Apple Wallet',
  'PassInstalled walletb': 'Saved in Google Wallet',
  'PassUninstalled walleta': 'Removed from Apple Wallet',
  'PassUninstalled walletb': 'Removed from Google Wallet',
};

const authorWords: Readonly<Record<Exclude<HistoryAuthor, `${string}:${string}`>, string>> = {
  link: 'the passenger’s link',
  phone: 'a phone',
  apple: 'Apple',
  google: 'Google',
  time: 'time',
};

function authorName(by: HistoryAuthor, { keys, people }: EntryContext): string {
  const [kind, id = ''] = by.split(':');
  if (kind === 'person') return people.get(id) ?? 'somebody who was removed';
  if (kind !== 'key') return authorWords[by as keyof typeof authorWords];
  const name = keys.get(id);
  return name === undefined ? 'an API key that was removed' : `the API key ${name}`;
}

/** A change in words. */
export function entryLine({ atUtc, acts, by, ...entry }: HistoryEntry, context: EntryContext): TimelineLine {
  const what = acts.map((act) => actWords[act]).join(', ');
  return { atUtc, what, by: by && authorName(by, context), details: detailsOf(entry, acts, context) };
}

/** Fields that have a name in a form. */
const known = [...changeableFields, ...changeablePassFields];

function detailsOf(
  { values = {}, more, notification, moved }: Omit<HistoryEntry, 'atUtc' | 'acts' | 'by'>,
  acts: readonly HistoryAct[],
  { flights, showsValues }: EntryContext,
): readonly Html[] {
  const fields = Object.entries(values)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, [before, after]]) =>
      showsValues && before !== undefined
        ? changeLine(name, [before, after ?? ''], known)
        : html`${labelOf(name, known)}`,
    );
  const details = [
    ...(moved ? [html`from ${flightLink(flights.get(moved[0]))} to ${flightLink(flights.get(moved[1]))}`] : []),
    ...fields,
    ...(more === undefined ? [] : [html`${more} more fields`]),
    ...(notification === undefined ? [] : [html`Notification${showsValues && `: ${notification}`}`]),
  ];
  const isOther = details.length === 0 && acts.includes('PassUpdated');
  return isOther ? [html`sent again, or data that the history does not keep, such as contact data`] : details;
}

const flightLink = (flight: FlightLink | undefined) =>
  flight ? html`<a href="${flight.path}">${flight.name}</a>` : html`another flight`;

/** The parts of explainpass's answer that tell when something came to a wallet. */
export interface DeliveriesExplained {
  readonly walleta: {
    readonly 'fetched-at'?: string | undefined;
    readonly devices: readonly {
      readonly device: number;
      readonly 'registered-at': string;
      readonly 'notified-at'?: string | undefined;
      readonly 'asked-at'?: string | undefined;
      readonly refusal?: string | undefined;
      readonly 'refused-at'?: string | undefined;
    }[];
  };
  readonly walletb: { readonly 'saved-at'?: string | undefined };
}

/** The last of each kind that is on record for a phone, and Google's of the last day. */
export function deliveryLines(
  { walleta, walletb }: DeliveriesExplained,
  notifiedByGoogle: readonly string[],
): TimelineLine[] {
  const knownLine = (atUtc: string | undefined, what: string, by: HistoryAuthor & keyof typeof authorWords) =>
    atUtc === undefined ? [] : [{ atUtc, what, by: authorWords[by] }];
  return [
    ...walleta.devices.flatMap((each) => [
      ...knownLine(each['registered-at'], `Device ${each.device} registered for updates`, 'phone'),
      ...knownLine(each['notified-at'], `Device ${each.device}: notification accepted`, 'apple'),
      ...knownLine(each['refused-at'], `Device ${each.device}: notification refused, ${each.refusal}`, 'apple'),
      ...knownLine(each['asked-at'], `Device ${each.device} asked for changes`, 'phone'),
    ]),
    ...knownLine(walleta['fetched-at'], 'Fetched', 'phone'),
    ...knownLine(walletb['saved-at'], actWords['PassInstalled walletb'], 'google'),
    ...notifiedByGoogle.flatMap((atUtc) => ({ atUtc, what: 'Google Wallet was asked to notify', by: undefined })),
  ];
}

/** The times in which a history is told. */
export interface LocalTimes {
  readonly timeZone: string;
  /** Whose time it is, for people. */
  readonly of: string;
}

/** Without an airport. */
export const utcTimes: LocalTimes = { timeZone: 'UTC', of: 'UTC' };

/** Lines, latest first, under their days. */
export function timeline(lines: readonly TimelineLine[], { timeZone, of }: LocalTimes): Html {
  if (lines.length === 0) return html`<p>No changes are on record.</p>`;
  const days = Map.groupBy(lines, ({ atUtc }) => localOf(new Date(atUtc), timeZone).slice(0, 10));
  return html`<p class="quiet">Times: ${of}</p>
<ol class="timeline">
${[...days].map(([day, ofDay]) => html`<li class="day">${dayText(day)}</li>\n${ofDay.map((line) => lineOf(line, timeZone))}`)}</ol>`;
}

const lineOf = ({ atUtc, what, by, details = [] }: TimelineLine, timeZone: string): Html =>
  html`<li><time datetime="${atUtc}">${clockTime(localOf(new Date(atUtc), timeZone))}</time><div>${what}${by !== undefined && ` by ${by}`}${details.length > 0 && html`<ul class="changes">${details.map((detail) => html`<li>${detail}</li>`)}</ul>`}</div></li>\n`;

import { reasonField } from '../../domain/desk/changeable.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { choiceText, clockText, dayText } from './times.ts';

/** The answer of getflight. */
export interface FlightView {
  readonly 'pass-templates': readonly {
    readonly 'pass-template-id': string;
    /** Fields in which the templates differ. */
    readonly 'flight-data'?: Readonly<Record<string, string | undefined>> | undefined;
  }[];
  readonly 'flight-data': Readonly<Record<string, string | undefined>>;
  readonly passes: number;
  readonly 'installed-walleta'?: number | undefined;
  readonly 'installed-walletb'?: number | undefined;
}

/** Path of a flight's page. @param done id of the change that it tells of. */
export function flightPath({ airline, number, origin, date }: FlightKey, done?: string): string {
  const query = new URLSearchParams({ airline, number, origin, date, ...(done !== undefined && { done }) });
  return `${staffPaths.desk}/flight?${query}`;
}

/** Path of a template of the flight as phones show it; of the oldest one by default. */
export const facePath = (key: FlightKey, template?: string): string =>
  `${staffPaths.desk}/flight/face?${new URLSearchParams({ ...key, ...(template !== undefined && { template }) })}`;

/** Path of the list of a flight's passes, and of the form that finds some of them. @param view what the list shows. */
export function passesPath(key: FlightKey, view?: { show: string; sort: string; page: number }): string {
  const query = new URLSearchParams({ ...key, ...(view && { ...view, page: String(view.page) }) });
  return `${staffPaths.desk}/flight/passes?${query}`;
}

/** A chosen flight in a form: none of the three has a space in it. */
export const chosenText = ({ airline, number, origin }: FlightKey) => `${airline} ${number} ${origin}`;

/** A flight's name for people. */
export const flightName = ({ airline, number, origin, date }: FlightKey) =>
  `${airline} ${number} from ${origin}, ${dayText(date)}`;

/** The flight in a form. */
export const keyFields = (key: FlightKey) =>
  Object.entries(key).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** A flight's status, as a word with a shape. */
export function statusWord(data: FlightView['flight-data']): Html {
  const status = data['flight-status']?.toLowerCase();
  return status
    ? html`<span class="status ${status}">${choiceText(status)}</span>`
    : html`<span class="quiet">–</span>`;
}

/** The reason of a status: in the airline's words, if it has some. */
export function reasonText(data: FlightView['flight-data']): string | undefined {
  const [, inWords] = reasonField.options.find(([code]) => code === data[reasonField.name]) ?? [];
  return data['flight-status-reason'] || inWords;
}

/** The expected time, and the scheduled one struck if it is another. @param day is not said again. */
export function expectedTime(scheduled: string | undefined, expected: string | undefined, day: string): Html {
  const is = expected ?? scheduled;
  const was = expected !== scheduled && expected !== undefined && scheduled;
  return html`${is === undefined ? '–' : clockText(is, day)}${was && html` <s><span class="unseen">instead of </span>${clockText(was, day)}</s>`}`;
}

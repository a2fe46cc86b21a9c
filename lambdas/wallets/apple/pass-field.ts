import { isolatedIn, wordsOf } from '../../domain/languages/languages.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { type FactName, facts } from '../../domain/shown/facts.ts';
import { type Link, linkAddress, type Message } from '../../domain/shown/messages.ts';
import { type AppleRow, appleRows } from '../../domain/shown/placement.ts';
import { escapeText, plainText } from '../../domain/text/rich-text.ts';
import { withOffset } from '../../domain/time/dates.ts';

type DateStyle = 'PKDateStyleNone' | 'PKDateStyleShort' | 'PKDateStyleMedium';

/** Source: Apple, Wallet Passes, PassFieldContent. */
export interface PassField {
  /** Unique within the pass. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Replaces `value` where links can be followed; `<a href>` is the only markup that Wallet supports. */
  readonly attributedValue?: string;
  /**
   * Kinds of data that Wallet turns into links; all kinds if absent. Empty for identifiers, since a ticket number would
   * be taken for a phone number.
   */
  readonly dataDetectorTypes?: readonly string[];
  /**
   * Shown on the lock screen when the value has changed, with `%@` replaced by it; a field without a message changes
   * silently.
   */
  readonly changeMessage?: '%@';
  readonly dateStyle?: DateStyle;
  readonly timeStyle?: DateStyle;
  /** Shows the time as written; otherwise Wallet converts it to the phone's time zone. */
  readonly ignoresTimeZone?: true;
}

/** The non-empty fields of a row. */
export function fieldsOf(pass: BoardingPass, row: AppleRow): PassField[] {
  const names: readonly FactName[] = appleRows[row];
  const fields: PassField[] = [];
  for (const key of names) {
    const { label, value, isIdentifier, timeZone, marked } = facts[key](pass);
    if (value === undefined) continue;
    // Wallet cannot strike a time, and formats a date without our words.
    if (marked) fields.push({ key, label, value: row === 'back' ? marked.sentence : marked.short });
    else if (timeZone !== undefined)
      fields.push({ key, label, value: withOffset(value, timeZone), ...stylesOf(key, row) });
    else fields.push(isIdentifier ? { key, label, value, dataDetectorTypes: [] } : { key, label, value });
  }
  return fields;
}

/** Styles of airport-local times: formatted by the phone in its own language, but shown in the airport's zone. */
function stylesOf(key: FactName, row: AppleRow) {
  const shown = row === 'back' ? 'date and time' : key === 'date' ? 'date' : 'time';
  const [dateStyle, timeStyle] = dateStyles[shown];
  return { dateStyle, timeStyle, ignoresTimeZone: true } as const;
}

const dateStyles = {
  date: ['PKDateStyleShort', 'PKDateStyleNone'],
  time: ['PKDateStyleNone', 'PKDateStyleShort'],
  'date and time': ['PKDateStyleMedium', 'PKDateStyleShort'],
} as const satisfies Record<string, readonly [dateStyle: DateStyle, timeStyle: DateStyle]>;

/** The back of the pass: facts without a place on the front, then the airline's messages and links. */
export function backFields(pass: BoardingPass): PassField[] {
  return lastNotificationField(pass).concat(
    fieldsOf(pass, 'back'),
    pass.messages.map(messageField),
    pass.links.map((link) => linkField(link, pass)),
    pass.actionLinks.map((link) => linkField(link, pass)),
  );
}

/**
 * The only field with a change message: an update shows one message on the lock screen, whatever else has changed. It
 * exists from the start, as only an existing field can change.
 */
function lastNotificationField(pass: BoardingPass): PassField[] {
  if (pass.lastNotification === undefined) return [];
  const { labels, notices } = wordsOf(pass);
  const value = pass.lastNotification || notices.none;
  return [{ key: 'last-notification', label: labels.lastNotification, value, changeMessage: '%@' }];
}

function messageField({ field: key, label, html }: Message): PassField {
  const value = plainText(html);
  return html.includes('<a ') ? { key, label, value, attributedValue: html } : { key, label, value };
}

/** Places open in the Maps app. Source: Apple, Map Links. */
function linkField(link: Link, pass: BoardingPass): PassField {
  const { field: key, label } = link;
  const value = isolatedIn(pass, link.value);
  const href = escapeText(linkAddress(link, 'https://maps.apple.com/?ll='));
  return { key, label, value, attributedValue: `<a href="${href}">${escapeText(value)}</a>` };
}

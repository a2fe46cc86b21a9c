import { type LocalDateTime, withOffset } from '../../domain/dates.ts';

type DateStyle = 'PKDateStyleNone' | 'PKDateStyleShort' | 'PKDateStyleMedium';

/** Source: Apple, Wallet Passes, PassFieldContent. */
export interface PassField {
  /** Unique within the pass. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Shown in place of `value` where links can be followed; `<a href>` is the only markup that Wallet knows. */
  readonly attributedValue?: string;
  /** What Wallet turns into links by itself; everything when it is left out. */
  readonly dataDetectorTypes?: readonly string[];
  /** Shown on the lock screen when the value has changed, in place of `%@`; a field without it changes silently. */
  readonly changeMessage?: '%@';
  readonly dateStyle?: DateStyle;
  readonly timeStyle?: DateStyle;
  /** Shows the time as it is written; without it Wallet converts it to the zone of the phone. */
  readonly ignoresTimeZone?: true;
}

/** What a date field shows of its date and time. */
const dateStyles = {
  date: ['PKDateStyleShort', 'PKDateStyleNone'],
  time: ['PKDateStyleNone', 'PKDateStyleShort'],
  'date and time': ['PKDateStyleMedium', 'PKDateStyleShort'],
} as const satisfies Record<string, readonly [dateStyle: DateStyle, timeStyle: DateStyle]>;

/** The fields that have a value: an array of none or one, to spread into a list of fields. */
export function field(key: string, label: string, value: string | undefined): PassField[] {
  return value === undefined ? [] : [{ key, label, value }];
}

/** An identifier: without data detectors, which take a ticket number for a phone number. */
export function identifier(key: string, label: string, value: string | undefined): PassField[] {
  return value === undefined ? [] : [{ key, label, value, dataDetectorTypes: [] }];
}

/** An airport-local time, formatted by the phone in its owner's language and shown in the airport's zone. */
export function dateField(
  key: string,
  label: string,
  local: LocalDateTime | undefined,
  timeZone: string,
  shown: keyof typeof dateStyles,
): PassField[] {
  if (local === undefined) return [];
  const [dateStyle, timeStyle] = dateStyles[shown];
  return [{ key, label, value: withOffset(local, timeZone), dateStyle, timeStyle, ignoresTimeZone: true }];
}

import { displayIn, displayLocal, type LocalDateTime } from '../time/dates.ts';
import type { MarkedTime } from './marked-time.ts';

/** A labeled value of the pass: text, an identifier, or a local time at an airport. */
export interface Fact {
  readonly label: string;
  readonly value: string | undefined;
  /** Set for identifiers: their digits must not be read as a phone number. */
  readonly isIdentifier?: true;
  /** Set for a sentence, which needs no label on the lock screen. */
  readonly isSentence?: true;
  /** Set for local times: the airport's time zone. */
  readonly timeZone?: string;
  /** Set for a time that must not be shown without its mark. */
  readonly marked?: MarkedTime | undefined;
}

/** The value in words: a time in the display style of the API, or of another language. */
export function inWords({ value, timeZone }: Fact, locale = 'en'): string | undefined {
  if (!value || !timeZone) return value;
  return locale === 'en' ? displayLocal(value) : displayIn(locale, value, { dateStyle: 'long', timeStyle: 'short' });
}

export const textFact = (label: string, value: string | undefined): Fact => ({ label, value });
export const identifier = (label: string, value: string | undefined): Fact => ({ label, value, isIdentifier: true });
export const sentence = (label: string, value: string | undefined): Fact => ({ label, value, isSentence: true });
export const time = (
  label: string,
  value: LocalDateTime | undefined,
  { timeZone }: { readonly timeZone: string },
): Fact => ({
  label,
  value,
  timeZone,
});

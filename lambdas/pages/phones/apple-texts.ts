import {
  type Drawing,
  hexOfRgb,
  languageOfPhone,
  localeOf,
  type PassColors,
  type Phone,
  wordsOfPhone,
} from './drawing.ts';
import type { FrontField, PassJson, Pkpass } from './pkpass.ts';

/** A pass as a phone shows it: everything that a drawing of it reads. */
export interface ShownPkpass {
  readonly pkpass: Pkpass;
  readonly passJson: PassJson;
  readonly phone: Phone;
  /** A text of the pass in the phone's language. */
  readonly text: (text: string) => string;
  readonly colors: PassColors;
  /** Word for the end of the pass; undefined for a valid one. */
  readonly ended: string | undefined;
}

export type AppleDrawing = (shown: ShownPkpass) => Drawing;

export function shownOn(phone: Phone, pkpass: Pkpass): ShownPkpass {
  const { passJson } = pkpass;
  return {
    pkpass,
    passJson,
    phone,
    text: pkpass.textIn(languageOfPhone(phone)),
    colors: colorsOf(passJson),
    ended: endOf(passJson, phone),
  };
}

/** Wallet's own colors, where the pass has none. */
function colorsOf({ backgroundColor, foregroundColor, labelColor }: PassJson): PassColors {
  const ink = hexOfRgb(foregroundColor) ?? '#000000';
  return { background: hexOfRgb(backgroundColor) ?? '#FFFFFF', ink, label: hexOfRgb(labelColor) ?? ink };
}

function endOf({ voided, expirationDate }: PassJson, phone: Phone): string | undefined {
  const { passStatus } = wordsOfPhone(phone);
  if (voided) return passStatus.voided;
  const hasExpired = expirationDate !== undefined && phone.now !== undefined && new Date(expirationDate) <= phone.now;
  return hasExpired ? passStatus.expired : undefined;
}

const intlStyles: Readonly<Record<string, 'short' | 'medium' | 'long' | 'full'>> = {
  PKDateStyleShort: 'short',
  PKDateStyleMedium: 'medium',
  PKDateStyleLong: 'long',
  PKDateStyleFull: 'full',
};

/** The value of a field: a date in the phone's language, and in its zone unless the field ignores that. */
export function shownValue({ value, ...field }: FrontField, { phone, text }: ShownPkpass): string {
  const dateStyle = intlStyles[field.dateStyle ?? ''];
  const timeStyle = intlStyles[field.timeStyle ?? ''];
  if (dateStyle === undefined && timeStyle === undefined) return text(String(value));
  const asWritten = `${String(value).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`;
  return new Date(field.ignoresTimeZone ? asWritten : value).toLocaleString(localeOf(phone), {
    ...(dateStyle && { dateStyle }),
    ...(timeStyle && { timeStyle }),
    timeZone: field.ignoresTimeZone ? 'UTC' : (phone.timeZone ?? 'UTC'),
  });
}

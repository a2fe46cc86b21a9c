import { directionOf, inEnglish, type Wording } from '../../domain/languages/languages.ts';
import type { Words } from '../../domain/languages/words/en.ts';
import { type Html, html } from '../html.ts';
import { type HexColor, readableOn } from '../page-colors.ts';
import { phoneStyles } from './styles.ts';

/** A phone that a pass is looked at on. */
export interface Phone {
  /** Its language, and the words in it for labels that a wallet adds by itself; English if absent. */
  readonly wording?: Wording | undefined;
  /** Its zone, for times that are not bound to their airport; UTC if absent. */
  readonly timeZone?: string | undefined;
  /** Its clock. Without one nothing expires. */
  readonly now?: Date | undefined;
  /** True before iOS 26: the classic design, whatever the pass prefers. */
  readonly hasClassicDesign?: boolean | undefined;
}

/** Markup and the style sheets that it needs. A page carries each sheet once, whatever the number of its drawings. */
export interface Drawing {
  readonly html: Html;
  readonly styles: readonly string[];
}

export const languageOfPhone = ({ wording = inEnglish }: Phone): string => wording.language;

export const wordsOfPhone = ({ wording = inEnglish }: Phone): Words => wording.words;

/** Locale of dates and times: English ones have 24 hours, as our own words. */
export const localeOf = (phone: Phone): string => (languageOfPhone(phone) === 'en' ? 'en-GB' : languageOfPhone(phone));

/** Colors of a pass. */
export interface PassColors {
  readonly background: HexColor;
  readonly ink: HexColor;
  readonly label: HexColor;
}

/**
 * Name of a class with these colors, and its rule. Pages whose policy refuses `style` attributes accept a sheet, by its hash.
 */
export function colored({ background, ink, label }: PassColors): { readonly name: string; readonly rule: string } {
  const name = ['w', background, ink, label].join('-').replaceAll('#', '').toLowerCase();
  return { name, rule: `.${name}{--w-back:${background};--w-ink:${ink};--w-label:${label}}` };
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A color of Google Wallet's, if it is one. */
export const hexOf = (color: string | null | undefined): HexColor | undefined =>
  color && hexColor.test(color) ? color : undefined;

/** `#0C3478` for `rgb(12, 52, 120)`, the only notation that Apple Wallet documents. */
export function hexOfRgb(color: string | undefined): HexColor | undefined {
  const [, ...parts] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(color ?? '') ?? [];
  if (parts.length === 0) return undefined;
  return `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`;
}

/** White or black text on a color. */
export const inkOn = (background: HexColor): HexColor => readableOn(background);

/** Drawings on one screen, under a caption that says what they are. */
export function onScreen(parts: readonly Drawing[], caption: string, phone: Phone): Drawing {
  const language = languageOfPhone(phone);
  return {
    html: html`<figure class="w-screen">
<div class="w-parts" lang="${language}" dir="${directionOf(language)}">${parts.map((part) => part.html)}</div>
<figcaption>${caption}</figcaption>
</figure>`,
    styles: [phoneStyles, ...new Set(parts.flatMap((part) => part.styles))],
  };
}

/** A label and its value; nothing where there is no value. */
export const labeled = (label: string | undefined, value: string | Html | undefined, kind = ''): Html | undefined =>
  value === undefined || value === ''
    ? undefined
    : html`<div${kind && html` class="${kind}"`}><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`;

import { type Changeable, type FieldChanges, fieldOf, labelOf } from '../../domain/desk/changes.ts';
import { type Html, html } from '../html.ts';
import { choiceText, clockText } from './times.ts';

/** A text on the lock screen. */
export interface LockScreenText {
  /** BCP 47 tag; empty for the airline's own text. */
  readonly language: string;
  readonly text: string;
}

/** Facts of a review that come back with what was reviewed. */
export interface Review {
  readonly reviewedAtMs: number;
  /** Makes a change that is sent twice one. */
  readonly changeId: string;
}

export const reviewFields = ({ reviewedAtMs, changeId }: Review): Html =>
  html`<input type="hidden" name="reviewed" value="${reviewedAtMs}"><input type="hidden" name="id" value="${changeId}">`;

/** A field of a form. @param present value when the form was made. */
export function input(
  { name, id = name, label, kind, required, isNew, key, length, options = [] }: Changeable,
  value: string,
  present = value,
): Html {
  const was = html`<input type="hidden" name="was-${name}" value="${present}">${isNew && html`<input type="hidden" name="keep-${name}" value="yes">`}`;
  const hint = isNew && kind === 'text' && present !== '' && html` placeholder="now ${present}"`;
  const named = html`id="${id}" name="${name}"${required && html` required`}${hint}`;
  const labelled = html`<label for="${id}"${key && html` accesskey="${key}"`}>${label}</label>${was}`;
  if (kind === 'time')
    return html`<div class="fields">${labelled}<input type="datetime-local" ${named} value="${value.slice(0, 16)}"></div>\n`;
  if (kind === 'text')
    return html`<div class="fields">${labelled}<input type="text" ${named} value="${value}" maxlength="${length}"></div>\n`;
  if (kind === 'lines')
    return html`<div class="fields wide">${labelled}<textarea ${named} rows="3" maxlength="${length}">${value}</textarea></div>\n`;
  const shown = options.map(
    ([option, text]) =>
      html`<option value="${option}"${option === value && html` selected`}>${choiceText(text)}</option>`,
  );
  return html`<div class="fields">${labelled}<select ${named}>${shown}</select></div>\n`;
}

/** Sentences on the lock screen, each in its language. */
export const lockScreens = (notices: readonly LockScreenText[]) =>
  notices.map(
    ({ language, text }) => html`<p class="lock-screen"${language && html` lang="${language}"`}>${text}</p>\n`,
  );

export const warningNotes = (warnings: readonly string[]) =>
  warnings.map((warning) => html`<p role="note" class="warning">${warning}</p>\n`);

/** Changed fields, for people. */
export const changeList = (
  change: FieldChanges,
  fields: readonly Changeable[],
  day?: string,
): Html => html`<ul class="changes">
${Object.entries(change).map(([name, [before, after]]) => html`<li>${changeLine(name, [before, after], fields, day)}</li>\n`)}</ul>`;

/** A changed field, for people. A time has its day only where that is another one. @param day of the flight. */
export function changeLine(
  name: string,
  [before, after]: FieldChanges[string],
  fields: readonly Changeable[],
  day = '',
): Html {
  const { kind, options } = fieldOf(name, fields) ?? {};
  const textOf = (value: string, other: string) => {
    if (value === '') return 'none';
    if (kind === 'time') return clockText(value, day || other.slice(0, 10) || 'another day');
    const [, label] = options?.find(([option]) => option === value) ?? [];
    return kind === 'choice' ? choiceText(label ?? value) : value;
  };
  return html`${labelOf(name, fields)}: ${before === '' ? 'none' : html`<del>${textOf(before, after)}</del>`} becomes <ins>${textOf(after, before)}</ins>`;
}

/** A change as a form sends it. */
export const changeFields = (change: FieldChanges) =>
  Object.entries(change).map(
    ([name, [before, after]]) =>
      html`<input type="hidden" name="was-${name}" value="${before}"><input type="hidden" name="${name}" value="${after}">`,
  );

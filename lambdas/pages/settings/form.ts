import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';

/** Forms that make something new: the last parts of their paths. */
export const formNames = ['keys', 'walleta', 'walletb', 'people'] as const;

type FormName = (typeof formNames)[number];

/** A form as it was sent, with what is wrong with its fields. */
export interface SentForm {
  readonly name: FormName;
  /** Texts of its fields; no files. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly problems: ReadonlyMap<string, string>;
}

/** Facts of a page by which its forms are known to be ours, and each counts once. */
export interface FormFacts {
  readonly staff: Staff;
  /** Another one each time that the page is shown. */
  readonly formId: string;
}

/** The form of a name: as it was sent, or empty. */
export const sentOr = (name: FormName, sent: SentForm | undefined): SentForm =>
  sent?.name === name ? sent : { name, values: new Map(), problems: new Map() };

export const formFields = ({ staff, formId }: FormFacts): Html =>
  html`${csrfField(staff.csrfToken)}<input type="hidden" name="once" value="${formId}">`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly type: 'email' | 'file' | 'number' | 'password' | 'text';
  /** Further attributes. */
  readonly attributes?: Html;
}

/** Types of fields that are empty on every page. */
const neverKept: readonly string[] = ['file', 'password'];

/** A field with its hint, and with what is wrong with it. The first such field has the focus. */
export function field(form: SentForm, { name, label, hint, type, attributes }: Field): Html {
  const id = `${form.name}-${name}`;
  const value = neverKept.includes(type) ? undefined : form.values.get(name)?.[0];
  return html`<div class="fields"><label for="${id}">${label}</label><input type="${type}" id="${id}" name="${name}" autocomplete="off"${attributes && html` ${attributes}`}${value && html` value="${value}"`} ${described(form, name, id)}>
<small id="${id}-hint">${hint}</small>${problemOf(form, name, id)}</div>
`;
}

interface Choices {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly type: 'checkbox' | 'radio';
  readonly texts: Readonly<Record<string, string>>;
  /** Choice of an empty form. */
  readonly usual?: string;
}

/** A group of choices. */
export function choices(form: SentForm, { name, label, hint, type, texts, usual }: Choices): Html {
  const id = `${form.name}-${name}`;
  const chosen = form.values.get(name) ?? [usual];
  return html`<div class="fields"><fieldset id="${id}" tabindex="-1" ${described(form, name, id)}>
<legend>${label}</legend>
${Object.entries(texts).map(([value, text]) => html`<label class="choice"><input type="${type}" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}> ${text}</label>\n`)}</fieldset>
<small id="${id}-hint">${hint}</small>${problemOf(form, name, id)}</div>
`;
}

function described({ problems }: SentForm, name: string, id: string): Html {
  const isFirst = name === [...problems.keys()][0];
  return problems.has(name)
    ? html`aria-invalid="true" aria-describedby="${id}-hint ${id}-problem"${isFirst && html` autofocus`}`
    : html`aria-describedby="${id}-hint"`;
}

const problemOf = ({ problems }: SentForm, name: string, id: string) =>
  problems.has(name) && html`<p role="alert" id="${id}-problem">${problems.get(name)}</p>`;

/** A form below a list, folded until it is needed. */
export const foldedForm = (summary: string, form: SentForm, action: string, content: Html): Html =>
  html`<details class="more"${form.values.size > 0 && html` open`}><summary>${summary}</summary>
<form method="post" action="${action}" autocomplete="off">
${content}</form></details>
`;

/** Joins what is known. */
export const dotted = (...texts: readonly (string | false | undefined)[]) => texts.filter(Boolean).join(' · ');

export const dateOf = (instantUtc: string) =>
  new Date(instantUtc).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

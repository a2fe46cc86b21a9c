import { actionTypes } from '../../lambdas/domain/fields/action-link-fields.ts';
import { appleKeyOf, forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import type { Field } from '../../lambdas/domain/fields/field.ts';
import { fieldsOfConfirmed } from '../../lambdas/domain/fields/passenger-kind.ts';
import { english } from '../../lambdas/domain/languages/words/en.ts';
import type { ErrorEntry } from '../../lambdas/domain/request/errors.ts';
import { causes } from '../../lambdas/domain/updates/causes.ts';
import { pageTable } from '../page-table.ts';
import type { Described } from './comments.ts';
import { headingLink } from './headings.ts';
import type { JsonSchema, Properties } from './json-schema.ts';

/** Named formats in the tables. */
const formatNames: Readonly<Record<string, string>> = {
  Airport: 'IATA code, kept in upper case',
  Beacon: 'beacon',
  Color: '`#RRGGBB`',
  HttpsUrl: 'https address',
  ImageUrl: 'web address',
  Language: 'tag of a language',
  LocalDateTime: 'time',
  PassId: '1 to 64 of A-Z, a-z, 0-9, `.`, `_`, `-`',
  PassTemplateId: '1 to 64 letters and digits',
  RichText: 'rich text 500 (E928)',
  TimeZone: 'timezone',
  TrueFalse: 'True, False',
};

const number = (value: number | undefined) => value?.toLocaleString('en-US');

/** The format of a field in words; undefined where the schema does not say it. */
export function formatOf(schema: JsonSchema): string | undefined {
  const { $ref, anyOf = [], type, enum: values, minLength = 1, maxLength } = schema;
  if ($ref) return formatNames[$ref.split('/').at(-1) ?? ''];
  if (anyOf.length > 0) return anyOf.map((each) => formatOf(each as JsonSchema)).find((each) => each !== undefined);
  if (values) return inWords(values.map(String).filter((value) => value && value !== 'null'));
  if ([type].flat().some((each) => each === 'integer' || each === 'number') && schema.maximum !== undefined)
    return schema.maximum === Number.MAX_SAFE_INTEGER
      ? 'number'
      : `${number(schema.minimum)} to ${number(schema.maximum)}`;
  if (![type].flat().includes('string') || maxLength === undefined) return undefined;
  return minLength > 1 ? `${minLength} to ${maxLength} characters` : `text ${number(maxLength)}`;
}

/** Values that are accepted in any letter case, once each. */
const inWords = (values: readonly string[]) =>
  values
    .filter((value, place) => values.findIndex((each) => each.toLowerCase() === value.toLowerCase()) === place)
    .join(', ');

export const fieldHead = ['Field', 'R', 'Format', 'Meaning'];

/**
 * Fields with their formats, their descriptions and where they show on the pass.
 * @param isRequired what stands beside the name.
 * @param places declarations of the fields.
 */
export function fieldTable(
  fields: Properties,
  comments: Readonly<Record<string, Described>>,
  isRequired: (name: string) => string,
  places: Readonly<Record<string, Field>> = {},
): string {
  const isShown = Object.keys(fields).some((name) => places[name]);
  const rows = Object.entries(fields).map(([name, schema]) => {
    const { format = formatOf(schema) ?? '', see } = comments[name] ?? {};
    const whole = (schema.description ?? '').replace(' Required in a new template.', '');
    // The column behind has the wallet.
    const note = isShown ? whole.replace(/(?<=\.) Wallet [AB]\.$/, '') : whole;
    const meaning = see ? `${note} See ${headingLink(see)}.` : note;
    return [`\`${name}\``, isRequired(name), format, meaning, ...(isShown ? [placesOf(places[name])] : [])];
  });
  return pageTable([...fieldHead, ...(isShown ? ['Shown in'] : [])], rows);
}

/** The places in which a field shows. */
function placesOf(field: Field | undefined): string {
  if (!field) return '';
  const { apple, google, page, notified } = field;
  const rows = [apple ?? []].flat().join(', ');
  return [
    rows && `Wallet A (${rows})`,
    google && `Wallet B (${[google].flat().join(', ')})`,
    page && 'install page',
    notified && 'lock screen',
  ]
    .filter(Boolean)
    .join(', ');
}

export const requiredAmong =
  (required: readonly string[] = []) =>
  (name: string) =>
    required.includes(name) ? 'R' : '';

export const requiredOfPass =
  (required: readonly string[] = []) =>
  (name: string) =>
    name in fieldsOfConfirmed ? 'R for confirmed passengers' : requiredAmong(required)(name);

/** The action links with their labels and the keys that Apple has for them. */
export function actionLinkTable(): string {
  const rows = forEachActionLink((name) => [name, english.services[name], appleKeyOf(name) ?? '']);
  return pageTable(['Field', 'Label', 'Wallet A, iOS 26'], Object.values(rows));
}

/** The types of featured actions that open a link, with the words that Apple shows. */
export const featuredActionTable = () => pageTable(['Type', 'Words'], [...actionTypes]);

/** The causes that explainpass names, in its order. */
export function causeTable(): string {
  const rows = Object.entries(causes).map(([cause, [sentence, advice]]) => [cause, sentence, advice]);
  return pageTable(['Cause', 'Sentence', 'Advice'], rows);
}

/** Error codes with their status and message. */
export function errorTable(entries: readonly ErrorEntry[]): string {
  const rows = entries.map(([code, status, message]) => [`[${code}](#${code.toLowerCase()})`, String(status), message]);
  return pageTable(['Code', 'HTTP', 'Message'], rows);
}

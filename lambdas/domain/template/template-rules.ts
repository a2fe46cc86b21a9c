import { barcodeRecipeOf } from '../barcode/barcode.ts';
import { barcodeProblem, generatedLengthProblem } from '../barcode/barcode-capacity.ts';
import { changedNames } from '../fields/changes.ts';
import { linkValueProblem } from '../fields/link-value.ts';
import { languagesOf } from '../languages/languages.ts';
import type { FieldError } from '../request/errors.ts';
import type { SomeTemplateFields, TemplateFields } from '../template-fields/template-fields.ts';
import { translationProblem } from './translations.ts';

type FieldName = keyof TemplateFields;

/** A rule between fields, checked only if each field that it reads is valid by itself. */
interface Rule {
  readonly reads: readonly FieldName[];
  problem(fields: SomeTemplateFields): FieldError | undefined;
}

const isAuto = (fields: SomeTemplateFields) => fields['expiration-setting'] === 'auto';

const linkRule = (link: 'link1' | 'link2'): Rule => ({
  reads: [link, `${link}-type`],
  problem: (fields) => {
    const message = fields[link] && linkValueProblem(fields[link], fields[`${link}-type`]);
    return message ? { field: link, message } : undefined;
  },
});

const barcodeRules: readonly Rule[] = [
  {
    reads: ['barcode-type', 'barcode-value'],
    problem: ({ 'barcode-type': type, 'barcode-value': value }) => {
      const message = type && value !== undefined ? barcodeProblem(type, value) : undefined;
      return message ? { field: 'barcode-value', message } : undefined;
    },
  },
  {
    reads: ['barcode-type', 'autogenerate-barcode-values', 'autogenerate-barcode-value-length'],
    problem: (fields) => {
      const { 'barcode-type': type } = fields;
      const recipe = barcodeRecipeOf(fields);
      const message = type && recipe && generatedLengthProblem(type, recipe.length);
      return message ? { field: 'autogenerate-barcode-value-length', message } : undefined;
    },
  },
];

/** Source: docs/api/createpasstemplate.md#fields. */
const rules: readonly Rule[] = [
  linkRule('link1'),
  linkRule('link2'),
  {
    reads: ['expiration-setting', 'auto-expire-number-days', 'auto-expire-number-hours'],
    problem: (fields) => {
      const { 'auto-expire-number-days': days = 0, 'auto-expire-number-hours': hours = 0 } = fields;
      const message = 'or auto-expire-number-hours must be given, and more than 0, with expiration-setting auto';
      return isAuto(fields) && days + hours === 0 ? { field: 'auto-expire-number-days', message } : undefined;
    },
  },
  {
    reads: ['expiration-setting', 'auto-expire-timezone'],
    problem: (fields) =>
      isAuto(fields) && fields['auto-expire-timezone'] === undefined
        ? { field: 'auto-expire-timezone', message: 'is required with expiration-setting auto' }
        : undefined,
  },
  ...barcodeRules,
  {
    reads: ['language', 'languages'],
    problem: (fields) => {
      const [own] = languagesOf(fields);
      if (fields.languages?.includes(own) ?? true) return undefined;
      return { field: 'languages', message: `must have the language of the texts, ${own}` };
    },
  },
  { reads: ['language', 'languages', 'translations'], problem: translationProblem },
];

/**
 * Problems between the fields of a new template.
 * @param invalid fields that are invalid by themselves: rules that read them are skipped.
 */
export function templateProblems(fields: SomeTemplateFields, invalid: ReadonlySet<unknown>): FieldError[] {
  const applied = rules.filter(({ reads }) => !reads.some((field) => invalid.has(field)));
  return problemsBy(applied, fields);
}

/**
 * Problems that an update causes between the fields of a template. Templates may be older than a rule: unchanged fields
 * are not checked.
 */
export function updateProblems(before: SomeTemplateFields, fields: SomeTemplateFields): FieldError[] {
  const changed = changedNames(before, fields);
  const applied = rules.filter(({ reads }) => reads.some((field) => changed.has(field)));
  return problemsBy(applied, fields);
}

function problemsBy(applied: readonly Rule[], fields: SomeTemplateFields): FieldError[] {
  return applied.flatMap((rule) => rule.problem(fields) ?? []);
}

import type { FieldError } from './errors.ts';
import { imageWarnings } from './images.ts';
import { linkValueProblem } from './link-value.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

type FieldName = keyof TemplateFields;

/** What must hold between fields; judged only while each field that it reads is valid by itself. */
interface Rule {
  readonly reads: readonly FieldName[];
  problem(fields: Partial<TemplateFields>): FieldError | undefined;
}

const isAuto = (fields: Partial<TemplateFields>) => fields['expiration-setting'] === 'auto';

const linkRule = (link: 'link1' | 'link2'): Rule => ({
  reads: [link, `${link}-type`],
  problem: (fields) => {
    const message = fields[link] && linkValueProblem(fields[link], fields[`${link}-type`]);
    return message ? { field: link, message } : undefined;
  },
});

/** Source: specification, 2.8, link-type and auto-expire-*. */
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
];

/**
 * What is wrong between the fields of a template.
 * @param invalid fields that are wrong by themselves: a rule that reads one of them says nothing.
 */
export function templateProblems(
  fields: Partial<TemplateFields>,
  invalid: ReadonlySet<unknown> = new Set(),
): FieldError[] {
  return rules
    .filter(({ reads }) => !reads.some((field) => invalid.has(field)))
    .flatMap((rule) => rule.problem(fields) ?? []);
}

/** What is accepted but will not do what its author may expect: a sentence each. */
export function templateWarnings({ fields, images }: Pick<Template, 'fields' | 'images'>): string[] {
  const warnings = imageWarnings(images);
  if (fields['no-expiration']) {
    if (fields['expiry-date'] !== undefined) warnings.push('expiry-date is ignored, as no-expiration is true.');
    if (isAuto(fields)) warnings.push('expiration-setting auto is ignored, as no-expiration is true.');
  }
  if (fields['never-installed-archive-timestamp'] !== undefined && fields['never-installed-ttl'] === undefined)
    warnings.push('never-installed-archive-timestamp is ignored without never-installed-ttl.');
  return warnings;
}

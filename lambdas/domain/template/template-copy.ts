import { type Changes, changedNames } from '../fields/changes.ts';
import { localDateTime } from '../fields/fields.ts';
import { fieldsRefused } from '../request/errors.ts';
import type { Warning } from '../request/warning.ts';
import { type TemplateFields, templateFields } from '../template-fields/template-fields.ts';
import { templateProblems } from './template-rules.ts';
import { applyWithTranslations } from './translations.ts';

const names = Object.keys(templateFields.shape) as (keyof TemplateFields)[];

/** Fields about the flight's day, which a copy does not take over. */
const ofTheDay = names.filter((name) => /^(estimated-|flight-status|void-passes$)/.test(name));

/**
 * Fields of a new template that is made from another one's.
 * @throws E9003 if they break a rule between fields, also one that the other template is older than.
 * Source: docs/api/copytemplate.md#copytemplate;
 * docs/decisions/template-changes.md#what-a-copied-template-leaves-behind
 */
export function copiedFields(fields: TemplateFields, changes: Changes<TemplateFields>): TemplateFields {
  const { set } = changes;
  const clear = [...changes.clear, ...ofTheDay.filter((name) => !(name in set))];
  const copied = applyWithTranslations(fields, { set, clear });
  const problems = templateProblems(copied, new Set());
  if (problems.length > 0) throw fieldsRefused(problems);
  return copied;
}

const times = names.filter((name) => {
  const field = templateFields.shape[name];
  return ('unwrap' in field ? field.unwrap() : field) === localDateTime;
});

/** Warning of the times that a copy for another day has in common with the original. */
export function unchangedTimeWarnings(fields: TemplateFields, copied: TemplateFields): Warning[] {
  const unchanged = unchangedTimes(fields, copied);
  return unchanged.length > 0 ? [unchangedTimeWarning('are those of the copied template', unchanged)] : [];
}

/** Warning of an update that moves the timetable without its boarding. */
export function stayingTimeWarnings(
  before: TemplateFields,
  fields: TemplateFields,
  named: ReadonlySet<string>,
): Warning[] {
  const unchanged = unchangedTimes(before, fields).filter((name) => !named.has(name));
  return unchanged.includes('boarding-time') ? [unchangedTimeWarning('stay as they were', unchanged)] : [];
}

function unchangedTimes(before: TemplateFields, fields: TemplateFields) {
  const changed = changedNames(before, fields);
  if (!changed.has('departure-time')) return [];
  return times.filter((name) => fields[name] !== undefined && !changed.has(name));
}

const unchangedTimeWarning = (what: string, unchanged: readonly string[]): Warning => ({
  code: 'time-kept',
  field: 'departure-time',
  text: `departure-time is another one; these times ${what}: ${unchanged.join(', ')}.`,
});

import { type Changes, changedNames } from './changes.ts';
import { fieldsRefused } from './errors.ts';
import { localDateTime } from './fields.ts';
import { type TemplateFields, templateFields } from './template-fields.ts';
import { templateProblems } from './template-rules.ts';
import { applyWithTranslations } from './translations.ts';
import type { Warning } from './warning.ts';

const names = Object.keys(templateFields.shape) as (keyof TemplateFields)[];

/** What has become of the flight on its day. */
const ofTheDay = names.filter((name) => /^(estimated-|flight-status|void-passes$)/.test(name));

/**
 * Fields of a new template that is made from another one's.
 * @throws E9003 if they break a rule between fields, also one that the other template is older than.
 * Source: docs/api.md#copytemplate.
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

/** Warning of the times that a flight on another day has in common with the one that it is copied from. */
export function keptTimeWarnings(fields: TemplateFields, copied: TemplateFields): Warning[] {
  const kept = keptTimes(fields, copied);
  return kept.length > 0 ? [keptTimeWarning('are those of the copied template', kept)] : [];
}

/** Warning of an update that moves the timetable without its boarding. */
export function stayingTimeWarnings(
  before: TemplateFields,
  fields: TemplateFields,
  named: ReadonlySet<string>,
): Warning[] {
  const kept = keptTimes(before, fields).filter((name) => !named.has(name));
  return kept.includes('boarding-time') ? [keptTimeWarning('stay as they were', kept)] : [];
}

function keptTimes(before: TemplateFields, fields: TemplateFields) {
  const changed = changedNames(before, fields);
  if (!changed.has('departure-time')) return [];
  return times.filter((name) => fields[name] !== undefined && !changed.has(name));
}

const keptTimeWarning = (what: string, kept: readonly string[]): Warning => ({
  code: 'time-kept',
  field: 'departure-time',
  text: `departure-time is another one; these times ${what}: ${kept.join(', ')}.`,
});

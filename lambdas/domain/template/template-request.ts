import * as z from 'zod';
import { type Changes, changesOf } from '../fields/changes.ts';
import { emptyAsMissing, emptyAsMissingIn, parseWithin, passTemplateId, text } from '../fields/fields.ts';
import { fieldsRefused } from '../request/errors.ts';
import { type TemplateFields, templateFields } from '../template-fields/template-fields.ts';
import { flattenGroups } from '../template-fields/template-groups.ts';
import { templateProblems, updateProblems } from './template-rules.ts';
import { applyWithTranslations, withTranslations } from './translations.ts';

/**
 * References to the account's credentials; fixed when the template is created.
 * Source: docs/api.md#fields-of-a-template.
 */
const credentials = {
  /**
   * Wallet A certificate of the account, by default its default one; another account’s is E922. Only when the template is created:
   * it never changes.
   */
  'pass-type-id': z.optional(text(200)),
  /** Wallet B issuer of the account, as pass-type-id. Only when the template is created. */
  'issuer-id': z.optional(text(60)),
};

/** Fields of createpasstemplate, after flattening. */
export const newTemplateFields = templateFields.extend(credentials).superRefine(
  (fields, context) => {
    const invalid = new Set(context.issues.map(({ path }) => path?.[0]));
    for (const { field, message } of templateProblems(fields, invalid))
      context.addIssue({ code: 'custom', path: [field], message });
  },
  // Also if fields are invalid by themselves, so that callers learn of all problems at once.
  { when: () => true },
);

/** The request of createpasstemplate: fields in groups, each at most once. */
export const newTemplate = z.record(z.string(), z.unknown()).transform((request, context) => {
  const {
    'pass-type-id': passTypeId,
    'issuer-id': issuerId,
    translations: sent,
    ...rest
  } = parseWithin(newTemplateFields, emptyAsMissingIn(templateFields)(flattened(request, context)), context);
  const translations = withTranslations(undefined, sent);
  const fields: TemplateFields = translations ? { ...rest, translations } : rest;
  return { fields, passTypeId, issuerId };
});

const readChanges = changesOf(templateFields);

/**
 * The request of updatepasstemplate, a partial update in groups: omitted fields stay, "" clears; a cleared install-page
 * text returns to its default. Source: docs/api.md#updatepasstemplate.
 */
export const templateChanges = z.record(z.string(), z.unknown()).transform((request, context) => {
  const { 'pass-template-id': id, ...fields } = flattened(request, context);
  const templateId = parseWithin(z.object({ 'pass-template-id': passTemplateId }), { 'pass-template-id': id }, context);
  return { templateId: templateId['pass-template-id'], ...readChanges(fields, context) };
});

/** Ids that a copy names besides changed fields. */
export const copyFields = z.object({ 'pass-template-id': passTemplateId, ...credentials });

/** The request of copytemplate: the template to copy, and the rest as in updatepasstemplate, or credentials. */
export const templateCopy = z.record(z.string(), z.unknown()).transform((request, context) => {
  const { 'pass-template-id': id, 'pass-type-id': type, 'issuer-id': issuer, ...fields } = flattened(request, context);
  const named = emptyAsMissing({ 'pass-template-id': id, 'pass-type-id': type, 'issuer-id': issuer });
  const copy = parseWithin(copyFields, named, context);
  return {
    templateId: copy['pass-template-id'],
    passTypeId: copy['pass-type-id'],
    issuerId: copy['issuer-id'],
    ...readChanges(fields, context),
  };
});

/**
 * The template's fields after an update; the same object if nothing differs.
 * @throws E9003 if a changed field breaks a rule between fields.
 */
export function applyTemplateChanges(fields: TemplateFields, changes: Changes<TemplateFields>): TemplateFields {
  const changed = applyWithTranslations(fields, changes);
  const problems = updateProblems(fields, changed);
  if (problems.length > 0) throw fieldsRefused(problems);
  return changed;
}

/** The fields of a request in groups; a problem between them is an issue of the transform. */
export function flattened(
  request: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): Record<string, unknown> {
  const { fields, problems } = flattenGroups(request);
  for (const { field, message } of problems) context.addIssue({ code: 'custom', path: [field], message });
  return fields;
}

import * as z from 'zod';
import { type Changes, changesOf } from '../fields/changes.ts';
import {
  emptyAsMissing,
  emptyAsMissingIn,
  oneOf,
  parseWithin,
  passTemplateId,
  sentFields,
  text,
  trueFalse,
} from '../fields/fields.ts';
import { fieldsRefused } from '../request/errors.ts';
import {
  type BrandFields,
  brandFields,
  type SomeTemplateFields,
  type TemplateFields,
  templateFields,
} from '../template-fields/template-fields.ts';
import { isRecord } from '../text/json.ts';
import { templateProblems, updateProblems } from './template-rules.ts';
import { applyWithTranslations, withTranslations } from './translations.ts';

/**
 * References to the account's credentials; fixed when the template is created.
 * Source: docs/api/createpasstemplate.md#fields.
 */
const credentials = {
  /**
   * Wallet A certificate of the account. Default: the account’s default. Cannot be changed later.
   */
  'pass-type-id': z.optional(text(200)),
  /** Wallet B issuer of the account. Default: the account’s default. Cannot be changed later. */
  'issuer-id': z.optional(text(60)),
};

const kind = {
  /**
   * brand: a template without a flight, from which putpass creates the templates of flights. Default: flight. Cannot be changed
   * later.
   * @heading Brands
   */
  'template-kind': z.optional(oneOf('flight', 'brand')),
};

/** Beside the fields of a template: what is done with them. */
const trial = {
  /**
   * True: the answer shows the result, its warnings and a trial pass, and nothing is stored or sent.
   * @heading Dry run
   */
  'dry-run': z.optional(trueFalse),
};

function checkRules(fields: SomeTemplateFields, context: z.RefinementCtx): void {
  const invalid = new Set(context.issues.map(({ path }) => path?.[0]));
  for (const { field, message } of templateProblems(fields, invalid))
    context.addIssue({ code: 'custom', path: [field], message });
}

/** Also if fields are invalid by themselves, so that callers learn of all problems at once. */
const always = { when: () => true };

/** Fields of createpasstemplate, after flattening. */
export const newTemplateFields = templateFields
  .extend({ ...kind, ...credentials, ...trial })
  .superRefine(checkRules, always);

/** Fields of createpasstemplate for a brand. */
const newBrandFields = brandFields.extend({ ...kind, ...credentials, ...trial }).superRefine(checkRules, always);

const isBrand = (sent: unknown) => typeof sent === 'string' && sent.toLowerCase() === 'brand';

/** The request of createpasstemplate, for a flight or a brand: fields in groups, each at most once. */
export const newTemplateOrBrand = sentFields.transform((request, context) => {
  const flat = emptyAsMissingIn(templateFields)(flattened(request, context));
  return isBrand(flat['template-kind'])
    ? { kind: 'brand' as const, ...draftOf<BrandFields>(parseWithin(newBrandFields, flat, context)) }
    : { kind: 'flight' as const, ...draftOf<TemplateFields>(parseWithin(newTemplateFields, flat, context)) };
});

type Beside = Pick<z.output<typeof newTemplateFields>, 'template-kind' | 'pass-type-id' | 'issuer-id' | 'dry-run'>;

function draftOf<Fields extends Pick<TemplateFields, 'translations'>>({
  'template-kind': _kind,
  'pass-type-id': passTypeId,
  'issuer-id': issuerId,
  'dry-run': isDryRun,
  translations: sent,
  ...rest
}: Fields & Beside) {
  const translations = withTranslations(undefined, sent);
  const fields = (translations ? { ...rest, translations } : rest) as unknown as Fields;
  return { fields, passTypeId, issuerId, isDryRun };
}

const readChanges = changesOf(templateFields);

const changedTemplate = z.object({ 'pass-template-id': passTemplateId, ...trial });

/**
 * The request of updatepasstemplate, a partial update in groups: omitted fields stay, "" clears; a cleared install-page
 * text returns to its default. Source: docs/api/updatepasstemplate.md#updatepasstemplate.
 */
export const templateChanges = sentFields.transform((request, context) => {
  const { 'pass-template-id': id, 'dry-run': dryRun, ...fields } = flattened(request, context);
  const beside = parseWithin(changedTemplate, emptyAsMissing({ 'pass-template-id': id, 'dry-run': dryRun }), context);
  return {
    templateId: beside['pass-template-id'],
    isDryRun: beside['dry-run'],
    ...readChanges(fields, context),
  };
});

/** Ids that a copy names besides changed fields. */
export const copyFields = z.object({ 'pass-template-id': passTemplateId, ...credentials });

/** The request of copytemplate: the template to copy, and the rest as in updatepasstemplate, or credentials. */
export const templateCopy = sentFields.transform((request, context) => {
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
export function applyTemplateChanges<Fields extends SomeTemplateFields>(
  fields: Fields,
  changes: Changes<Fields>,
): Fields {
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

/** Groups of fields in a template request. Field names are unique, so groups carry no meaning. */
export const templateGroups: ReadonlySet<string> = new Set([
  'appearance',
  'universal-fields',
  'walleta-fields',
  'walletb-fields',
  'expiration-fields',
  'barcode-fields',
  'pass-data-archive-settings',
]);

export interface FlatFields {
  readonly fields: Record<string, unknown>;
  readonly problems: { readonly field: string; readonly message: string }[];
}

/**
 * Flattens groups; a field may be in any group or at top level. Different values for the same field are a problem.
 * Source: docs/api/createpasstemplate.md#createpasstemplate.
 */
export function flattenGroups(request: Readonly<Record<string, unknown>>): FlatFields {
  const flat: FlatFields = { fields: Object.create(null), problems: [] };
  lift(request, flat);
  return flat;
}

function lift(group: Readonly<Record<string, unknown>>, flat: FlatFields): void {
  for (const [name, value] of Object.entries(group)) {
    if (!templateGroups.has(name)) {
      put(flat, name, value);
    } else if (isRecord(value)) {
      lift(value, flat);
    } else if (value !== undefined) {
      flat.problems.push({ field: name, message: 'must be an object' });
    }
  }
}

/** Undefined values are ignored, but their names stay for validation. */
function put({ fields, problems }: FlatFields, name: string, value: unknown): void {
  if (value === undefined && name in fields) return;
  if (fields[name] !== undefined && JSON.stringify(fields[name]) !== JSON.stringify(value)) {
    problems.push({ field: name, message: 'is given twice with different values' });
  }
  fields[name] = value;
}

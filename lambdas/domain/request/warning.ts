import * as z from 'zod';

/** Kinds of warnings. Source: docs/api/warnings.md#warnings. */
export const warningCodes = [
  'image-blurred',
  'airport-unknown',
  'zone-differs',
  'arrival-implausible',
  'boarding-implausible',
  'closing-implausible',
  'expiration-implausible',
  'relevance-implausible',
  'classic-design',
  'badge-hidden',
  'field-ignored',
  'time-contradicted',
  'time-estimated',
  'time-kept',
  'event-superseded',
  'flight-differs',
  'event-time-repeated',
  'link-left-out',
  'action-hidden',
  'action-unknown',
  'language-unknown',
  'translation-unused',
  'link-expired',
  'link-limit-reached',
  'link-too-long',
  'variable-static',
  'variable-optional',
  'variable-incomplete',
  'group-open',
  'barcode-route',
  'barcode-carrier',
  'barcode-flight',
  'barcode-date',
  'barcode-date-near',
  'barcode-seat',
  'barcode-sequence',
  'barcode-name',
  'barcode-confirmation',
] as const;

/** Entry of `warnings` in an answer: something that is accepted but may not behave as its caller expects. */
export const warning = z.object({
  code: z.enum(warningCodes),
  /** Name or path of the field as callers send it: `pass-variables.seat-number-value`. */
  field: z.string(),
  /** A sentence. */
  text: z.string(),
});

export type Warning = z.output<typeof warning>;

/** Warning of a record that updates change. */
export interface Concern<Field extends string> extends Warning {
  /** Fields that it depends on: a call that changes one of them repeats the warning. */
  readonly about: readonly Field[];
}

/**
 * Warnings of a call: all of them on creation, else those about the touched fields.
 * Source: docs/decisions/warnings.md#warned-of-what-was-touched.
 */
export function warningsAbout<Field extends string>(
  concerns: readonly Concern<Field>[],
  touched?: ReadonlySet<string>,
): Warning[] {
  return concerns
    .filter(({ about }) => touched === undefined || about.some((field) => touched.has(field)))
    .map(({ code, field, text }) => ({ code, field, text }));
}

/** Field `warnings` of an answer's schema. */
export const warnings = z.optional(z.array(warning));

/** `warnings` of an answer; absent if there are none. */
export const warningsOf = (all: readonly Warning[]) => (all.length > 0 ? { warnings: [...all] } : {});

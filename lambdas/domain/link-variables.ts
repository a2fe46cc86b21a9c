import * as z from 'zod';
import { trueFalse } from './fields.ts';
import { isRecord } from './json.ts';

/**
 * Numbers of the repeated variables, ten of each kind; a link need not use them in order. Source:
 * docs/api.md#variables.
 */
export const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const numberedNames = [
  'relevance-location-address',
  'relevance-location-latitude',
  'relevance-location-longitude',
  'relevance-text',
  'ibeacon-uuid',
  'ibeacon-major',
  'ibeacon-minor',
  'ibeacon-relevance-text',
] as const;

/** Every variable of a link, in the order of its preview. Source: docs/api.md#variables. */
export const variableNames = [
  'pass-id',
  'passenger-name-value',
  'boarding-position-value',
  'boarding-group',
  'seat-number-value',
  'reservation-confirmation-code-value',
  'expiration-timestamp',
  'expiration-timezone',
  'additional-image',
  'additional-image-text',
  'boarding-seat-class',
  'sequence-number-value',
  'reservation-eticket-number-value',
  'frequent-flyer-name/number-value',
  'barcode-value',
  'passenger-kind',
  'user-email',
  'user-phone',
  ...slots.flatMap((n) => numberedNames.map((name) => `${name}${n}` as const)),
  'group-id',
] as const;

export type VariableName = (typeof variableNames)[number];

const variable = z.strictObject({ 'is-required': trueFalse, 'value-encryption': trueFalse }, 'must be an object');

const optionalVariables = Object.fromEntries(variableNames.map((name) => [name, z.optional(variable)])) as Record<
  VariableName,
  z.ZodOptional<typeof variable>
>;

/** The object that declares a link's variables. Source: docs/api.md#variables. */
export const passVariables = z.strictObject(optionalVariables, 'must be an object').superRefine(
  (variables, context) => {
    if (Object.keys(variables).length === 0) context.addIssue('must name at least one variable');
    for (const n of slots) {
      const pair = [`relevance-location-latitude${n}`, `relevance-location-longitude${n}`] as const;
      const [missing, ...more] = pair.filter((name) => variables[name] === undefined);
      if (missing === undefined || more.length > 0) continue;
      context.addIssue({ code: 'custom', path: [missing], message: 'is required: a place has both coordinates' });
    }
  },
  // Also if variables are invalid by themselves, so that callers learn of all problems at once.
  { when: ({ value }) => isRecord(value) },
);

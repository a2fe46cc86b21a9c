import * as z from 'zod';
import { badgeNames } from '../fields/badges.ts';
import { trueFalse } from '../fields/fields.ts';
import type { PassFields } from '../fields/pass-fields.ts';
import { isRecord } from '../text/json.ts';

/**
 * Numbers of the repeated variables, ten of each kind; a link need not use them in order. Source:
 * docs/api/createpassissuancelink.md#variables.
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

/** Variables that correspond to one field of a pass. Source: docs/api/createpassissuancelink.md#variables. */
const fieldOf = {
  'passenger-name-value': 'passenger-name',
  'boarding-position-value': 'boarding-position',
  'boarding-group': 'boarding-group',
  'seat-number-value': 'seat-number',
  'reservation-confirmation-code-value': 'confirmation-number',
  'expiration-timestamp': 'expiration-timestamp',
  'expiration-timezone': 'expiration-timezone',
  'additional-image': 'additional-image',
  'additional-image-text': 'additional-image-text',
  'boarding-seat-class': 'boarding-seat-class',
  'sequence-number-value': 'sequence-number',
  'reservation-eticket-number-value': 'ticket-number',
  'frequent-flyer-name/number-value': 'frequent-flyer-name-number',
  'barcode-value': 'barcode-value',
  'passenger-kind': 'passenger-kind',
} as const satisfies Readonly<Record<string, keyof PassFields>>;

type PassVariable = keyof typeof fieldOf;

const ofPass = Object.entries(fieldOf) as [PassVariable, (typeof fieldOf)[PassVariable]][];

/** Badges in links, which are written by the airline only. Source: docs/links.md#badges */
export const badgeVariables = badgeNames;

/** Pairs of such a variable and its field. */
export const passFieldEntries = [
  ...ofPass,
  ['group-id', 'group-id'] as const,
  ...badgeVariables.map((name) => [name, name] as const),
] as const;

/** Every variable of a link, in the order of its preview. Source: docs/api/createpassissuancelink.md#variables. */
export const variableNames = [
  'pass-id',
  ...ofPass.map(([name]) => name),
  'user-email',
  'user-phone',
  ...slots.flatMap((n) => numberedNames.map((name) => `${name}${n}` as const)),
  'group-id',
  ...badgeVariables,
] as const;

export type VariableName = (typeof variableNames)[number];

const variable = z.strictObject({ 'is-required': trueFalse, 'value-encryption': trueFalse }, 'must be an object');

const optionalVariables = Object.fromEntries(variableNames.map((name) => [name, z.optional(variable)])) as Record<
  VariableName,
  z.ZodOptional<typeof variable>
>;

/** The object that declares a link's variables. Source: docs/api/createpassissuancelink.md#variables. */
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

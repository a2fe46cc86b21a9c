import * as z from 'zod';
import { everywhere, type Field, nowhere, translated } from '../fields/field.ts';
import { text } from '../fields/fields.ts';

const short = text(60);
const label = { ...everywhere, ...translated, schema: z.optional(short), apple: 'secondary', notified: false } as const;

/** Values of a static pass, and defaults and labels of what passes bring. */
export const passengerFields = {
  /** For static passes only. */
  'passenger-name': { ...nowhere, schema: text(100), readAs: 'passenger-name' },
  /** For static passes only. */
  'boarding-position': { ...nowhere, schema: short, readAs: 'boarding-position' },
  /** For static passes only. */
  'boarding-group': { ...nowhere, schema: short, readAs: 'boarding-group' },
  /** Heading of boarding-group. Default: Group. */
  'boarding-group-label': label,
  /** For static passes only. */
  'seat-number': { ...nowhere, schema: short, readAs: 'seat-number' },
  /** Cabin or class of passes that have none of their own. */
  'boarding-seat-class': {
    ...everywhere,
    ...translated,
    schema: z.optional(short),
    apple: 'secondary',
    google: 'object',
    readAs: 'boarding-seat-class',
  },
  /** Heading of boarding-seat-class. Default: Class. */
  'boarding-seat-class-label': label,
  /** For static passes only. */
  'sequence-number': { ...nowhere, schema: z.optional(short), readAs: 'sequence-number' },
  /** For static passes only. */
  'confirmation-number': { ...nowhere, schema: short, readAs: 'confirmation-number' },
  /** For static passes only. */
  'ticket-number': { ...nowhere, schema: z.optional(short), readAs: 'ticket-number' },
  /** For static passes only. */
  'frequent-flyer-name-number': {
    ...nowhere,
    schema: z.optional(text(100)),
    readAs: 'frequent-flyer-name-number',
  },
} as const satisfies Readonly<Record<string, Field>>;

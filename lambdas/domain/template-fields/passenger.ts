import * as z from 'zod';
import { everywhere, type Field, nowhere, translated } from '../fields/field.ts';
import { text } from '../fields/fields.ts';

const short = text(60);
const label = { ...everywhere, ...translated, schema: z.optional(short), apple: 'secondary', notified: false } as const;

/** Values of a static pass, and defaults and labels of what passes bring. */
export const passengerFields = {
  /** Value of a static pass: never shown on a pass of generatepass. */
  'passenger-name': { ...nowhere, schema: text(100), readAs: 'passenger-name' },
  /** Value of a static pass: never shown on a pass of generatepass. */
  'boarding-position': { ...nowhere, schema: short, readAs: 'boarding-position' },
  /** Value of a static pass: never shown on a pass of generatepass. */
  'boarding-group': { ...nowhere, schema: short, readAs: 'boarding-group' },
  /** Heading of boarding-group; by default Group. */
  'boarding-group-label': label,
  /** Value of a static pass: never shown on a pass of generatepass. */
  'seat-number': { ...nowhere, schema: short, readAs: 'seat-number' },
  /** Cabin or class of passes that bring none. */
  'boarding-seat-class': {
    ...everywhere,
    ...translated,
    schema: z.optional(short),
    apple: 'secondary',
    google: 'object',
    readAs: 'boarding-seat-class',
  },
  /** Heading of boarding-seat-class; by default Class. */
  'boarding-seat-class-label': label,
  /** Value of a static pass: never shown on a pass of generatepass. */
  'sequence-number': { ...nowhere, schema: z.optional(short), readAs: 'sequence-number' },
  /** Value of a static pass: never shown on a pass of generatepass. */
  'confirmation-number': { ...nowhere, schema: short, readAs: 'confirmation-number' },
  /** Value of a static pass: never shown on a pass of generatepass. */
  'ticket-number': { ...nowhere, schema: z.optional(short), readAs: 'ticket-number' },
  /** Value of a static pass: never shown on a pass of generatepass. */
  'frequent-flyer-name-number': {
    ...nowhere,
    schema: z.optional(text(100)),
    readAs: 'frequent-flyer-name-number',
  },
} as const satisfies Readonly<Record<string, Field>>;

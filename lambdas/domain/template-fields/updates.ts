import * as z from 'zod';
import { type Field, inBoth, nowhere } from '../fields/field.ts';
import { numeric, trueFalse } from '../fields/fields.ts';

/** Notifications, and what holds for every pass of the flight. */
export const updateFields = {
  /**
   * 0: updates are silent; any other number, or none: they are shown.
   * @format number
   */
  'enable-update-notifications': { ...nowhere, schema: z.optional(numeric), apple: 'back' },
  /**
   * True: your gates, terminals and current times stay in Wallet A’s design of iOS 26 where Apple has others; by default False.
   * @heading Live data
   */
  'walleta-own-data': { ...nowhere, schema: z.optional(trueFalse), apple: 'pass', readAs: 'walleta-own-data' },
  /**
   * True: Wallet A’s classic design on every phone, such as for an airline whose app shows the flight by itself; by default that
   * of iOS 26, where the flight has what it needs.
   * @heading Badges
   */
  'walleta-classic-design': {
    ...nowhere,
    schema: z.optional(trueFalse),
    apple: 'pass',
    readAs: 'walleta-classic-design',
  },
  /**
   * True: Wallet B shows a passenger’s badges in words, as it has no badges; by default it gets none of them.
   * @heading Badges
   */
  'walletb-badge-texts': {
    ...nowhere,
    schema: z.optional(trueFalse),
    google: 'object',
    readAs: 'walletb-badge-texts',
  },
  /**
   * True: every pass of the template reads as voided, whatever its own status is; False or cleared: each has its own status
   * again.
   * @heading Void passes
   */
  'void-passes': {
    ...inBoth,
    schema: z.optional(trueFalse),
    page: true,
    notified: true,
    // The back has the status in place of info-module, and so has getpassdata
    apple: 'back',
    readAs: ['info-module', 'void-passes'],
  },
} as const satisfies Readonly<Record<string, Field>>;

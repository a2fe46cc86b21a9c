import * as z from 'zod';
import { type Field, inBoth, nowhere } from '../fields/field.ts';
import { numeric, trueFalse } from '../fields/fields.ts';

/** Notifications, and what holds for every pass of the flight. */
export const updateFields = {
  /**
   * 0: no notifications of updates. Any other number, or none: passengers are notified.
   * @format number
   */
  'enable-update-notifications': { ...nowhere, schema: z.optional(numeric), apple: 'back' },
  /**
   * True: Wallet A’s iOS 26 design shows your gates, terminals and current times, even if Apple has others. Default: False.
   * @heading Live data
   */
  'walleta-own-data': { ...nowhere, schema: z.optional(trueFalse), apple: 'pass', readAs: 'walleta-own-data' },
  /**
   * True: every phone shows Wallet A’s classic design. Default: the iOS 26 design, if the flight has what it needs.
   * @heading Badges
   */
  'walleta-classic-design': {
    ...nowhere,
    schema: z.optional(trueFalse),
    apple: 'pass',
    readAs: 'walleta-classic-design',
  },
  /**
   * True: Wallet B, which has no badges, shows them in words. Default: False.
   * @heading Badges
   */
  'walletb-badge-texts': {
    ...nowhere,
    schema: z.optional(trueFalse),
    google: 'object',
    readAs: 'walletb-badge-texts',
  },
  /**
   * True: every pass of the template shows as voided. False or cleared: each shows its own status again.
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

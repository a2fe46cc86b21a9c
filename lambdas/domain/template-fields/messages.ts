import * as z from 'zod';
import { belowPass, type Field, translated } from '../fields/field.ts';
import { httpsUrl, messageText, text } from '../fields/fields.ts';
import { linkType } from '../fields/link-value.ts';

const label = { ...belowPass, ...translated, schema: z.optional(text(60)) } as const;
const message = { ...belowPass, ...translated, schema: z.optional(messageText(5_000)), notified: true } as const;
const type = { ...belowPass, schema: z.optional(linkType) } as const;
const link = { ...belowPass, schema: z.optional(text(2048)) } as const;

/** Messages, modules and links, below the pass. */
export const messageFields = {
  /** Heading of message1; by default Message. */
  'message1-label': label,
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes.
   * @format lines 5,000
   * @heading Lines
   */
  message1: { ...message, readAs: 'message1' },
  /** Heading of message2; by default Message. */
  'message2-label': label,
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes.
   * @format lines 5,000
   * @heading Lines
   */
  message2: { ...message, readAs: 'message2' },
  /** Heading of text-module; by default Information. */
  'text-module-label': label,
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes.
   * @format lines 5,000
   * @heading Lines
   */
  'text-module': { ...message, readAs: 'text-module' },
  /** Heading of info-module; by default Status. */
  'info-module-label': { ...label, google: 'object' },
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes. Redeemed, Expired
   * or Voided on a pass of that status.
   * @format lines 5,000
   * @heading Lines
   */
  'info-module': { ...message, google: 'object', readAs: 'info-module' },
  /** Heading of home-page-uri; by default Website. */
  'home-page-uri-label': label,
  /** On the back of a Wallet A pass, below the pass in Wallet B. */
  'home-page-uri': { ...belowPass, schema: z.optional(httpsUrl), readAs: 'home-page-URI' },
  /** Heading of link1; by default Link. */
  'link1-label': label,
  /** Kind of the link; by default web-link. */
  'link1-type': type,
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. An e-mail address, `lat,lon` or `geo:`, an https address, or
   * digits with or without `+`, by its type.
   * @format by its type
   */
  link1: { ...link, readAs: 'link1-URI' },
  /** Heading of link2; by default Link. */
  'link2-label': label,
  /** Kind of the link; by default web-link. */
  'link2-type': type,
  /**
   * On the back of a Wallet A pass, below the pass in Wallet B. An e-mail address, `lat,lon` or `geo:`, an https address, or
   * digits with or without `+`, by its type.
   * @format by its type
   */
  link2: { ...link, readAs: 'link2-URI' },
} as const satisfies Readonly<Record<string, Field>>;

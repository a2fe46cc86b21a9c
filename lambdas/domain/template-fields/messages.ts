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
  /** Heading of message1. Default: Message. */
  'message1-label': label,
  /**
   * Text below the pass, which may have links (`<a href>`) to https.
   * @format lines 5,000
   * @heading Lines
   */
  message1: { ...message, readAs: 'message1' },
  /** Heading of message2. Default: Message. */
  'message2-label': label,
  /**
   * Text below the pass, which may have links (`<a href>`) to https.
   * @format lines 5,000
   * @heading Lines
   */
  message2: { ...message, readAs: 'message2' },
  /** Heading of text-module. Default: Information. */
  'text-module-label': label,
  /**
   * Text below the pass, which may have links (`<a href>`) to https.
   * @format lines 5,000
   * @heading Lines
   */
  'text-module': { ...message, readAs: 'text-module' },
  /** Heading of info-module. Default: Status. */
  'info-module-label': { ...label, google: 'object' },
  /**
   * Text below the pass, like message1. A redeemed, expired or voided pass shows its status instead.
   * @format lines 5,000
   * @heading Lines
   */
  'info-module': { ...message, google: 'object', readAs: 'info-module' },
  /** Heading of home-page-uri. Default: Website. */
  'home-page-uri-label': label,
  /** Address of your website. */
  'home-page-uri': { ...belowPass, schema: z.optional(httpsUrl), readAs: 'home-page-URI' },
  /** Heading of link1. Default: Link. */
  'link1-label': label,
  /** Kind of link. Default: web-link. */
  'link1-type': type,
  /**
   * Depending on its type: an e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`.
   * @format by its type
   */
  link1: { ...link, readAs: 'link1-URI' },
  /** Heading of link2. Default: Link. */
  'link2-label': label,
  /** Kind of link. Default: web-link. */
  'link2-type': type,
  /**
   * Depending on its type: an e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`.
   * @format by its type
   */
  link2: { ...link, readAs: 'link2-URI' },
} as const satisfies Readonly<Record<string, Field>>;

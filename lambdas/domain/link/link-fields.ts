import * as z from 'zod';
import { oneOf, text, timeZone, trueFalse, wholeNumber, writtenInstant } from '../fields/fields.ts';
import { isRecord } from '../text/json.ts';
import { passVariables } from './link-variables.ts';

const lettersAndDigits = (length: number) =>
  z.string('must be text').regex(new RegExp(`^[A-Za-z0-9]{${length}}$`), `must be ${length} letters and digits`);

/** AES-CBC with a 256-bit key; key and iv are the caller's, as text. */
const encryptionSettings = z.strictObject(
  {
    'encryption-name': oneOf('AES-CBC'),
    'secret-key': lettersAndDigits(32),
    iv: lettersAndDigits(16),
  },
  'must be an object',
);

/** The only checksum with a secret key. Source: docs/links.md#protect-links-with-hmac-sha256. */
const keyed = 'HMAC-SHA256';

const linkProtection = z
  .strictObject(
    {
      checksum: oneOf(keyed, 'CRC32', 'SHA256', 'SHA384', 'SHA512'),
      'checksum-applied': oneOf('query-string', 'full-link'),
      /** The caller's key, as text. */
      'checksum-key': z.optional(lettersAndDigits(32)),
    },
    'must be an object',
  )
  .superRefine(
    ({ checksum, 'checksum-key': key }, context) => {
      if ((checksum === keyed) === (key !== undefined)) return;
      const message = key === undefined ? 'is required with HMAC-SHA256' : 'goes with HMAC-SHA256 only';
      context.addIssue({ code: 'custom', path: ['checksum-key'], message });
    },
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    { when: ({ value }) => isRecord(value) && value.checksum !== undefined },
  );

/** The stored fields of an issuance link. Source: docs/api/createpassissuancelink.md#fields. */
export const linkFields = z.strictObject({
  /** Your own name for the link. Also accepted as issuance-link-name. */
  'link-name': text(100),
  /**
   * When the link stops working, in link-expiration-timezone. An offset is ignored.
   * @example 2027-03-16T02:00:00
   * @format ISO 8601
   */
  'link-expiration-timestamp': z.optional(writtenInstant),
  /** Required with link-expiration-timestamp. */
  'link-expiration-timezone': z.optional(timeZone),
  /** Maximum number of passes that it creates. Default: no limit. */
  'link-generation-limit': z.optional(wholeNumber(1, 999_999_999)),
  /**
   * Default: ACTIVE.
   * @format ACTIVE or INACTIVE
   */
  'link-status': z.optional(oneOf('ACTIVE', 'INACTIVE')),
  /** Whether following the link updates an existing pass. Default: False. */
  'update-pass-data': z.optional(trueFalse),
  /**
   * Required if a variable has value-encryption. secret-key and iv are never returned.
   * @format encryption-name AES-CBC, secret-key of 32 and iv of 16 letters and digits, all three
   */
  'encryption-settings': z.optional(encryptionSettings),
  /**
   * Checksum over the query string or the full link. We advise HMAC-SHA256. checksum is also accepted as checksum-algorithm.
   * @format checksum HMAC-SHA256, CRC32, SHA256, SHA384 or SHA512 and checksum-applied query-string or full-link, both; with HMAC-SHA256, and only then, checksum-key of 32 letters and digits
   */
  'link-protection': z.optional(linkProtection),
  /**
   * Values that the link carries, at least one.
   * @format object of [variables](#variables), each with is-required and value-encryption
   */
  'pass-variables': passVariables,
});

export type LinkFields = z.output<typeof linkFields>;

/** True if a valid checksum proves that the link was written by a holder of its checksum-key. */
export function isSigned({ 'link-protection': protection }: Pick<Partial<LinkFields>, 'link-protection'>): boolean {
  return protection?.checksum === keyed;
}

/** True if confirmation codes can be guessed by trial and error without a key. */
export function isCodeGuessable(fields: LinkFields): boolean {
  const code = fields['pass-variables']['reservation-confirmation-code-value'];
  return !isSigned(fields) && code?.['value-encryption'] !== true;
}

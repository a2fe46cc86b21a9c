import { type LinkRule, maxWrongCodes, type WrongLink } from './wrong-link.ts';

/** Names of problems in checkpassissuancelink. */
export const refusalRules = [
  'unknown-link',
  'inactive',
  'expired',
  'limit-reached',
  'checksum',
  'encryption',
  'variable-missing',
  'variable-unknown',
  'variable-repeated',
  'value',
  'pass-mismatch',
] as const;

type RefusalRule = (typeof refusalRules)[number];

/**
 * Messages for the developer of a link: the problem, then its remedy. They never repeat a part of the link, which may
 * be personal data.
 */
const refusals: Readonly<Record<LinkRule, readonly [rule: RefusalRule, message: string]>> = {
  'link-unknown': ['unknown-link', 'This account has no link of this id: take the preview-url of the link again.'],
  'template-unknown': ['unknown-link', 'The link has lost its template: make a new link with createpassissuancelink.'],
  'query-malformed': [
    'value',
    'The query is not name=value joined by &: percent-encode names and values, "&" as %26 and "=" in a name as %3D, and leave no parameter empty.',
  ],
  'too-many-parameters': [
    'variable-unknown',
    'The query has more parameters than there are variables: percent-encode "&" in values as %26.',
  ],
  'value-unreadable': [
    'value',
    'The value is not percent-encoded UTF-8: encode it from UTF-8 text, and "%" itself as %25.',
  ],
  'variable-repeated': [
    'variable-repeated',
    'The variable is there more than once: send it once, and percent-encode "&" in values as %26.',
  ],
  'checksum-unexpected': [
    'checksum',
    'The link has a checksum but no link-protection: leave the checksum out, or set link-protection with updatepassissuancelink.',
  ],
  'checksum-missing': [
    'checksum',
    'The link does not end with &checksum= and hex digits: append the checksum last, with nothing behind it. A mail program may have cut the link or appended to it.',
  ],
  'checksum-wrong': [
    'checksum',
    'The checksum is not that of this link. Hash the bytes as a browser sends them (percent signs included, an apostrophe as %27) up to and without &checksum=, with the algorithm, checksum-applied and key that the link has now. A mail program that changes the link makes it wrong, too.',
  ],
  'link-inactive': ['inactive', 'The link is INACTIVE: set link-status to ACTIVE with updatepassissuancelink.'],
  'link-expired': [
    'expired',
    'The link has expired: set a later link-expiration-timestamp with updatepassissuancelink.',
  ],
  'encryption-wrong': [
    'encryption',
    'The value cannot be decrypted. It must be base64 or base64url of AES-256-CBC with PKCS#7 padding over UTF-8 text, under the secret-key and iv that the link has now, taken as 32 and 16 characters and not as hex. In standard base64, "+" may stand as it is or as %2B.',
  ],
  'variable-unknown': [
    'variable-unknown',
    'The link does not declare this variable: remove it, or declare it in pass-variables with updatepassissuancelink. A mail program may have appended it, or "&" in a value is not percent-encoded as %26.',
  ],
  'variable-missing': [
    'variable-missing',
    'The variable is missing or empty: send it. Every pass needs it, or what goes with it, also where pass-variables call it optional; what is not declared comes from the template.',
  ],
  'value-invalid': ['value', 'The value is not allowed'],
  'code-guessed-too-often': [
    'pass-mismatch',
    `Links have named this pass with another name or code ${maxWrongCodes} times in 24 hours, so also the right code is not answered. Wait until 24 hours after the first of them, or protect the link with HMAC-SHA256 or encrypt its confirmation code.`,
  ],
  'pass-of-another-template': [
    'pass-mismatch',
    'A pass of another template has this pass-id: send another pass-id, or make the link from that template.',
  ],
  'pass-id-used': [
    'pass-mismatch',
    'A pass that was deleted, archived or forgotten has had this pass-id: send another one.',
  ],
  'passenger-differs': [
    'pass-mismatch',
    'The pass of this pass-id has another value of this variable: send the one that it has, or another pass-id. Case and spaces count.',
  ],
  'link-exhausted': [
    'limit-reached',
    'The link has made as many passes as link-generation-limit allows; it still opens those. Raise the limit with updatepassissuancelink.',
  ],
  'pass-refused': ['value', 'The value is not allowed'],
};

/** The reason why a link is refused, for its own account. */
export function linkRefusalOf({ rule, variable, problem }: WrongLink) {
  const [name, message] = refusals[rule];
  return {
    rule: name,
    ...(variable === undefined ? {} : { variable }),
    'error-message': problem === undefined ? message : `${message}: it ${problem}.`,
  };
}

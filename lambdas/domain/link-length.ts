import type { LinkFields } from './link-fields.ts';
import { variableNames } from './link-variables.ts';

/**
 * Of a whole link, from `https://` to its end, in bytes.
 * Source: Amazon CloudFront Developer Guide, Quotas, maximum length of a URL.
 */
export const maxLinkBytes = 8_192;

/** As long as a name, an address or a web address may well be, in ASCII characters. */
const usualCharacters = 40;

/** Of their hex. */
const checksumBytes = { CRC32: 8, SHA256: 64, 'HMAC-SHA256': 64, SHA384: 96, SHA512: 128 } as const;

const aesBlockBytes = 16;

/**
 * What an airline should know before it builds links: that their variables hardly leave room for values. A preview has
 * no values, so nothing can be refused: the names of all 97 variables alone are a link that can be opened.
 * @returns undefined when there is room.
 */
export function lengthWarning(publicBaseUrl: string, link: { id: string; fields: LinkFields }): string | undefined {
  const { 'pass-variables': variables, 'link-protection': protection } = link.fields;
  const sent = variableNames.filter((name) => name === 'pass-id' || variables[name]);
  const parameters = sent.map(
    (name) =>
      `${encodeURIComponent(name)}=`.length +
      (variables[name]?.['value-encryption'] ? encryptedLength : usualCharacters),
  );
  const checksum = protection ? ['checksum='.length + checksumBytes[protection.checksum]] : [];
  const query = [...parameters, ...checksum].reduce((sum, length) => sum + '&'.length + length, -1);
  const bytes = `${publicBaseUrl}/l/${link.id}?`.length + query;
  if (bytes <= maxLinkBytes) return undefined;
  return `With ${usualCharacters} characters in each of its ${sent.length} values a link would have ${grouped(bytes)} bytes. One of more than ${grouped(maxLinkBytes)} cannot be opened: send fewer variables at once, or encrypt fewer.`;
}

/** In base64url without padding, PKCS#7 filling up the last block. */
const encryptedLength = Math.ceil(((Math.floor(usualCharacters / aesBlockBytes) + 1) * aesBlockBytes * 4) / 3);

const grouped = (bytes: number) => bytes.toLocaleString('en');

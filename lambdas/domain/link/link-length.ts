import type { LinkFields } from './link-fields.ts';
import { variableNames } from './link-variables.ts';

/**
 * Maximum length of a link, from `https://` to its end, in bytes.
 * Source: Amazon CloudFront Developer Guide, Quotas, maximum length of a URL.
 */
export const maxLinkBytes = 8_192;

/** A plausible length of a name, a postal or a web address, in ASCII characters. */
const usualCharacters = 40;

/** Length in hex. */
const checksumBytes = { CRC32: 8, SHA256: 64, 'HMAC-SHA256': 64, SHA384: 96, SHA512: 128 } as const;

const aesBlockBytes = 16;

/**
 * Warns an airline, before it builds links, that the variables leave hardly any room for values. Without values nothing
 * can be refused: a preview with all variables is still a valid link.
 * Source: docs/decisions/signed-links.md#how-long-links-may-be
 * @returns undefined if there is room.
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

/** Base64url without padding, after PKCS#7 padding to whole blocks. */
const encryptedLength = Math.ceil(((Math.floor(usualCharacters / aesBlockBytes) + 1) * aesBlockBytes * 4) / 3);

const grouped = (bytes: number) => bytes.toLocaleString('en');

/** The parts of a link. */
interface LinkAddress {
  readonly id: string;
  readonly rawQuery: string;
}

/**
 * Parses a complete link in the form in which a browser sends it: some characters are encoded, such as an apostrophe as
 * %27.
 * @param baseUrls that links may have been built with, the current one first.
 * @returns the problem if it cannot be a link of this service.
 */
export function readLinkAddress(written: string, baseUrls: readonly string[]): LinkAddress | { problem: string } {
  const url = URL.parse(written);
  const base = baseUrls.find((each) => url?.href.startsWith(`${new URL(each).origin}/l/`));
  const [, id] = /^\/l\/([A-Za-z0-9]{1,64})[^A-Za-z0-9%]*$/.exec(url?.pathname ?? '') ?? [];
  if (!url || base === undefined || id === undefined)
    return { problem: `must be a whole link of this service: ${baseUrls[0]}/l/ and the issuance-link-id` };
  const bytes = url.href.length - url.hash.length;
  if (bytes > maxLinkBytes)
    return { problem: `must be at most ${maxLinkBytes} bytes: Amazon CloudFront refuses longer ones` };
  return { id, rawQuery: url.search.slice(1) };
}

import { maxLinkBytes } from './link-length.ts';

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
  const [, id] = /^\/l\/([A-Za-z0-9]{1,64})\/*$/.exec(url?.pathname ?? '') ?? [];
  if (!url || base === undefined || id === undefined)
    return { problem: `must be a whole link of this service: ${baseUrls[0]}/l/ and the issuance-link-id` };
  const bytes = url.href.length - url.hash.length;
  if (bytes > maxLinkBytes)
    return { problem: `must be at most ${maxLinkBytes} bytes: Amazon CloudFront refuses longer ones` };
  return { id, rawQuery: url.search.slice(1) };
}

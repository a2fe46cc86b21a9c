import { maxLinkBytes } from './link-length.ts';

/** A link taken apart, as the service gets it. */
interface LinkAddress {
  readonly id: string;
  readonly rawQuery: string;
}

/**
 * Reads a whole link as a browser sends it, which writes some characters in another way: an apostrophe as %27.
 * @param baseUrls under which links may have been made; the first is the present one.
 * @returns what is wrong with an address that cannot be a link of this service.
 */
export function readLinkAddress(written: string, baseUrls: readonly string[]): LinkAddress | { problem: string } {
  const url = URL.parse(written);
  const base = baseUrls.find((each) => url?.href.startsWith(`${new URL(each).origin}/l/`));
  const [, id] = /^\/l\/([A-Za-z0-9]{1,64})$/.exec(url?.pathname ?? '') ?? [];
  if (!url || base === undefined || id === undefined)
    return { problem: `must be a whole link of this service: ${baseUrls[0]}/l/ and the issuance-link-id` };
  const bytes = url.href.length - url.hash.length;
  if (bytes > maxLinkBytes)
    return { problem: `must be at most ${maxLinkBytes} bytes: Amazon CloudFront refuses longer ones` };
  return { id, rawQuery: url.search.slice(1) };
}

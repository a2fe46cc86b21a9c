/**
 * True for a client that names gzip with a weight above 0. Any other one gets pages uncompressed, which every client reads:
 * programs that send no such header, such as curl, decode nothing. Source: RFC 9110, section 12.5.3.
 * The same rule as of the edge under /i/*: lib/edge/install-page.js.
 */
export const acceptsGzip = (acceptEncoding = '') =>
  /(^|,)\s*gzip\s*(;\s*q=(1(\.0{0,3})?|0?\.\d{0,2}[1-9]\d{0,2})\s*)?(,|$)/i.test(acceptEncoding);

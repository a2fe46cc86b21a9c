import { ApiError } from './errors.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text of a request body. A body that arrives as text was decoded by Amazon API Gateway, which replaces invalid
 * bytes by U+FFFD.
 * Source: docs/decisions/request-bodies.md#utf-8-or-nothing
 * @throws E9001 for bytes that are not UTF-8, with the position of the first.
 */
export function bodyText(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  try {
    return strict.decode(body);
  } catch {
    const text = lenient.decode(body);
    const before = new TextEncoder().encode(text.slice(0, text.indexOf('\ufffd'))).length;
    throw new ApiError('bodyNotJson', `The request body is not UTF-8; byte ${before + 1} cannot be read.`);
  }
}

import { ApiError } from '../domain/errors.ts';
import { isRecord } from '../domain/template-groups.ts';

const maxBytes = 256 * 1024;
const maxDepth = 16;

/**
 * The JSON object of a request.
 * @throws E9001 when it is none or nested too deeply, E9004 when it is too large, E9003 for a field `__proto__`.
 */
export function parseBody(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > maxBytes) throw new ApiError('bodyTooLarge');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ApiError('bodyNotJson');
  }
  if (!isRecord(body)) throw new ApiError('bodyNotJson');
  if (isDeeperThan(body, maxDepth))
    throw new ApiError('bodyNotJson', `The request body is nested deeper than ${maxDepth} levels.`);
  if (hasPrototypeField(body))
    throw new ApiError('invalidFields', undefined, [{ field: '__proto__', message: 'is not a field of this call' }]);
  return body;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** The schemas of objects with free names would leave it out without a word. */
function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeField);
}

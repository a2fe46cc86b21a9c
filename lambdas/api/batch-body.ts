import { ApiError } from '../domain/request/errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import type { Batch } from './action.ts';
import { actions } from './actions/index.ts';
import { parseBody, type RequestBody, scanned, withoutMark } from './request-body.ts';

/** Maximum size, bytes: under Lambda's 6 MB, also in the form in which API Gateway hands it over. */
const maxBytes = 2 * 1024 * 1024;

/** Bounds the recursion; each row has a lower limit of its own, which its answer reports. */
const maxDepth = 64;

/** The fields that hold rows. */
const rowsFields: ReadonlySet<unknown> = new Set<Batch['rowsField']>(['passes', 'flights']);

/** A call of a batch. */
export interface BatchBody {
  /** Fields beside the rows; the field of the rows is [] for any array. */
  readonly fields: Record<string, unknown>;
  /** JSON text of each row, which is read as the body of a call of its own. */
  readonly rows: readonly string[];
}

/**
 * The parts of a body that calls a batch; undefined for one that calls another action, or none.
 * Source: docs/decisions/many-in-one-call.md#a-row-is-the-text-of-a-call
 * @throws E9001 with the position, if it is not JSON; E9004 if it is too large; otherwise as parseBody.
 */
export async function batchIn(body: RequestBody): Promise<BatchBody | undefined> {
  if (Buffer.byteLength(body) > maxBytes) throw new ApiError('bodyTooLarge', 'The request body is larger than 2 MB.');
  const json = withoutMark(bodyText(body));
  const rows: string[] = [];
  let beside = '';
  let copiedTo = 0;
  // Each row is scanned again alone, for duplicates in it.
  scanned(json, maxDepth, ([field, row, ...inside], start, end) => {
    if (!rowsFields.has(field) || inside.length > 0) return;
    if (row !== undefined) {
      if (typeof row === 'number') rows.push(json.slice(start, end));
    } else if (json[start] === '[') {
      beside += `${json.slice(copiedTo, start)}[]`;
      copiedTo = end;
    }
  });
  const fields = parseBody(beside + json.slice(copiedTo));
  const action = await actions.get(String(fields.action).toLowerCase())?.();
  return action && 'rowAction' in action ? { fields, rows } : undefined;
}

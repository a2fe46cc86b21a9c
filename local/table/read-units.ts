import type { Counted } from './requests.ts';
import { unknownHere } from './values/errors.ts';

/** Bytes of a read unit. */
const unitBytes = 4 * 1024;

/**
 * Read units of one item, or of a page as a whole. Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write
 * operations".
 */
export const readUnits = (bytes: number, isConsistent = false) =>
  Math.max(1, Math.ceil(bytes / unitBytes)) * (isConsistent ? 1 : 0.5);

/** The part of an answer with the units of a read; empty unless requested. */
export function consumedBy(
  { ReturnConsumedCapacity = 'NONE' }: Counted,
  TableName: string | undefined,
  CapacityUnits: number,
) {
  if (ReturnConsumedCapacity === 'NONE') return {};
  if (ReturnConsumedCapacity !== 'TOTAL') throw unknownHere(`ReturnConsumedCapacity ${ReturnConsumedCapacity}`);
  return { ConsumedCapacity: { TableName, CapacityUnits } };
}

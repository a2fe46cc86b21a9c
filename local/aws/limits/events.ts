import { AwsError } from '../wire/json-service.ts';

export type PutEventsEntry = Readonly<
  Record<'Source' | 'DetailType' | 'Detail' | 'EventBusName', string | undefined>
> & { readonly Time?: number; readonly Resources?: readonly string[] };

/** Reason why an entry failed, as the answer names it. */
export interface EntryFailure {
  readonly ErrorCode: string;
  readonly ErrorMessage: string;
}

const maxEntries = 10;

/** Bytes of all entries of a call together. It was 256 KB until January 2026. */
const maxBytes = 1_048_576;
const maxDetailTypeLength = 128;

/**
 * @throws AwsError for a call that is refused as a whole
 * Source: EventBridge API reference, PutEvents; EventBridge User Guide, "Calculating PutEvents event entry size".
 */
export function refuseEntries(entries: readonly PutEventsEntry[]): void {
  if (entries.length < 1 || entries.length > maxEntries)
    throw new AwsError('ValidationException', `1 to ${maxEntries} entries are allowed`);
  if (entries.reduce((sum, entry) => sum + bytesOf(entry), 0) > maxBytes)
    throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.');
}

function bytesOf({ Source = '', DetailType = '', Detail = '', Time, Resources = [] }: PutEventsEntry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), Time === undefined ? 0 : 14);
}

/** @returns why an entry fails while the others of its call are taken. No limit of a source's length is documented. */
export function entryFailure(entry: PutEventsEntry): EntryFailure | undefined {
  for (const name of ['Source', 'DetailType', 'Detail'] as const)
    if (!entry[name]) return invalid(`Parameter ${name} is not valid. Reason: ${name} is a required argument.`);
  if (entry.Source?.startsWith('aws.'))
    return { ErrorCode: 'NotAuthorizedForSourceException', ErrorMessage: 'Not authorized for the source.' };
  if ((entry.DetailType ?? '').length > maxDetailTypeLength)
    return invalid(`Parameter DetailType is not valid. Reason: It has more than ${maxDetailTypeLength} characters.`);
  return isObject(entry.Detail ?? '')
    ? undefined
    : { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const invalid = (ErrorMessage: string): EntryFailure => ({ ErrorCode: 'InvalidArgument', ErrorMessage });

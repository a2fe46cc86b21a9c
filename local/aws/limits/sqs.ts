import { AwsError } from '../wire/json-service.ts';

/**
 * The limits of Amazon SQS for standard queues.
 * Source: Amazon SQS Developer Guide, "Amazon SQS quotas"; Amazon SQS API reference, errors of each action. The words
 * of refusals are from published messages and were not checked against AWS.
 */

/** Bytes of a message with its attributes, and of all messages of a batch together. */
const maxBytes = 1_048_576;
const maxEntries = 10;
const maxDelaySeconds = 900;
const maxVisibilitySeconds = 43_200;
const maxAttributes = 10;
const batchId = /^[\w-]{1,80}$/;
const groupId = /^[A-Za-z0-9!-/:-@[-`{-~]{1,128}$/;

/** Number of messages of a queue that may be in flight: received, and neither deleted nor visible again. */
export const maxInFlight = 120_000;

/** Characters that XML 1.0 does not have, and halves of surrogate pairs. */
const invalidCharacter = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

export interface MessageInput {
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly MessageAttributes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly MessageGroupId?: string;
}

/** @throws AwsError for a message that SQS does not take */
export function refuseMessage(message: MessageInput): void {
  const { MessageBody, DelaySeconds, MessageAttributes = {}, MessageGroupId } = message;
  if (!MessageBody) throw new AwsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  const [character] = invalidCharacter.exec(MessageBody) ?? [];
  if (character !== undefined)
    throw new AwsError(
      'InvalidMessageContents',
      `Invalid binary character '#x${character.codePointAt(0)?.toString(16).toUpperCase()}' was found in the message body`,
    );
  if (bytesOf(message) > maxBytes)
    throw invalid(`One or more parameters are invalid. Reason: Message must be shorter than ${maxBytes} bytes.`);
  refuseOutside('DelaySeconds', DelaySeconds, maxDelaySeconds);
  if (Object.keys(MessageAttributes).length > maxAttributes)
    throw invalid(
      `Number of message attributes [${Object.keys(MessageAttributes).length}] exceeds the allowed maximum`,
    );
  if (MessageGroupId !== undefined && !groupId.test(MessageGroupId))
    throw invalid(`Value ${MessageGroupId} for parameter MessageGroupId is invalid.`);
}

/** @throws AwsError for a visibility timeout that no message can have */
export const refuseVisibility = (seconds: number | undefined) =>
  refuseOutside('VisibilityTimeout', seconds, maxVisibilitySeconds);

/** @throws AwsError when a queue has too many messages in flight to deliver another one */
export function refuseInFlight(messages: number): void {
  if (messages >= maxInFlight)
    throw new AwsError('com.amazonaws.sqs#OverLimit', `At most ${maxInFlight} messages may be in flight.`);
}

/** @throws AwsError for numbers outside of those of ReceiveMessage */
export function refuseReceive(request: {
  readonly MaxNumberOfMessages?: number;
  readonly VisibilityTimeout?: number;
  readonly WaitTimeSeconds?: number;
}): void {
  refuseOutside('MaxNumberOfMessages', request.MaxNumberOfMessages, maxEntries, 1);
  refuseOutside('WaitTimeSeconds', request.WaitTimeSeconds, 20);
  refuseVisibility(request.VisibilityTimeout);
}

/** @throws AwsError for a batch that SQS refuses as a whole */
export function refuseBatch(entries: readonly (Partial<MessageInput> & { readonly Id: string })[]): void {
  const refuse = (code: string, message: string) => {
    throw new AwsError(`com.amazonaws.sqs#${code}`, message);
  };
  if (entries.length === 0) refuse('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > maxEntries)
    refuse('TooManyEntriesInBatchRequest', `Maximum number of entries per request are ${maxEntries}.`);
  if (!entries.every(({ Id }) => batchId.test(Id)))
    refuse(
      'InvalidBatchEntryId',
      'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
    );
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    refuse('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.');
  const bytes = entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
  if (bytes > maxBytes)
    refuse(
      'BatchRequestTooLong',
      `Batch requests cannot be longer than ${maxBytes} bytes. You have sent ${bytes} bytes.`,
    );
}

/** The supported properties of a queue. Source: CloudFormation, AWS::SQS::Queue. */
export interface QueueProperties {
  readonly DelaySeconds?: number;
  readonly MessageRetentionPeriod?: number;
  readonly RedrivePolicy?: { readonly deadLetterTargetArn: string; readonly maxReceiveCount: number };
  readonly VisibilityTimeout?: number;
}

/** @throws AwsError for properties with which no queue is created */
export function refuseQueue({
  DelaySeconds,
  MessageRetentionPeriod,
  RedrivePolicy,
  VisibilityTimeout,
}: QueueProperties) {
  refuseOutside('DelaySeconds', DelaySeconds, maxDelaySeconds);
  refuseOutside('MessageRetentionPeriod', MessageRetentionPeriod, 1_209_600, 60);
  refuseOutside('maxReceiveCount', RedrivePolicy && Number(RedrivePolicy.maxReceiveCount), 1_000, 1);
  refuseVisibility(VisibilityTimeout);
}

const bytesOf = ({ MessageBody = '', MessageAttributes = {} }: Partial<MessageInput>) =>
  Object.entries(MessageAttributes)
    .flatMap(([name, fields]) => [name, ...Object.values(fields)])
    .reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(MessageBody));

function refuseOutside(name: string, value: number | undefined, most: number, least = 0): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
    throw invalid(`Value ${value} for parameter ${name} is invalid. Reason: Must be between ${least} and ${most}.`);
}

const invalid = (message: string) => new AwsError('InvalidParameterValue', message);

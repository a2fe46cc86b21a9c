import type { Iam } from '../aws/iam.ts';

/**
 * Lambda's actions in the function's role, by service. ListStreams concerns no single stream: mappings work without it.
 */
const actions: Readonly<Record<string, readonly string[]>> = {
  dynamodb: ['DescribeStream', 'GetRecords', 'GetShardIterator'],
  sqs: ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'],
};

interface EventSource {
  readonly functionName: string;
  readonly sourceArn: string;
  /** ARN of the queue or bucket for records that Lambda gives up. */
  readonly failureDestination?: string | undefined;
}

/**
 * Refuses an event source mapping whose function may not read the source, or not write to its failure destination, as
 * CreateEventSourceMapping does. Source: AWS Lambda Developer Guide, "Process Amazon DynamoDB records with Lambda",
 * "Configuring a queue to use with Lambda", and "Retain discarded records".
 */
export function refuseUnreadable(iam: Iam, { functionName, sourceArn, failureDestination }: EventSource): void {
  const check = (action: string, resource: string) => refuseWithout(iam, functionName, action, resource);
  const service = sourceArn.split(':')[2] ?? '';
  for (const action of actions[service] ?? []) check(`${service}:${action}`, sourceArn);
  if (failureDestination?.startsWith('arn:aws:s3:')) {
    check('s3:ListBucket', failureDestination);
    check('s3:PutObject', `${failureDestination}/aws/lambda/*`);
  } else if (failureDestination) check('sqs:SendMessage', failureDestination);
}

/** Refuses a function whose role does not allow an action. */
function refuseWithout(iam: Iam, functionName: string, action: string, resource: string): void {
  if (!iam.allowsFunction(functionName, { action, resource }))
    throw new Error(`The provided execution role of ${functionName} does not have permissions to call ${action}`);
}

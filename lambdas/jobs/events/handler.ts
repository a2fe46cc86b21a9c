import type { DynamoDBStreamEvent } from 'aws-lambda';
import { createEventsContext } from '../../context/events.ts';
import { eventsEnv } from '../../runtime/env.ts';
import { publishRecords } from './publish-records.ts';

const services = createEventsContext(eventsEnv.parse(process.env));

/**
 * Invoked by the table's stream, in windows of time: then only Lambda names the shard. It also calls at the end of a window,
 * without records, and requires a state, of which there is none.
 * Source: AWS Lambda Developer Guide, "Implementing stateful DynamoDB stream processing in Lambda".
 */
export const handler = async ({ Records = [], shardId }: DynamoDBStreamEvent & { readonly shardId?: string }) => ({
  ...(await publishRecords(Records, services, shardId)),
  state: {},
});

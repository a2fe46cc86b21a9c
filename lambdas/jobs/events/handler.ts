import type { DynamoDBStreamEvent } from 'aws-lambda';
import { createEventsContext } from '../../context/events.ts';
import { eventsEnv } from '../../runtime/env.ts';
import { publishRecords } from './publish-records.ts';

const services = createEventsContext(eventsEnv.parse(process.env));

/** Invoked by the table's stream. */
export const handler = (event: DynamoDBStreamEvent) => publishRecords(event.Records, services);

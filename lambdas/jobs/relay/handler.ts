import type { DynamoDBStreamEvent } from 'aws-lambda';
import { createRelayContext } from '../../context/relay.ts';
import { relayEnv } from '../../runtime/env.ts';
import { relayRecords } from './relay-records.ts';

const services = createRelayContext(relayEnv.parse(process.env));

/** Invoked by the table's stream. */
export const handler = (event: DynamoDBStreamEvent) => relayRecords(event.Records, services);

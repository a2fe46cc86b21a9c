import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { processRecords, type RecordServices } from '../shared/process-records.ts';
import { type ConsequenceServices, performConsequences } from './perform-consequences.ts';

const codes = { retry: 'RELAY-RETRY', parked: 'RELAY-PARKED', parkedBehind: 'RELAY-PARKED-BEHIND' };

/** Relays records of the table's stream: starts the follow-up work of committed changes. */
export const relayRecords = (
  records: readonly DynamoDBRecord[],
  services: RecordServices & ConsequenceServices,
): Promise<DynamoDBBatchResponse> =>
  processRecords(records, services, { codes, perform: (changes) => performConsequences(changes, services) });

import { Construct } from 'constructs';
import type { EventsEnv } from '../../lambdas/runtime/env.ts';
import type { PartProps } from './part-props.ts';
import { StreamFunction } from './stream-function.ts';

/** Consumes the table's stream apart from the relay, publishes the events of each committed change, and keeps the history. */
export class EventJobs extends Construct {
  readonly mappingId: string;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: PartProps<EventsEnv>) {
    super(scope, id);
    const events = new StreamFunction(this, 'Function', {
      data,
      settings,
      environment,
      reader: 'events',
      // Source: docs/decisions/stream-readers.md#events-one-batch-at-a-time.
      parallelism: 1,
      entry: 'jobs/events/handler.ts',
      description: "Boarding passes: publishes events of changes from the table's stream, and keeps the history",
    });
    events.allowItems(data.table.tableArn, {
      BatchWriteItem: ['history', 'number'],
      DeleteItem: ['parkedEvents'],
      Query: ['history', 'parkedEvents'],
    });
    events.allow(['secretsmanager:GetSecretValue'], data.secrets.index.secretArn);
    events.allow(['events:PutEvents'], data.events.bus.eventBusArn);
    events.alarmOn(alarms, settings.stage, {
      name: 'Events',
      parkedCode: 'EVENTS-PARKED',
      behind: 'Airlines: events come at least 5 minutes late.',
      stopped: 'Airlines: no events come, as the stream is not read.',
      failures: 'Airlines: some events have not been published; their stream records wait for a replay.',
    });
    this.mappingId = events.mapping.eventSourceMappingId;
  }
}

import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { EventsEnv } from '../../lambdas/runtime/env.ts';
import type { PartProps } from './part-props.ts';
import { StreamFunction } from './stream-function.ts';

/** Consumes the table's stream apart from the relay, publishes the events of each committed change, keeps the history and counts usage. */
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
      // An event may wait for a second, so that a batch seldom has one record alone. Windows have Lambda name the shard.
      // Source: docs/decisions/stream-readers.md#usage-is-counted-once.
      gatheredFor: Duration.seconds(1),
      window: Duration.minutes(15),
      entry: 'jobs/events/handler.ts',
      description:
        "Boarding passes: publishes events of changes from the table's stream, keeps the history, counts usage",
    });
    events.allowItems(data.table.tableArn, {
      BatchWriteItem: ['history', 'number'],
      DeleteItem: ['parkedEvents'],
      GetItem: ['template', 'usage'],
      Query: ['history', 'parkedEvents'],
      UpdateItem: ['usage'],
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

import { EventBus } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';

/**
 * The event bus for the airline's own integrations (docs/events.md). Undeliverable events are up to each rule's dead-letter
 * queue: one of the bus itself receives only events for which a customer managed key could not be used.
 * Source: Amazon EventBridge User Guide, "Using dead-letter queues to process undelivered events".
 */
export class ServiceEvents extends Construct {
  readonly bus: EventBus;

  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id);
    this.bus = new EventBus(this, 'Bus', {
      eventBusName: name,
      description: 'Events of boarding passes',
    });
  }
}

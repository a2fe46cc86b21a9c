import { EventBus } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';

/**
 * The bus on which the airline's own integrations hear of passes (docs/events.md). What a target cannot take is its rule's
 * to keep: a dead-letter queue of the bus itself gets events only where a customer managed key cannot be used.
 * Source: Amazon EventBridge User Guide, "Using dead-letter queues to process undelivered events".
 */
export class ServiceEvents extends Construct {
  readonly bus: EventBus;

  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id);
    this.bus = new EventBus(this, 'Bus', {
      eventBusName: name,
      description: 'Boarding passes: what has become of them',
    });
  }
}

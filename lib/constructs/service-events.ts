import { Validations } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import { FailureQueue } from './failure-queue.ts';

/**
 * The bus on which the airline's own integrations hear of passes (docs/events.md). Events carry e-mail addresses and
 * phone numbers: what could not be delivered waits encrypted.
 */
export class ServiceEvents extends Construct {
  readonly bus: EventBus;
  /** Takes what the bus could not handle. */
  readonly failures: FailureQueue;

  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id);
    this.failures = new FailureQueue(this, 'Failures');
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself the last stop of failed events; nothing consumes it but an operator.',
    });
    this.bus = new EventBus(this, 'Bus', {
      eventBusName: name,
      description: 'Boarding passes: what has become of them',
      deadLetterQueue: this.failures,
    });
  }
}

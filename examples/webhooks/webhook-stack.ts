import { Duration, Stack } from 'aws-cdk-lib';
import {
  ApiDestination,
  type Authorization,
  Connection,
  EventBus,
  type IApiDestination,
  Rule,
} from 'aws-cdk-lib/aws-events';
import { ApiDestination as ApiDestinationTarget } from 'aws-cdk-lib/aws-events-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

interface Props {
  /** Output `EventBusName` of the data stack. */
  readonly bus: string;
  /** Account of the airline whose events are sent. */
  readonly account: string;
  /** Public https address. It has 5 seconds to answer with a status from 200 to 299. */
  readonly url: string;
  /** An API key, a user and password, or OAuth's client credentials. */
  readonly authorization: Authorization;
}

/** Posts the events of an account to an address. Source: docs/events.md#webhooks. */
export class WebhookStack extends Stack {
  constructor(scope: Construct, id: string, { bus, account, url, authorization }: Props) {
    super(scope, id, {
      // An account each, so that the second one does not replace the first.
      stackName: `boarding-pass-webhook-${account}`,
      description: 'Boarding passes: posts events to an https address',
    });
    // Events have personal data. Source: Amazon EventBridge User Guide, "API destinations as targets".
    if (!url.startsWith('https://')) throw new Error('url must begin with https://');
    const connection = new Connection(this, 'Connection', { authorization });
    const destination = new ApiDestination(this, 'Destination', { connection, endpoint: url, rateLimitPerSecond: 50 });
    const undelivered = new Queue(this, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    new Rule(this, 'Rule', {
      eventBus: EventBus.fromEventBusName(this, 'Bus', bus),
      eventPattern: { source: ['boarding-pass-wallet'], detail: { account: [account] } },
      targets: [
        // A cast, as the class does not fit its own interface under exactOptionalPropertyTypes.
        new ApiDestinationTarget(destination as IApiDestination, {
          deadLetterQueue: undelivered,
          // The most that EventBridge takes.
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });
  }
}

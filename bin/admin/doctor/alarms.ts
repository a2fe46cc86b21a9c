import { paginateListSubscriptionsByTopic, SNSClient, type Subscription } from '@aws-sdk/client-sns';
import type { Check } from './check.ts';
import { failure, ok, warning } from './finding.ts';

/** Subscriptions to the alarms. Addresses are personal data and not shown. */
export const alarmsCheck: Check = {
  about: 'alarms',
  notLocally: 'there are no alarms',
  async run({ outputs: { AlarmTopic: TopicArn } }) {
    if (TopicArn === undefined) return [failure('the service stack has no output AlarmTopic', 'deploy it anew')];
    const subscriptions: Subscription[] = [];
    for await (const page of paginateListSubscriptionsByTopic({ client: new SNSClient() }, { TopicArn }))
      subscriptions.push(...(page.Subscriptions ?? []));
    // Until it is confirmed, the ARN of a subscription is the word PendingConfirmation.
    const confirmed = subscriptions.filter(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:'));
    if (confirmed.length > 0) return [ok(`${confirmed.length} subscribed, by ${protocolsOf(confirmed)}`)];
    if (subscriptions.length > 0)
      return [
        warning(`no subscription is confirmed, by ${protocolsOf(subscriptions)}`, 'follow the link in the e-mail'),
      ];
    return [
      warning(
        'nobody is told when an alarm rings',
        `aws sns subscribe --topic-arn ${TopicArn} --protocol email --notification-endpoint operations@example.com`,
      ),
    ];
  },
};

const protocolsOf = (subscriptions: readonly Subscription[]) =>
  [...new Set(subscriptions.map(({ Protocol }) => Protocol))].join(', ');

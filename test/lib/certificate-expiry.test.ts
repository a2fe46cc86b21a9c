import { Match } from 'aws-cdk-lib/assertions';
import { certificateExpiryEnv } from '../../lambdas/runtime/env.ts';
import { templatesWith } from '../helpers/stacks.ts';

const { service } = templatesWith();

test('certificates are looked at twice a day; what cannot be started ends in a queue', () => {
  service.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(12 hours)',
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^CertificateExpiryFunction'), 'Arn'] },
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^CertificateExpiryFailures'), 'Arn'] } },
      }),
    ],
  });
  service.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Object.fromEntries(Object.keys(certificateExpiryEnv.shape).map((name) => [name, Match.anyValue()])),
    },
    Description: Match.stringLikeRegexp('certificates'),
  });
});

test('the days left are a metric, made of the lines of the check', () => {
  service.hasResourceProperties('AWS::Logs::MetricFilter', {
    LogGroupName: { Ref: Match.stringLikeRegexp('^CertificateExpiryFunctionLog') },
    FilterPattern: '{ $.code = "CERTIFICATE-EXPIRY" }',
    MetricTransformations: [
      { MetricNamespace: 'BoardingPassWallet/dev', MetricName: 'CertificateDaysLeft', MetricValue: '$.daysLeft' },
    ],
  });
});

test.each([60, 30, 7])(
  'an alarm of its own rings %i days before a certificate expires, and says whom it hurts',
  (days) => {
    service.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'CertificateDaysLeft',
      Namespace: 'BoardingPassWallet/dev',
      Statistic: 'Minimum',
      Period: 24 * 60 * 60,
      EvaluationPeriods: 1,
      Threshold: days,
      ComparisonOperator: 'LessThanOrEqualToThreshold',
      TreatMissingData: 'ignore',
      AlarmActions: [{ Ref: Match.stringLikeRegexp('^AlarmsTopic') }],
      AlarmDescription: Match.stringLikeRegexp(`Passengers: .* in ${days} days or less`),
    });
  },
);

test('the check reads accounts and nothing else', () => {
  service.hasResourceProperties('AWS::IAM::Policy', {
    PolicyName: Match.stringLikeRegexp('CertificateExpiryFunctionRole'),
    PolicyDocument: {
      Statement: [
        { Action: ['logs:CreateLogStream', 'logs:PutLogEvents'], Effect: 'Allow', Resource: Match.anyValue() },
        { Action: ['dynamodb:GetItem', 'dynamodb:Query'], Effect: 'Allow', Resource: Match.anyValue() },
        { Action: 'dynamodb:Query', Effect: 'Allow', Resource: Match.anyValue() },
      ],
    },
  });
});

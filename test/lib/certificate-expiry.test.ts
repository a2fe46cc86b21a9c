import { Match } from 'aws-cdk-lib/assertions';
import { checkCertificates } from '../../lambdas/jobs/certificate-expiry/check-certificates.ts';
import { certificateExpiryEnv } from '../../lambdas/runtime/env.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { CloudWatch } from '../../local/aws/cloudwatch.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { cloudOf } from '../helpers/rehearsal.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const { data, service } = defaultTemplates();

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
      TreatMissingData: 'notBreaching',
      AlarmActions: [{ Ref: Match.stringLikeRegexp('^AlarmsTopic') }],
      AlarmDescription: Match.stringLikeRegexp(`Passengers: .* in ${days} days or less`),
    });
  },
);

test('the alarms end within days of the last certificate’s deactivation, and not between two checks', async () => {
  const cloud = cloudOf({ data, service });
  const cloudWatch = new CloudWatch(cloud);
  const [filter] = cloud
    .resources<{ LogGroupName: string }>('AWS::Logs::MetricFilter')
    .filter(({ logicalId }) => logicalId.startsWith('CertificateExpiryDaysLeft'));
  const rung: string[][] = [];
  for (let hour = 0; hour < 10 * 24; hour++) {
    const at = Date.parse('2027-03-15T08:00:00Z') + hour * 3_600_000;
    if (hour % 12 === 0)
      await checkCertificates({
        clock: fixedClock(new Date(at)),
        log: jsonLog(fixedClock(), (line) => cloudWatch.log(at, filter?.properties.LogGroupName ?? '', line)),
        async *accounts() {
          yield { id: 'demo' };
        },
        certificates: async () => [
          {
            ...{ wallet: 'walleta', id: 'pass', isDefault: true, addedAtUtc: '2026-04-08T00:00:00Z' },
            ...{ isActive: hour < 5 * 24, expiresAtUtc: '2027-04-08T00:00:00Z' },
          },
        ],
      });
    rung.push([...cloudWatch.evaluate(at + 1_800_000)].flatMap(([name, state]) => (state === 'ALARM' ? name : [])));
  }
  const ofCertificate = rung.map((names) => names.filter((name) => name.startsWith('CertificateExpires')));
  expect(new Set(ofCertificate.slice(24, 5 * 24).map(String))).toEqual(
    new Set(['CertificateExpires60,CertificateExpires30']),
  );
  expect(ofCertificate.at(-1)).toEqual([]);
});

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

import { costsOfTemplates } from '../../bench/helpers/idle.ts';
import { pricesIn, regions } from '../../bench/helpers/prices.ts';
import { templatesWith } from '../helpers/stacks.ts';

const prices = pricesIn('us-east-1');
const resources = (...each: { Type: string; Properties: Record<string, unknown> }[]) =>
  costsOfTemplates([{ Resources: Object.fromEntries(each.map((one, index) => [String(index), one])) }], prices);
const alarm = (Properties: Record<string, unknown>) => ({ Type: 'AWS::CloudWatch::Alarm', Properties });
const dashboard = (count: number) => {
  const metrics = Array.from({ length: count }, () => ['AWS/SQS', 'Sent', 'QueueName', 'x']);
  const body = JSON.stringify({ widgets: [{ properties: { metrics: [...metrics, [{ expression: 'm1' }]] } }] });
  const DashboardBody = { 'Fn::Join': ['', [body.slice(0, 40), body.slice(40)]] };
  return { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody } };
};

test('an alarm costs by its metrics: each one of an expression counts', () => {
  const metric = { MetricStat: { Period: 300 } };
  const alarms = [alarm({ Period: 60 }), alarm({ Metrics: [metric, metric, { Expression: 'm1 + m2' }] })];
  expect(resources(...alarms)['CloudWatch: metrics of alarms']).toBeCloseTo(0.3);
  expect(resources(alarm({ Period: 10 }))['CloudWatch: metrics of alarms']).toBeCloseTo(0.3);
});

test('a dashboard costs from its 51st metric on', () => {
  const line = 'CloudWatch: dashboards of more than 50 metrics';
  expect([resources(dashboard(50))[line], resources(dashboard(51))[line]]).toEqual([0, 3]);
});

test('a schedule whose rate is not known is not taken for nothing', () => {
  const schedule = (ScheduleExpression: string) => ({
    Type: 'AWS::Scheduler::Schedule',
    Properties: { ScheduleExpression },
  });
  expect(resources(schedule('rate(1 minute)'))['EventBridge Scheduler']).toBeCloseTo(0.0432);
  expect(() => resources(schedule('cron(0 0 * * ? *)'))).toThrow('is not known here');
});

test.each(regions)('in %s each kind of what a stage has costs something', (region) => {
  const { data, service } = templatesWith();
  const lines = costsOfTemplates([data.toJSON(), service.toJSON()], pricesIn(region));
  for (const line of ['CloudWatch: metrics of alarms', 'Secrets Manager: the stage', 'SQS: Lambda asks idle queues'])
    expect(lines[line]).toBeGreaterThan(1);
});

test('nothing is cheaper in eu-central-1', () => {
  const there = pricesIn('eu-central-1');
  for (const [name, price] of Object.entries(prices))
    expect(there[name as keyof typeof there]).toBeGreaterThanOrEqual(price);
});

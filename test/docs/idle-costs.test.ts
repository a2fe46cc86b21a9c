import { readFileSync } from 'node:fs';
import { costsOfTemplates, mostIdle, usageCost } from '../../bench/helpers/idle.ts';
import { pricesIn, regions } from '../../bench/helpers/prices.ts';
import { defaultTemplates } from '../helpers/templates.ts';

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

test('a mapping whose metrics are on has one that each empty poll counts, and one without has none', () => {
  const mapping = (Properties: Record<string, unknown>) => ({ Type: 'AWS::Lambda::EventSourceMapping', Properties });
  const line = 'CloudWatch: metrics of event source mappings';
  expect(resources(mapping({ MetricsConfig: { Metrics: ['EventCount'] } }), mapping({}))[line]).toBeCloseTo(0.3);
});

test('a dashboard costs from its 51st metric on', () => {
  const line = 'CloudWatch: dashboards of more than 50 metrics';
  expect([resources(dashboard(50))[line], resources(dashboard(51))[line]]).toEqual([0, 3]);
});

test.each(regions)('to count the usage of a million passes costs at most 0.50 dollars: %s', (region) => {
  const { service } = defaultTemplates();
  expect(usageCost([service.toJSON()], pricesIn(region))).toBeLessThan(0.5);
});

test('a schedule whose rate is not known is not taken for nothing', () => {
  const schedule = (ScheduleExpression: string) => ({
    Type: 'AWS::Scheduler::Schedule',
    Properties: { ScheduleExpression },
  });
  expect(resources(schedule('rate(1 minute)'))['EventBridge Scheduler']).toBeCloseTo(0.0432);
  expect(() => resources(schedule('cron(0 0 * * ? *)'))).toThrow('is not known here');
});

test.each(regions)(
  'the templates of a stage cost at most what docs/performance.md says of an idle one: %s',
  (region) => {
    const { data, service } = defaultTemplates();
    const lines = costsOfTemplates([data.toJSON(), service.toJSON()], pricesIn(region));
    const dollars = Object.values(lines).reduce((sum, each) => sum + each, 0);
    expect(dollars).toBeGreaterThan(10);
    expect(dollars).toBeLessThanOrEqual(mostIdle);
    expect(readFileSync('docs/performance.md', 'utf8')).toContain(`at most ${mostIdle} dollars a month`);
  },
);

test('nothing is cheaper in eu-central-1', () => {
  const there = pricesIn('eu-central-1');
  for (const [name, price] of Object.entries(prices))
    expect(there[name as keyof typeof there]).toBeGreaterThanOrEqual(price);
});

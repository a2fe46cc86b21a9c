import type { Prices } from './prices.ts';

/** A synthesized template, as far as it costs something that nobody uses. */
export interface IdleTemplate {
  readonly Resources?: Readonly<
    Record<string, { readonly Type: string; readonly Properties?: Readonly<Record<string, unknown>> }>
  >;
}

/** Promised dollars a month of a stage without calls, at most. */
export const mostIdle = 14;

/** Minutes of a month, by which AWS reckons. */
export const monthMinutes = 30 * 24 * 60;

/** Dashboards up to this number of metrics are free. */
const freeMetrics = 50;

/**
 * Requests a month by which Lambda asks an idle queue: 5 at a time, each of 20 s.
 * Source: AWS Lambda Developer Guide, "Using Lambda with Amazon SQS" (long polling, five concurrent batches).
 */
const pollsOfQueue = 5 * 3 * monthMinutes;

/** An account has one certificate and one issuer, each in a secret. */
const secretsOfAccount = 2;

/** Dollars a month for what the templates of a stage contain, whether it is used or not. Used is what idleUse counts. */
export function costsOfTemplates(templates: readonly IdleTemplate[], prices: Prices): Readonly<Record<string, number>> {
  const all = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  const propertiesOf = (type: string) =>
    all.flatMap(({ Type, Properties = {} }) => (Type === type ? [Properties] : []));
  const dashboards = propertiesOf('AWS::CloudWatch::Dashboard').filter(
    ({ DashboardBody }) => metricsOfDashboard(DashboardBody) > freeMetrics,
  );
  const mappings = propertiesOf('AWS::Lambda::EventSourceMapping');
  const polled = mappings.filter((mapping) => 'ScalingConfig' in mapping);
  const measured = mappings.filter((mapping) => 'MetricsConfig' in mapping);
  const filled = propertiesOf('AWS::Logs::MetricFilter').flatMap(({ MetricTransformations }) =>
    (MetricTransformations as readonly object[]).filter((each) => 'DefaultValue' in each),
  );
  const runs = propertiesOf('AWS::Scheduler::Schedule').map(({ ScheduleExpression }) =>
    runsOf(String(ScheduleExpression)),
  );
  return {
    'CloudWatch: metrics of alarms': sum(propertiesOf('AWS::CloudWatch::Alarm').map((each) => alarmCost(each, prices))),
    'CloudWatch: dashboards of more than 50 metrics': dashboards.length * prices.largeDashboard,
    // Without a default value a filter makes no metric as long as no line matches.
    'CloudWatch: metrics of log lines': filled.length * prices.ownMetric,
    // PolledEventCount, of which an empty poll gives a 0; the console says that these metrics cost extra, and no page how much.
    'CloudWatch: metrics of event source mappings': measured.length * prices.ownMetric,
    'Secrets Manager: the stage': propertiesOf('AWS::SecretsManager::Secret').length * prices.secret,
    'Secrets Manager: certificate and issuer of an account': secretsOfAccount * prices.secret,
    'SQS: Lambda asks idle queues': polled.length * pollsOfQueue * prices.sqsRequest,
    'EventBridge Scheduler': sum(runs) * prices.scheduledRun,
  };
}

/** Every metric of an expression counts. */
function alarmCost({ Metrics, Period }: Readonly<Record<string, unknown>>, prices: Prices): number {
  const periods = Array.isArray(Metrics)
    ? Metrics.flatMap(({ MetricStat }) => (MetricStat ? [Number(MetricStat.Period)] : []))
    : [Number(Period)];
  return sum(periods.map((period) => (period < 60 ? prices.fastAlarmMetric : prices.alarmMetric)));
}

/** References to resources stand between the texts of the body. */
function metricsOfDashboard(body: unknown): number {
  const parts: readonly unknown[] =
    typeof body === 'string' ? [body] : ((body as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1] ?? []);
  const text = parts.map((part) => (typeof part === 'string' ? part : 'x')).join('');
  const { widgets } = JSON.parse(text) as { widgets: { properties: { metrics?: unknown[][] } }[] };
  // An expression is an object in the place of a namespace.
  return sum(
    widgets.map(({ properties }) => properties.metrics?.filter(([first]) => typeof first === 'string').length ?? 0),
  );
}

const minutesOf = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1_440, days: 1_440 } as const;

function runsOf(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (\w+)\)$/.exec(expression) ?? [];
  const minutes = minutesOf[unit as keyof typeof minutesOf];
  if (minutes === undefined) throw new Error(`How often ${expression} runs is not known here`);
  return monthMinutes / (Number(count) * minutes);
}

/** Passes a second, shards of a new table, and Lambda's polls of a shard a second, for which usage is reckoned. */
const [passesPerSecond, shards, pollsPerSecond] = [20, 4, 4];

/**
 * Dollars to count the usage of a million passes: a write for each batch, which all passes of its time share. How large batches are
 * on the local stack depends on the speed of the machine.
 */
export function usageCost(templates: readonly IdleTemplate[], prices: Prices): number {
  const all = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  const gathered = all.flatMap(({ Properties = {} }) =>
    'TumblingWindowInSeconds' in Properties ? Number(Properties.MaximumBatchingWindowInSeconds ?? 0) : [],
  );
  const batches = Math.min(...gathered.map((seconds) => (seconds > 0 ? 1 / seconds : pollsPerSecond)));
  return ((shards * batches) / passesPerSecond) * 1e6 * prices.dynamoDbWriteUnit;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

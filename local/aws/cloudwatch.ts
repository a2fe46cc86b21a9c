import vm from 'node:vm';
import { minuteMs } from '../../lambdas/domain/time/durations.ts';
import type { Cloud } from '../cloud/cloud.ts';
import { embeddedValues } from './embedded-metrics.ts';
import { filterPattern, jsonObject } from './filter-pattern.ts';

interface Dimension {
  readonly Name: string;
  readonly Value: string;
}

interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly Dimension[];
}

type Statistic = 'Maximum' | 'Minimum' | 'Sum';

interface MetricQuery {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: { readonly Metric: Metric; readonly Period: number; readonly Stat: Statistic };
}

interface AlarmProperties extends Partial<Metric> {
  readonly ComparisonOperator: keyof typeof comparisons;
  readonly DatapointsToAlarm?: number;
  readonly EvaluationPeriods: number;
  readonly Metrics?: readonly MetricQuery[];
  readonly Period?: number;
  readonly Statistic?: Statistic;
  readonly Threshold: number;
  readonly TreatMissingData?: 'breaching' | 'notBreaching';
}

interface FilterProperties {
  readonly FilterPattern: string;
  readonly LogGroupName: string;
  readonly MetricTransformations: readonly [
    { readonly MetricNamespace: string; readonly MetricName: string; readonly MetricValue: string } & {
      readonly Dimensions?: readonly { readonly Key: string; readonly Value: string }[];
    },
  ];
}

export type AlarmState = 'ALARM' | 'OK';

const comparisons = {
  GreaterThanOrEqualToThreshold: (value: number, threshold: number) => value >= threshold,
  GreaterThanThreshold: (value: number, threshold: number) => value > threshold,
  LessThanOrEqualToThreshold: (value: number, threshold: number) => value <= threshold,
  LessThanThreshold: (value: number, threshold: number) => value < threshold,
};

const statistics: Readonly<Record<Statistic, (values: readonly number[]) => number>> = {
  Maximum: (values) => Math.max(...values),
  Minimum: (values) => Math.min(...values),
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
};

/** Delay of data: the last full minute has none yet. */
const delayMs = minuteMs;

/** Number of data points retrieved beyond the evaluation periods, in place of missing ones. */
const furtherPoints = 2;

/**
 * Alarms of the templates, on data of the metrics that they watch.
 * Source: Amazon CloudWatch User Guide, "Alarm evaluation", "Configuring how CloudWatch alarms treat missing data", "Using
 * math expressions with CloudWatch metrics" (FILL).
 */
export class CloudWatch {
  readonly #alarms: readonly Alarm[];
  readonly #filters: readonly (FilterProperties & { readonly fits: (line: string) => boolean })[];
  /** Values by metric, and by the start of their minute, ms since 1970. */
  readonly #values = new Map<string, Map<number, number[]>>();

  constructor(cloud: Cloud) {
    const alarms = cloud.resources<AlarmProperties>('AWS::CloudWatch::Alarm');
    const filters = cloud.resources<FilterProperties>('AWS::Logs::MetricFilter');
    this.#alarms = alarms.map(({ logicalId, properties }) =>
      alarmOf(logicalId.replace(/^Alarms|[0-9A-F]{8}$/g, ''), properties),
    );
    this.#filters = filters.map(({ properties }) => ({
      ...properties,
      fits: filterPattern(properties.FilterPattern),
    }));
  }

  /** @param at ms since 1970, like all times here. */
  put(at: number, metric: Metric, value: number): void {
    const key = keyOf(metric);
    const minutes = this.#values.get(key) ?? new Map<number, number[]>();
    this.#values.set(key, minutes);
    const minute = startOf(at);
    const values = minutes.get(minute) ?? [];
    minutes.set(minute, values);
    values.push(value);
  }

  /**
   * Counts a line of a log group as its metric filters do, and takes the values that are embedded in it.
   * @throws for values that CloudWatch would not take.
   */
  log(at: number, logGroupName: string, line: string): void {
    for (const { at: instant, value, ...metric } of embeddedValues(line, at)) this.put(instant, metric, value);
    for (const { LogGroupName, MetricTransformations, fits } of this.#filters) {
      if (LogGroupName !== logGroupName || !fits(line)) continue;
      const event = jsonObject(line) ?? {};
      const read = (text: string) => (text.startsWith('$.') ? event[text.slice(2)] : text);
      const [{ MetricNamespace: Namespace, MetricName, MetricValue, Dimensions = [] }] = MetricTransformations;
      const dimensions = Dimensions.map(({ Key, Value }) => ({ Name: Key, Value: String(read(Value)) }));
      this.put(at, { Namespace, MetricName, Dimensions: dimensions }, Number(read(MetricValue)));
    }
  }

  /** Values of a metric without dimensions, of these minutes. */
  valuesOf(metric: Metric, from: number, until: number): number[] {
    const minutes = this.#values.get(keyOf(metric)) ?? [];
    return [...minutes].flatMap(([minute, values]) => (minute >= from && minute < until ? values : []));
  }

  /** Evaluates every alarm, as CloudWatch does each minute. @returns the states by the alarms' names. */
  evaluate(at: number): ReadonlyMap<string, AlarmState> {
    return new Map(this.#alarms.map((alarm) => [alarm.name, this.#stateOf(alarm, startOf(at))]));
  }

  #stateOf(alarm: Alarm, at: number): AlarmState {
    const { ComparisonOperator, DatapointsToAlarm, EvaluationPeriods: periods, Threshold } = alarm.properties;
    const isBreaching = (value: number) => comparisons[ComparisonOperator](value, Threshold);
    const retrieved = this.#newestFirst(alarm, at, periods + furtherPoints);
    const existing = retrieved.filter((value) => !Number.isNaN(value));
    const breaching = existing.slice(0, periods).filter(isBreaching);
    const filled = alarm.properties.TreatMissingData === 'breaching' ? Math.max(0, periods - existing.length) : 0;
    return breaching.length + filled >= (DatapointsToAlarm ?? periods) ? 'ALARM' : 'OK';
  }

  /** Data points before an instant; NaN is a missing one. */
  #newestFirst({ stats, periodMs, compute }: Alarm, at: number, count: number): number[] {
    return Array.from({ length: count }, (_, point) => {
      const until = at - point * periodMs;
      return compute(stats.map(({ Metric, Stat }) => this.#valueOf(Metric, Stat, until, periodMs, at)));
    });
  }

  /** Undefined for a metric that never had data, NaN for one without data then. */
  #valueOf(metric: Metric, statistic: Statistic, until: number, periodMs: number, at: number): number | undefined {
    const minutes = this.#values.get(keyOf(metric));
    if (minutes === undefined) return undefined;
    const values: number[] = [];
    for (let minute = until - periodMs; minute < until; minute += minuteMs)
      if (minute + minuteMs <= at - delayMs) values.push(...(minutes.get(minute) ?? []));
    return values.length > 0 ? statistics[statistic](values) : Number.NaN;
  }
}

/** An alarm with its metrics. Its data point is computed from theirs; NaN is a missing one. */
interface Alarm {
  readonly name: string;
  readonly properties: AlarmProperties;
  readonly stats: readonly (NonNullable<MetricQuery['MetricStat']> & { readonly Id: string })[];
  readonly periodMs: number;
  readonly compute: (values: readonly (number | undefined)[]) => number;
}

const functions = {
  // Whether CloudWatch fills a metric that never had data is written nowhere: here it does not, so that no alarm needs it.
  FILL: (value: number | undefined, otherwise: number) => (Number.isNaN(value) ? otherwise : value),
  IF: (condition: boolean, value: number, otherwise: number) => (condition ? value : otherwise),
};

/** @throws for another treatment of missing data than the templates have. */
function alarmOf(name: string, properties: AlarmProperties): Alarm {
  if (!['breaching', 'notBreaching'].includes(String(properties.TreatMissingData)))
    throw new Error(`${name}: TreatMissingData ${properties.TreatMissingData} is not known to the local stack`);
  const { Metrics, Namespace = '', MetricName = '', Dimensions = [], Period = 60, Statistic = 'Sum' } = properties;
  const watched = { Metric: { Namespace, MetricName, Dimensions }, Period, Stat: Statistic };
  const queries: readonly MetricQuery[] = Metrics ?? [{ Id: 'watched', MetricStat: watched }];
  const stats = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, ...MetricStat }] : []));
  const expression = queries.find(({ Expression }) => Expression !== undefined)?.Expression ?? 'watched';
  // The expressions of our templates are JavaScript, too.
  const run = vm.compileFunction(`return ${expression}`, [...Object.keys(functions), ...stats.map(({ Id }) => Id)]);
  const compute = (values: readonly (number | undefined)[]) => Number(run(...Object.values(functions), ...values));
  return { name, properties, stats, periodMs: (stats[0]?.Period ?? 60) * 1_000, compute };
}

const startOf = (at: number) => Math.floor(at / minuteMs) * minuteMs;

const keyOf = ({ Namespace, MetricName, Dimensions = [] }: Metric) =>
  [Namespace, MetricName, ...Dimensions.map(({ Name, Value }) => `${Name}=${Value}`).sort()].join(' ');

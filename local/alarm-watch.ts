import { minuteMs } from '../lambdas/domain/time/durations.ts';
import { defaultStage, metricNamespace } from '../lib/names.ts';
import { type AlarmState, CloudWatch } from './aws/cloudwatch.ts';
import type { Sqs } from './aws/sqs.ts';
import type { Cloud } from './cloud/cloud.ts';
import { deliveryOf } from './delivery.ts';
import type { EventSourceMappings } from './lambda/event-source-mappings.ts';
import type { LocalFunction } from './lambda/function.ts';

interface Watched {
  readonly log: { onLine: (functionName: string, line: string) => void };
  readonly mappings: Pick<EventSourceMappings, 'polling'>;
  readonly sqs: Pick<Sqs, 'all'>;
  readonly targets: { functions(): readonly Counted[] };
}

type Counted = Pick<LocalFunction, 'errors' | 'invocations' | 'throttles'> & {
  readonly definition: { readonly name: string };
};

/** Minutes of data that are made up at the start, and after a pause or a move of the clock. */
const longestGap = 60;

/**
 * Feeds the templates' alarms once a minute with data of queues, functions, mappings and log lines. The alarms on the
 * API and on IteratorAge get none: here they are always OK.
 */
export class AlarmWatch {
  readonly #cloudWatch: CloudWatch;
  readonly #watched: Watched;
  readonly #now: () => number;
  readonly #counted = new Map<string, number>();
  #states: ReadonlyMap<string, AlarmState> = new Map();
  #refused = 0;
  /** Start of the first minute without data. */
  #next: number;

  constructor(cloud: Cloud, watched: Watched, now: () => number) {
    this.#cloudWatch = new CloudWatch(cloud);
    this.#watched = watched;
    this.#now = now;
    this.#next = now() - longestGap * minuteMs;
    const functions = cloud.resources<{ LoggingConfig?: { LogGroup: string } }>('AWS::Lambda::Function');
    const logGroups = new Map(
      functions.map(({ name, properties }) => [name, properties.LoggingConfig?.LogGroup ?? '']),
    );
    watched.log.onLine = (name, line) => this.#log(logGroups.get(name) ?? '', line);
  }

  /** A line with metric values that CloudWatch would not take fails nothing in AWS, either: it is counted. */
  #log(logGroup: string, line: string): void {
    try {
      this.#cloudWatch.log(this.#now(), logGroup, line);
    } catch (error) {
      this.#refused += 1;
      console.error('CloudWatch takes no metric values from this line:', line, error);
    }
  }

  /** Figures of delivery within the last hour, and the alarm on them. */
  delivery() {
    const Namespace = metricNamespace(defaultStage);
    const figures = deliveryOf(
      (MetricName, from, until) => this.#cloudWatch.valuesOf({ Namespace, MetricName }, from, until),
      this.#now(),
    );
    return {
      ...figures,
      'lines-refused': this.#refused,
      PassengersBehind: this.#states.get('PassengersBehind') ?? 'OK',
    };
  }

  /** States by the alarms' names, ringing alarms first. */
  states(): Readonly<Record<string, AlarmState>> {
    return Object.fromEntries([...this.#states].sort(([, a], [, b]) => a.localeCompare(b)));
  }

  /** Has no due work for which the clock would stop. */
  nextAt(): undefined {}

  async fireDue(): Promise<void> {
    const minute = Math.floor(this.#now() / minuteMs) * minuteMs;
    if (minute < this.#next) return;
    const counts = this.#counts();
    for (let at = Math.max(this.#next, minute - longestGap * minuteMs); at < minute; at += minuteMs) {
      this.#report(at);
      for (const { name } of counts.filter(({ metric }) => metric === 'Invocations'))
        this.#put(at, 'Lambda', 'Invocations', 'FunctionName', name, 1);
    }
    for (const { name, metric, count } of counts)
      if (metric !== 'Invocations') this.#put(minute - minuteMs, 'Lambda', metric, 'FunctionName', name, count);
    this.#next = minute;
    this.#states = this.#cloudWatch.evaluate(minute);
  }

  #report(at: number): void {
    const { mappings, sqs } = this.#watched;
    for (const queue of sqs.all()) {
      const { name } = queue.settings;
      this.#put(at, 'SQS', 'ApproximateAgeOfOldestMessage', 'QueueName', name, queue.ageOfOldest());
      this.#put(at, 'SQS', 'ApproximateNumberOfMessagesVisible', 'QueueName', name, queue.counts().visible);
    }
    for (const id of mappings.polling()) this.#put(at, 'Lambda', 'PolledEventCount', 'EventSourceMappingUUID', id, 0);
  }

  /** Counts of the functions since the last call. */
  #counts() {
    return this.#watched.targets.functions().flatMap(({ definition: { name }, invocations, errors, throttles }) =>
      Object.entries({ Invocations: invocations, Errors: errors, Throttles: throttles }).flatMap(([metric, total]) => {
        const key = `${name} ${metric}`;
        const count = total - (this.#counted.get(key) ?? 0);
        this.#counted.set(key, total);
        return count > 0 ? { name, metric, count } : [];
      }),
    );
  }

  #put(at: number, service: string, MetricName: string, dimension: string, of: string, value: number): void {
    const Dimensions = [{ Name: dimension, Value: of }];
    this.#cloudWatch.put(at, { Namespace: `AWS/${service}`, MetricName, Dimensions }, value);
  }
}

import type { Template } from 'aws-cdk-lib/assertions';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Figure } from '../../lambdas/domain/delivery/figure.ts';
import { minuteMs } from '../../lambdas/domain/time/durations.ts';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import type { Clock, Log } from '../../lambdas/ports/runtime.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { embeddedMetrics } from '../../lambdas/runtime/metrics.ts';
import { defaultStage, metricNamespace } from '../../lib/names.ts';
import { AlarmWatch } from '../../local/alarm-watch.ts';
import type { QueueProperties } from '../../local/aws/limits/sqs.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { Cloud } from '../../local/cloud/cloud.ts';
import { EventSourceMappings } from '../../local/lambda/event-source-mappings.ts';
import { settled } from '../../sim/world/determinism.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import { Timers } from '../../world/time/timers.ts';

interface Mapping {
  readonly BatchSize: number;
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly ScalingConfig: { readonly MaximumConcurrency: number };
  readonly StartingPosition?: string;
}

interface FunctionProperties {
  readonly Timeout: number;
}

interface Worker {
  readonly queue: Queue;
  readonly mapping: Mapping;
  readonly name: string;
  readonly timeoutMs: number;
}

interface Counted {
  readonly definition: { readonly name: string };
  invocations: number;
  errors: number;
  throttles: number;
}

/** Section of an alarm in docs/runbook.md: `JobErrors` for `JobErrorsOfRelay`. */
export const sectionOf = (alarm: string) => alarm.replace(/Of[A-Z]\w*$/, '');

/** Handles a message once. */
export type Attempt = (services: { readonly clock: Clock; readonly log: Log }) => Promise<void>;

const urls = { sqsUrl: 'https://sqs.example', signInUrl: 'https://sign-in.example' };

type Templates = Readonly<Record<'data' | 'service', Template>>;

/** The cloud of the stacks' templates. */
export const cloudOf = (templates: Templates) =>
  new Cloud(
    Object.entries(templates).map(([name, template]) => {
      return { name, template: template.toJSON(), assetDirectories: new Map<string, string>() };
    }),
    urls,
  );

/** A deployment's queues, message processing and alarms on virtual time, with a test's own work. */
export class Rehearsal {
  readonly #cloud: Cloud;
  readonly #clock: Clock;
  readonly #timers = new Timers();
  readonly #watch: AlarmWatch;
  readonly #log: { onLine: (functionName: string, line: string) => void } = { onLine: () => {} };
  readonly #eventSourceMappings = new EventSourceMappings();
  readonly #counted: readonly Counted[];
  readonly #sqs: Sqs;
  readonly #mappings: QueueMapping[] = [];
  readonly #workers = new Map<string, Worker>();
  #nowMs = Date.parse('2027-03-15T08:00:00Z');
  #minutesPassed = 0;
  isSchedulePaused = false;
  isCertificateCheckOff = false;

  /** @param random of the back-off: 0 is the shortest. */
  constructor(templates: Templates, random: number) {
    this.#cloud = cloudOf(templates);
    this.#sqs = new Sqs(undefined, () => this.#nowMs);
    for (const { name, arn, ref, properties } of this.#cloud.resources<QueueProperties>('AWS::SQS::Queue'))
      this.#sqs.declare(name, arn, ref, properties);
    for (const { ref, properties } of this.#cloud.resources<Mapping>('AWS::Lambda::EventSourceMapping')) {
      const { EventSourceArn, FunctionName: FunctionArn, BatchSize } = properties;
      const target = { invoke: async () => undefined };
      this.#eventSourceMappings.declare(ref, { EventSourceArn, FunctionArn, BatchSize }, target);
    }
    const functions = this.#cloud.resources<FunctionProperties>('AWS::Lambda::Function');
    this.#counted = functions.map(({ name }) => ({ definition: { name }, invocations: 0, errors: 0, throttles: 0 }));
    const watched = { log: this.#log, mappings: this.#eventSourceMappings, sqs: this.#sqs };
    const targets = { functions: () => this.#counted };
    this.#watch = new AlarmWatch(this.#cloud, { ...watched, targets }, () => this.#nowMs);
    this.#clock = {
      now: () => new Date(this.#nowMs),
      wait: (ms) => new Promise((resolve) => this.#timers.add(this.#nowMs + ms, resolve)),
      random: () => random,
      msLeft: () => Number.POSITIVE_INFINITY,
      after: (ms, action) => this.#timers.add(this.#nowMs + ms, action),
    };
  }

  /** The queue of a construct, `PushJobsPriorityQueue`, with its worker's settings, evaluated once. */
  #worker(construct: string) {
    const worker = this.#workers.get(construct) ?? this.#workerOf(construct);
    this.#workers.set(construct, worker);
    return worker;
  }

  #workerOf(construct: string): Worker {
    const { arn } = this.#resource('AWS::SQS::Queue', construct);
    const queue = this.#sqs.byArn(arn) as Queue;
    const mappings = this.#cloud.resources<Mapping>('AWS::Lambda::EventSourceMapping');
    const mapping = mappings.find(({ properties }) => properties.EventSourceArn === arn)?.properties as Mapping;
    const functions = this.#cloud.resources<FunctionProperties>('AWS::Lambda::Function');
    const { name, properties } = functions.find((each) => each.name === mapping.FunctionName) ?? fail(construct);
    return { queue, mapping, name, timeoutMs: properties.Timeout * 1_000 };
  }

  /** The number of messages that all workers of the queue take at a time, and their timeout, ms. */
  capacityOf(construct: string) {
    const { mapping, timeoutMs } = this.#worker(construct);
    return { messages: mapping.BatchSize * mapping.ScalingConfig.MaximumConcurrency, timeoutMs };
  }

  send(construct: string, delaySeconds = 0): void {
    this.#worker(construct).queue.send({ body: '{}', delaySeconds });
  }

  /** Enables or disables a mapping of the stream, `RelayFunctionStream`. */
  enable(construct: string, isEnabled: boolean): void {
    this.#eventSourceMappings.enable(this.#resource('AWS::Lambda::EventSourceMapping', construct).ref, isEnabled);
  }

  /** Delivers the queue's messages to its worker. */
  work(construct: string, retryCode: string, attempt: Attempt): void {
    const { queue, mapping, name, timeoutMs } = this.#worker(construct);
    const counted = this.#countedOf(name);
    const clock = this.#clock;
    const log = jsonLog(clock, (line) => this.#log.onLine(name, line));
    const redelivery = {
      postpone: async ({ receiptHandle }: { receiptHandle: string }, seconds: number) =>
        void queue.changeVisibility(receiptHandle, seconds),
    };
    const invoke = async (event: unknown): Promise<SQSBatchResponse> => {
      const work = { retryCode, run: () => attempt({ clock, log }) };
      const answer = processMessages((event as SQSEvent).Records, { clock, log, redelivery }, work);
      counted.invocations += 1;
      const end = await Promise.race([answer, clock.wait(timeoutMs).then(() => undefined)]);
      if (end !== undefined) return end;
      counted.errors += 1;
      throw new Error('Task timed out');
    };
    const { BatchSize: batchSize, ScalingConfig } = mapping;
    const settings = {
      batchSize,
      maxConcurrency: ScalingConfig.MaximumConcurrency,
      functionArn: name,
      reportsItems: true,
    };
    this.#mappings.push(new QueueMapping(queue, { invoke }, settings));
  }

  /** Has the functions write figures of the moment. */
  figures(of: (at: Date) => readonly Figure[]): void {
    const { name } = this.#resource('AWS::Lambda::Function', 'PushJobsFunction');
    embeddedMetrics(metricNamespace(defaultStage), (line) => this.#log.onLine(name, line)).put(of(this.#clock.now()));
  }

  /**
   * Lets time pass to full minutes.
   * @returns the ringing alarms by their sections in the runbook, each with the minutes until it rang.
   */
  async pass(minutes: number, isEnough: (rung: ReadonlyMap<string, number>) => boolean = () => false) {
    const [from, rung] = [Math.floor(this.#nowMs / minuteMs) * minuteMs, new Map<string, number>()];
    for (let minute = 1; minute <= minutes && !isEnough(rung); minute++) {
      await this.#passUntil(from + minute * minuteMs);
      if (!this.isSchedulePaused) this.#invoke('DueJobsFunction');
      if (this.#minutesPassed++ % (12 * 60) === 0 && !this.isCertificateCheckOff)
        this.#invoke('CertificateExpiryFunction');
      await this.#watch.fireDue();
      for (const [alarm, state] of Object.entries(this.#watch.states()))
        if (state === 'ALARM' && !rung.has(sectionOf(alarm))) rung.set(sectionOf(alarm), minute);
    }
    return rung;
  }

  /** Lets a second of a minute pass, so that no age is a full minute when CloudWatch gets its data. */
  passSecond(): Promise<void> {
    return this.#passUntil(this.#nowMs + 1_000);
  }

  async #passUntil(end: number): Promise<void> {
    for (;;) {
      for (const mapping of this.#mappings) mapping.poll();
      await settled();
      const visible = this.#mappings.flatMap((mapping) => mapping.nextAt(this.#nowMs) ?? []);
      const next = Math.min(end, this.#timers.nextMs() ?? end, ...visible);
      this.#nowMs = next;
      this.#timers.runUntil(next);
      await settled();
      if (next === end) return;
    }
  }

  #invoke(construct: string): void {
    this.#countedOf(this.#resource('AWS::Lambda::Function', construct).name).invocations += 1;
  }

  #countedOf(name: string): Counted {
    return this.#counted.find(({ definition }) => definition.name === name) ?? fail(name);
  }

  #resource(type: string, construct: string) {
    const isIt = ({ logicalId }: { logicalId: string }) => logicalId.replace(/[0-9A-F]{8}$/, '') === construct;
    return this.#cloud.resources(type).find(isIt) ?? fail(construct);
  }
}

const fail = (construct: string): never => {
  throw new Error(`The templates have no ${construct}`);
};

import type { Template } from 'aws-cdk-lib/assertions';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import type { Clock } from '../../lambdas/ports/clock.ts';
import type { Log } from '../../lambdas/ports/log.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { CloudWatch } from '../../local/aws/cloudwatch.ts';
import type { QueueProperties } from '../../local/aws/limits/sqs.ts';
import type { Queue } from '../../local/aws/queue.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { Cloud } from '../../local/cloud/cloud.ts';
import { QueueMapping } from '../../local/lambda/queue-mapping.ts';
import { settled } from '../../sim/world/determinism.ts';
import { Timers } from '../../sim/world/timers.ts';

interface Mapping {
  readonly BatchSize: number;
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly ScalingConfig: { readonly MaximumConcurrency: number };
  readonly StartingPosition?: string;
}

interface FunctionProperties {
  readonly LoggingConfig: { readonly LogGroup: string };
  readonly Timeout: number;
}

/** An attempt at a message. */
export type Attempt = (services: { readonly clock: Clock; readonly log: Log }) => Promise<void>;

const minuteMs = 60_000;
const urls = { sqsUrl: 'https://sqs.example', signInUrl: 'https://sign-in.example', apiUrl: 'https://api.example' };

type Templates = Readonly<Record<'data' | 'service', Template>>;

/** The stacks' templates as if deployed. */
export const cloudOf = (templates: Templates) =>
  new Cloud(
    Object.entries(templates).map(([name, template]) => {
      return { name, template: template.toJSON(), assetDirectories: new Map<string, string>() };
    }),
    urls,
  );

/** The deployed queues with their alarms on virtual time: real alarms, message processing and queues, and a test's own work. */
export class Rehearsal {
  readonly #cloud: Cloud;
  readonly #clock: Clock;
  readonly #timers = new Timers();
  readonly #cloudWatch: CloudWatch;
  readonly #sqs: Sqs;
  readonly #mappings: QueueMapping[] = [];
  #nowMs = Date.parse('2027-03-15T08:00:00Z');
  /** Sources that give no data any more: the streams' mappings and the schedule, by the logical id of theirs or their function. */
  readonly stopped = new Set<string>();

  /** @param random of the back-off: 0 is the shortest. */
  constructor(templates: Templates, directory: string, random: number) {
    this.#cloud = cloudOf(templates);
    this.#cloudWatch = new CloudWatch(this.#cloud);
    this.#sqs = new Sqs(directory, () => this.#nowMs);
    for (const { name, arn, ref, properties } of this.#cloud.resources<QueueProperties>('AWS::SQS::Queue'))
      this.#sqs.declare(name, arn, ref, properties);
    this.#clock = {
      now: () => new Date(this.#nowMs),
      wait: (ms) => new Promise((resolve) => this.#timers.add(this.#nowMs + ms, resolve)),
      random: () => random,
      msLeft: () => Number.POSITIVE_INFINITY,
      after: (ms, action) => this.#timers.add(this.#nowMs + ms, action),
    };
  }

  /** The queue of a construct, `PushJobsPriorityQueue`, with its worker's settings. */
  #worker(construct: string) {
    const { arn } = this.#resource('AWS::SQS::Queue', construct);
    const queue = this.#sqs.byArn(arn) as Queue;
    const mappings = this.#cloud.resources<Mapping>('AWS::Lambda::EventSourceMapping');
    const mapping = mappings.find(({ properties }) => properties.EventSourceArn === arn)?.properties as Mapping;
    const { name, properties } =
      this.#functions().find((each) => each.name === mapping.FunctionName) ?? fail(construct);
    return { queue, mapping, name, logGroup: properties.LoggingConfig.LogGroup, timeoutMs: properties.Timeout * 1_000 };
  }

  /** Messages that the queue's workers take at a time, and their timeout, ms. */
  capacityOf(construct: string) {
    const { mapping, timeoutMs } = this.#worker(construct);
    return { messages: mapping.BatchSize * mapping.ScalingConfig.MaximumConcurrency, timeoutMs };
  }

  send(construct: string, delaySeconds = 0): void {
    this.#worker(construct).queue.send({ body: '{}', delaySeconds });
  }

  /** Delivers the queue's messages to its worker. */
  work(construct: string, retryCode: string, attempt: Attempt): void {
    const { queue, mapping, name, logGroup, timeoutMs } = this.#worker(construct);
    const clock = this.#clock;
    const log = jsonLog(clock, (line) => this.#cloudWatch.log(this.#nowMs, logGroup, line));
    const redelivery = {
      postpone: async ({ receiptHandle }: { receiptHandle: string }, seconds: number) =>
        void queue.changeVisibility(receiptHandle, seconds),
    };
    const invoke = async (event: unknown): Promise<SQSBatchResponse> => {
      const work = { retryCode, run: () => attempt({ clock, log }) };
      const answer = processMessages((event as SQSEvent).Records, { clock, log, redelivery }, work);
      const end = await Promise.race([answer, clock.wait(timeoutMs).then(() => undefined)]);
      this.#put('AWS/Lambda', 'Errors', 'FunctionName', name, end === undefined ? 1 : 0);
      if (end === undefined) throw new Error('Task timed out');
      return end;
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

  /**
   * Lets time pass.
   * @returns the alarms that rang, each with the minutes until then.
   */
  async pass(minutes: number, isEnough: (rung: ReadonlyMap<string, number>) => boolean = () => false) {
    const [from, rung] = [this.#nowMs, new Map<string, number>()];
    for (let minute = 1; minute <= minutes && !isEnough(rung); minute++) {
      await this.#passUntil(from + minute * minuteMs);
      for (const [alarm, state] of this.#cloudWatch.evaluate(this.#nowMs))
        if (state === 'ALARM' && !rung.has(alarm)) rung.set(alarm, minute);
    }
    return rung;
  }

  async #passUntil(end: number): Promise<void> {
    for (;;) {
      for (const mapping of this.#mappings) mapping.poll();
      await settled();
      const visible = this.#mappings.flatMap(({ queue }) => queue.nextVisibleAt(this.#nowMs) ?? []);
      const next = Math.min(end, this.#timers.nextMs() ?? end, ...visible);
      if (next === end) this.#report(end - 1);
      this.#nowMs = next;
      this.#timers.runUntil(next);
      await settled();
      if (next === end) return;
    }
  }

  /** Data of a minute that AWS makes of itself. */
  #report(at: number): void {
    for (const queue of this.#sqs.all()) {
      const { name } = queue.settings;
      this.#put('AWS/SQS', 'ApproximateAgeOfOldestMessage', 'QueueName', name, queue.ageOfOldest(), at);
      this.#put('AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'QueueName', name, queue.counts().visible, at);
    }
    for (const { logicalId, ref, properties } of this.#cloud.resources<Mapping>('AWS::Lambda::EventSourceMapping'))
      if (properties.StartingPosition && !this.#isStopped(logicalId))
        this.#put('AWS/Lambda', 'PolledEventCount', 'EventSourceMappingUUID', ref, 0, at);
    const { logicalId, name } = this.#resource('AWS::Lambda::Function', 'DueJobsFunction');
    if (!this.#isStopped(logicalId)) this.#put('AWS/Lambda', 'Invocations', 'FunctionName', name, 1, at);
  }

  #isStopped(logicalId: string): boolean {
    return [...this.stopped].some((each) => logicalId.startsWith(each));
  }

  #put(Namespace: string, MetricName: string, dimension: string, of: string, value: number, at = this.#nowMs): void {
    this.#cloudWatch.put(at, { Namespace, MetricName, Dimensions: [{ Name: dimension, Value: of }] }, value);
  }

  #functions() {
    return this.#cloud.resources<FunctionProperties>('AWS::Lambda::Function');
  }

  #resource(type: string, construct: string) {
    const isIt = ({ logicalId }: { logicalId: string }) => logicalId.replace(/[0-9A-F]{8}$/, '') === construct;
    return this.#cloud.resources(type).find(isIt) ?? fail(construct);
  }
}

const fail = (construct: string): never => {
  throw new Error(`The templates have no ${construct}`);
};

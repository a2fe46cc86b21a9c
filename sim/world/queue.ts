import type { SQSRecord } from 'aws-lambda';
import type { World } from './world.ts';

interface Message {
  readonly id: string;
  readonly body: string;
  readonly sentAtMs: number;
  visibleAtMs: number;
  receives: number;
  receipt: number;
}

interface QueueSettings {
  readonly name: string;
  /** Timeout of the function that takes its messages, s. */
  readonly timeoutSeconds: number;
  /** Receives after which a message is dead. */
  readonly attempts?: number;
  /** Age at which a message is gone, s. */
  readonly retentionSeconds?: number;
}

/** Longest extra delay of a message that is late, ms. */
const longestDelayMs = 60_000;

/** A standard queue of SQS: at least once, in no order. */
export class Queue {
  readonly name: string;
  readonly url: string;
  readonly #world: World;
  readonly #settings: QueueSettings;
  #messages: Message[] = [];
  /** Messages that were received too often. */
  readonly dead: string[] = [];
  #sent = 0;
  #receipts = 0;

  constructor(world: World, settings: QueueSettings) {
    this.name = settings.name;
    this.url = `https://sqs.example/${settings.name}`;
    this.#world = world;
    this.#settings = settings;
  }

  /** Waiting, delayed or in flight. */
  get size(): number {
    return this.#messages.length;
  }

  get bodies(): readonly string[] {
    return this.#messages.map(({ body }) => body);
  }

  get hasVisible(): boolean {
    return this.#messages.some(({ visibleAtMs }) => visibleAtMs <= this.#world.nowMs);
  }

  send(body: string, delaySeconds = 0): void {
    this.#sent += 1;
    const late = this.#world.faults.strikes('message-late') ? this.#world.chance.below(longestDelayMs) : 0;
    const visibleAtMs = this.#world.nowMs + delaySeconds * 1_000 + late;
    const sent = { id: `${this.name}-${this.#sent}`, body, sentAtMs: this.#world.nowMs };
    this.#messages.push({ ...sent, visibleAtMs, receives: 0, receipt: 0 });
    this.#wake(visibleAtMs);
  }

  /** Receives some messages, as a mapping does: any that are visible. */
  receive(most: number): SQSRecord[] {
    const { chance, faults, nowMs } = this.#world;
    const { attempts = Number.POSITIVE_INFINITY, retentionSeconds = Number.POSITIVE_INFINITY } = this.#settings;
    this.#messages = this.#messages.filter(({ sentAtMs }) => sentAtMs + retentionSeconds * 1_000 > nowMs);
    const received: SQSRecord[] = [];
    for (let left = chance.between(1, most); left > 0; left--) {
      const message = chance.pick(this.#messages.filter(({ visibleAtMs }) => visibleAtMs <= nowMs));
      if (message === undefined) break;
      message.receives += 1;
      if (message.receives > attempts) {
        this.dead.push(message.body);
        this.#messages.splice(this.#messages.indexOf(message), 1);
        continue;
      }
      this.#receipts += 1;
      message.receipt = this.#receipts;
      const isDoubled = faults.strikes('message-doubled');
      this.#hide(message, isDoubled ? 0 : this.#settings.timeoutSeconds + 60);
      if (!faults.strikes('message-lost')) received.push(this.#recordOf(message));
    }
    return received;
  }

  /** Deletes a message that was processed, unless it comes back nevertheless. */
  remove(receipt: string): void {
    if (this.#world.faults.strikes('message-again')) return;
    this.#messages = this.#messages.filter((message) => String(message.receipt) !== receipt);
  }

  postpone(receipt: string, seconds: number): void {
    const message = this.#messages.find((each) => String(each.receipt) === receipt);
    if (message) this.#hide(message, seconds);
  }

  /** Moves dead messages back, as an operator does. */
  redrive(): void {
    for (const body of this.dead.splice(0)) this.send(body);
  }

  #hide(message: Message, seconds: number): void {
    message.visibleAtMs = this.#world.nowMs + seconds * 1_000;
    this.#wake(message.visibleAtMs);
  }

  /** Time does not jump over the instant at which a message becomes visible. */
  #wake(atMs: number): void {
    this.#world.after(atMs - this.#world.nowMs, () => {});
  }

  #recordOf({ id, body, sentAtMs, receipt, receives }: Message): SQSRecord {
    const attributes = { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAtMs) };
    return {
      messageId: id,
      receiptHandle: String(receipt),
      body,
      attributes: attributes as SQSRecord['attributes'],
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:eu-central-1:0:${this.name}`,
      awsRegion: 'eu-central-1',
    };
  }
}

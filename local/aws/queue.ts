import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../basics/files.ts';

export interface NewMessage {
  readonly body: string;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  readonly groupId?: string | undefined;
  readonly delaySeconds?: number | undefined;
  /** Trace header of the request that sent the message. */
  readonly traceHeader?: string | undefined;
}

export interface Message extends Omit<NewMessage, 'delaySeconds'> {
  readonly id: string;
  /** ms since 1970, like all times here. */
  readonly sentAt: number;
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  /** Valid until the message is received again. */
  receipt?: string;
}

export interface QueueSettings {
  readonly name: string;
  readonly url: string;
  readonly arn: string;
  readonly visibilityTimeoutSeconds: number;
  readonly delaySeconds: number;
  /** Age at which messages are gone, counted from when they were first sent. */
  readonly retentionSeconds: number;
  readonly redrive?: { readonly deadLetterArn: string; readonly maxReceiveCount: number } | undefined;
}

/**
 * A standard queue, with a file per message so that none is lost. Receipts are in memory only: after a restart every
 * message is visible again, as after the visibility timeout.
 */
export class Queue {
  readonly settings: QueueSettings;
  /** Emits `sent` when messages may have become available. */
  readonly events = new EventEmitter();
  readonly #directory: string;
  readonly #now: () => number;
  readonly #deadLetters: () => Queue | undefined;
  /** Oldest first. */
  readonly #messages = new Map<string, Message>();

  constructor(settings: QueueSettings, directory: string, now: () => number, deadLetters: () => Queue | undefined) {
    this.settings = settings;
    this.#directory = directory;
    this.#now = now;
    this.#deadLetters = deadLetters;
    mkdirSync(directory, { recursive: true });
    const stored = readdirSync(directory).flatMap((file) => readJson<Message>(path.join(directory, file)) ?? []);
    for (const message of stored.sort((a, b) => a.sentAt - b.sentAt)) this.#messages.set(message.id, message);
  }

  get size(): number {
    return this.#messages.size;
  }

  send({ delaySeconds = this.settings.delaySeconds, ...content }: NewMessage): Message {
    const sentAt = this.#now();
    return this.#add({
      ...content,
      id: randomUUID(),
      sentAt,
      visibleAt: sentAt + delaySeconds * 1_000,
      receiveCount: 0,
    });
  }

  receive(limit: number, visibilitySeconds = this.settings.visibilityTimeoutSeconds): Message[] {
    this.#expire();
    const received: Message[] = [];
    const { redrive } = this.settings;
    for (const message of this.#messages.values()) {
      if (received.length === limit) break;
      if (message.visibleAt > this.#now()) continue;
      const deadLetters = redrive && message.receiveCount >= redrive.maxReceiveCount ? this.#deadLetters() : undefined;
      if (deadLetters) {
        this.#remove(message);
        deadLetters.#add({ ...message, visibleAt: this.#now(), receiveCount: 0 });
        continue;
      }
      message.receiveCount += 1;
      message.firstReceivedAt ??= this.#now();
      message.visibleAt = this.#now() + visibilitySeconds * 1_000;
      message.receipt = `${message.id}:${randomUUID()}`;
      received.push(message);
    }
    return received;
  }

  /** @returns false for a receipt that is not valid any more. */
  delete(receipt: string): boolean {
    const message = this.#held(receipt);
    if (message) this.#remove(message);
    return message !== undefined;
  }

  /** @returns false for a receipt that is not valid any more, or a message that is visible again. */
  changeVisibility(receipt: string, seconds: number): boolean {
    const message = this.#held(receipt);
    if (message === undefined || message.visibleAt <= this.#now()) return false;
    message.visibleAt = this.#now() + seconds * 1_000;
    this.events.emit('sent');
    return true;
  }

  /** Moves all visible messages to another queue, as new messages; messages in flight stay. */
  moveAll(to: Queue): void {
    for (const message of [...this.#messages.values()].filter(({ visibleAt }) => visibleAt <= this.#now())) {
      this.#remove(message);
      const {
        id: _id,
        sentAt: _sentAt,
        visibleAt: _visibleAt,
        receiveCount: _count,
        receipt: _receipt,
        firstReceivedAt: _first,
        ...content
      } = message;
      to.send({ ...content, delaySeconds: 0 });
    }
  }

  purge(): void {
    for (const message of this.#messages.values()) this.#remove(message);
  }

  /** Number of visible messages, and of those in flight or delayed. */
  counts(): { visible: number; invisible: number } {
    this.#expire();
    const visible = [...this.#messages.values()].filter(({ visibleAt }) => visibleAt <= this.#now()).length;
    return { visible, invisible: this.#messages.size - visible };
  }

  /**
   * SQS's metric ApproximateAgeOfOldestMessage, s: without messages that were received three times or more, as they have
   * moved to the back of the queue. It is not documented whether delayed messages count; here they do.
   * Source: Amazon SQS Developer Guide, "Available CloudWatch metrics for Amazon SQS".
   */
  ageOfOldest(): number {
    this.#expire();
    const sent = [...this.#messages.values()]
      .filter(({ receiveCount }) => receiveCount < 3)
      .map(({ sentAt }) => sentAt);
    return sent.length > 0 ? (this.#now() - sent.reduce((a, b) => Math.min(a, b))) / 1_000 : 0;
  }

  /** Number of messages that are received and neither deleted nor visible again. */
  inFlight(): number {
    const now = this.#now();
    return [...this.#messages.values()].filter(({ receipt, visibleAt }) => receipt && visibleAt > now).length;
  }

  /** Time at which the next message becomes visible after an instant, ms since 1970; undefined without one. */
  nextVisibleAt(after = Number.NEGATIVE_INFINITY): number | undefined {
    const times = [...this.#messages.values()].map(({ visibleAt }) => visibleAt).filter((time) => time > after);
    return times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : undefined;
  }

  /**
   * Removes messages beyond the retention period. In a dead-letter queue the period counts from the first sending, by
   * which the queue is not sorted: a message may stay there until earlier ones have gone.
   */
  #expire(): void {
    const oldest = this.#now() - this.settings.retentionSeconds * 1_000;
    for (const message of this.#messages.values()) {
      if (message.sentAt > oldest) break;
      this.#remove(message);
    }
  }

  #held(receipt: string): Message | undefined {
    const message = this.#messages.get(receipt.split(':')[0] ?? '');
    return message?.receipt === receipt ? message : undefined;
  }

  #add(message: Message): Message {
    writeFileSync(this.#file(message), JSON.stringify(message));
    this.#messages.set(message.id, message);
    this.events.emit('sent');
    return message;
  }

  #remove(message: Message): void {
    rmSync(this.#file(message), { force: true });
    this.#messages.delete(message.id);
  }

  #file({ id }: Message): string {
    return path.join(this.#directory, `${id}.json`);
  }
}

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

import type { Chance } from '../time/chance.ts';
import type { Clock } from '../time/clock.ts';

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
  readonly delaySeconds?: number;
  /** Age at which messages are gone, counted from when they were first sent; 4 days if absent. */
  readonly retentionSeconds?: number;
  readonly redrive?: { readonly deadLetterArn: string; readonly maxReceiveCount: number } | undefined;
}

/** Misfortunes that a standard queue allows itself: at least once, in no order. */
type QueueFault = 'message-late' | 'message-lost' | 'message-doubled' | 'message-again';

/** Surroundings of a queue. */
export interface QueuePorts {
  readonly clock: Pick<Clock, 'now'>;
  /** Draws which messages are received, and how many; without it the oldest come first, as fairness between groups allows. */
  readonly chance?: Chance;
  readonly strikes?: (kind: QueueFault) => boolean;
  /** Parts of ids and receipts; numbers by default. */
  readonly newId?: () => string;
  readonly deadLetters?: () => Queue | undefined;
  /** Messages from before a restart, the oldest first. */
  readonly stored?: readonly Message[];
  readonly onStored?: (message: Message) => void;
  readonly onRemoved?: (message: Message) => void;
}

/** Longest extra delay of a message that is late, ms. */
const longestDelayMs = 60_000;

/** A standard queue of SQS. */
export class Queue {
  readonly settings: QueueSettings;
  /** Called when messages may have become available. */
  onSent: () => void = () => {};
  readonly #ports: QueuePorts;
  readonly #strikes: (kind: QueueFault) => boolean;
  readonly #newId: () => string;
  /** Oldest first. */
  readonly #messages = new Map<string, Message>();
  #ids = 0;

  constructor(settings: QueueSettings, ports: QueuePorts) {
    this.settings = settings;
    this.#ports = ports;
    this.#strikes = ports.strikes ?? (() => false);
    this.#newId = ports.newId ?? (() => `${settings.name}-${++this.#ids}`);
    for (const message of ports.stored ?? []) this.#messages.set(message.id, message);
  }

  /** Number of messages that are visible, delayed or in flight. */
  get size(): number {
    return this.#messages.size;
  }

  get deadLetters(): Queue | undefined {
    return this.#ports.deadLetters?.();
  }

  get bodies(): readonly string[] {
    return [...this.#messages.values()].map(({ body }) => body);
  }

  get hasVisible(): boolean {
    const now = this.#now();
    for (const { visibleAt } of this.#messages.values()) if (visibleAt <= now) return true;
    return false;
  }

  send({ delaySeconds = this.settings.delaySeconds ?? 0, ...content }: NewMessage): Message {
    const sentAt = this.#now();
    const lateMs = this.#strikes('message-late') ? (this.#ports.chance?.below(longestDelayMs) ?? 0) : 0;
    const visibleAt = sentAt + delaySeconds * 1_000 + lateMs;
    return this.#add({ ...content, id: this.#newId(), sentAt, visibleAt, receiveCount: 0 });
  }

  receive(limit: number, visibilitySeconds = this.settings.visibilityTimeoutSeconds): Message[] {
    this.#expire();
    const now = this.#now();
    const received: Message[] = [];
    let left = this.#ports.chance?.between(1, limit) ?? limit;
    for (const message of this.#inOrder()) {
      if (left === 0) break;
      if (this.#giveUp(message)) continue;
      left -= 1;
      message.receiveCount += 1;
      message.firstReceivedAt ??= now;
      message.visibleAt = this.#strikes('message-doubled') ? now : now + visibilitySeconds * 1_000;
      message.receipt = `${message.id}:${this.#newId()}`;
      if (!this.#strikes('message-lost')) received.push(message);
    }
    return received;
  }

  /** @returns false for a receipt that is not valid any more. */
  delete(receipt: string): boolean {
    const message = this.#held(receipt);
    if (message && !this.#strikes('message-again')) this.#remove(message);
    return message !== undefined;
  }

  /** @returns false for a receipt that is not valid any more, or a message that is visible again. */
  changeVisibility(receipt: string, seconds: number): boolean {
    const message = this.#held(receipt);
    if (message === undefined || message.visibleAt <= this.#now()) return false;
    message.visibleAt = this.#now() + seconds * 1_000;
    this.onSent();
    return true;
  }

  /** Moves all visible messages to another queue, as new messages; messages in flight stay. */
  moveAll(to: Queue): void {
    for (const message of this.#visible()) {
      this.#remove(message);
      const { body, attributes, groupId, traceHeader } = message;
      to.send({ body, attributes, groupId, traceHeader, delaySeconds: 0 });
    }
  }

  purge(): void {
    for (const message of this.#messages.values()) this.#remove(message);
  }

  /** Number of visible messages, and of those in flight or delayed. */
  counts(): { visible: number; invisible: number } {
    this.#expire();
    const visible = this.#visible().length;
    return { visible, invisible: this.#messages.size - visible };
  }

  /**
   * SQS's metric ApproximateAgeOfOldestMessage, s: without messages that were received three times or more, as they have
   * moved to the back of the queue. It is not documented whether delayed messages count; here they do.
   * Source: Amazon SQS Developer Guide, "Available CloudWatch metrics for Amazon SQS".
   */
  ageOfOldest(): number {
    this.#expire();
    const waiting = [...this.#messages.values()].filter(({ receiveCount }) => receiveCount < 3);
    const oldest = waiting.reduce((least, { sentAt }) => Math.min(least, sentAt), this.#now());
    return (this.#now() - oldest) / 1_000;
  }

  /** Messages that are received and neither deleted nor visible again. */
  get inFlight(): readonly Message[] {
    const now = this.#now();
    return [...this.#messages.values()].filter(({ receipt, visibleAt }) => receipt && visibleAt > now);
  }

  /** Time at which the next message becomes visible after an instant, ms since 1970; undefined without one. */
  nextAt(after = Number.NEGATIVE_INFINITY): number | undefined {
    let next: number | undefined;
    for (const { visibleAt } of this.#messages.values())
      if (visibleAt > after && (next === undefined || visibleAt < next)) next = visibleAt;
    return next;
  }

  /**
   * Visible messages in the order in which they are received: of the group with the fewest in flight first, as fair queues
   * hold back groups that delay others. A message without a group is one by itself.
   * Source: Amazon SQS Developer Guide, "How Amazon SQS fair queues work".
   */
  #inOrder(): readonly Message[] {
    const { chance } = this.#ports;
    const inFlight = new Map<string, number>();
    const place = ({ id, groupId = id }: Message) => {
      const before = inFlight.get(groupId) ?? 0;
      inFlight.set(groupId, before + 1);
      return before;
    };
    this.inFlight.forEach(place);
    return this.#visible()
      .map((message) => ({ message, place: chance?.next() ?? place(message) }))
      .sort((one, other) => one.place - other.place)
      .map(({ message }) => message);
  }

  #visible(): Message[] {
    const now = this.#now();
    return [...this.#messages.values()].filter(({ visibleAt }) => visibleAt <= now);
  }

  /** Moves a message that was received too often to the dead-letter queue. */
  #giveUp(message: Message): boolean {
    const { redrive } = this.settings;
    const deadLetters = redrive && message.receiveCount >= redrive.maxReceiveCount && this.deadLetters;
    if (!deadLetters) return false;
    this.#remove(message);
    deadLetters.#add({ ...message, visibleAt: this.#now(), receiveCount: 0 });
    return true;
  }

  /**
   * Removes messages beyond the retention period. In a dead-letter queue the period counts from the first sending, by
   * which the queue is not sorted: a message may stay there until earlier ones have gone.
   */
  #expire(): void {
    const oldest = this.#now() - (this.settings.retentionSeconds ?? 345_600) * 1_000;
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
    this.#ports.onStored?.(message);
    this.#messages.set(message.id, message);
    this.onSent();
    return message;
  }

  #remove(message: Message): void {
    this.#ports.onRemoved?.(message);
    this.#messages.delete(message.id);
  }

  #now(): number {
    return this.#ports.clock.now();
  }
}

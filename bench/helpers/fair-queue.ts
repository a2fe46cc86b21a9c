import type { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';

interface Message {
  readonly body: string;
  readonly group: string;
  readonly sentAtMs: number;
}

/**
 * A queue that hands out messages of the group that has the fewest in flight, and of one group the oldest, as fair queues do for
 * groups that delay others. Messages without a group are of one. Source: Amazon SQS Developer Guide, "How Amazon SQS fair queues work".
 */
export class FairQueue {
  readonly #waiting: Message[] = [];
  readonly #inFlight = new Map<string, number>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Takes what is sent to it. */
  readonly client = {
    send: async ({ input: { Entries = [] } }: SendMessageBatchCommand) => {
      for (const { MessageBody: body = '', MessageGroupId: group = '' } of Entries)
        this.#waiting.push({ body, group, sentAtMs: this.#nowMs() });
      return {};
    },
  } as unknown as SQSClient;

  receive(limit: number): Message[] {
    return Array.from({ length: Math.min(limit, this.#waiting.length) }, () => {
      const next = this.#waiting.reduce((one, other) => (this.#ofGroup(other) < this.#ofGroup(one) ? other : one));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#inFlight.set(next.group, this.#ofGroup(next) + 1);
      return next;
    });
  }

  delete(message: Message): void {
    this.#inFlight.set(message.group, this.#ofGroup(message) - 1);
  }

  #ofGroup({ group }: Message): number {
    return this.#inFlight.get(group) ?? 0;
  }
}

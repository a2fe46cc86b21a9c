import type { Sqs } from '../aws/sqs.ts';
import { AsyncInvocations } from './async-invocations.ts';
import type { LocalFunction } from './function.ts';

/** Targets of events by ARN: functions and queues. */
export class Targets {
  readonly asyncInvocations: AsyncInvocations;
  readonly #functions = new Map<string, LocalFunction>();
  readonly #sqs: Sqs;

  constructor(sqs: Sqs, now: () => number) {
    this.#sqs = sqs;
    this.asyncInvocations = new AsyncInvocations(now);
  }

  add(target: LocalFunction): void {
    this.#functions.set(target.definition.arn, target);
  }

  functions(): LocalFunction[] {
    return [...this.#functions.values()];
  }

  /**
   * A function by its ARN, the ARN of a version or alias, or its name.
   * @throws if no template declares it.
   */
  function(arnOrName: string): LocalFunction {
    const unqualified = /^arn:aws:lambda:[^:]*:[^:]*:function:[^:]+/.exec(arnOrName)?.[0];
    const found = this.functions().find(
      ({ definition }) => definition.arn === unqualified || definition.name === arnOrName,
    );
    if (!found) throw new Error(`No function ${arnOrName} in the templates`);
    return found;
  }

  /**
   * Sends an event (JSON) to a queue, or invokes a function asynchronously and waits for the first attempt.
   * @throws EventTooLarge
   */
  async send(arn: string, event: string): Promise<void> {
    const queue = this.#sqs.byArn(arn);
    if (queue) queue.send({ body: event });
    else await this.asyncInvocations.send(this.function(arn), event);
  }
}

import type { Sqs } from '../aws/sqs.ts';
import type { LocalFunction } from './function.ts';

/** Targets of events by ARN: functions and queues. */
export class Targets {
  readonly #functions = new Map<string, LocalFunction>();
  readonly #sqs: Sqs;

  constructor(sqs: Sqs) {
    this.#sqs = sqs;
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

  /** Sends an event (JSON) to a queue, or to a function and waits for it; its errors are in its own log. */
  async send(arn: string, event: string): Promise<void> {
    const queue = this.#sqs.byArn(arn);
    if (queue) queue.send({ body: event });
    else
      await this.function(arn)
        .invoke(JSON.parse(event))
        .catch(() => {});
  }
}

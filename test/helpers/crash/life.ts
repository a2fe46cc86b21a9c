import { NodeHttpHandler } from '@smithy/node-http-handler';
import { operationOf } from '../fault-injecting-handler.ts';

/** The death of a process: before one of its calls, counted from 1, or after its answer. */
export interface Death {
  readonly call: number;
  readonly when: 'before' | 'after';
}

/** A call that leaves the process, such as `PutItem`; `isChange` if it can change anything outside. */
interface OutgoingCall {
  readonly name: string;
  readonly isChange: boolean;
}

export interface MadeCall extends OutgoingCall {
  /** True for the first change of an invocation: earlier work has been answered, or is no longer in its queue. */
  readonly isFirstChange: boolean;
}

const never = new Promise<never>(() => {});

/**
 * The life of a process, by its calls of AWS, Apple and Google. After its end there are no calls and no answers, so that
 * no later code runs, not even a catch: like kill -9.
 */
export class Life {
  readonly calls: MadeCall[] = [];
  readonly #death: Death | undefined;
  readonly #end = Promise.withResolvers<'died'>();
  readonly #underWay = new Set<Promise<unknown>>();
  #hasChanged = false;
  /** True of a process that is dead or in its last call. */
  isOver = false;

  constructor(death?: Death) {
    this.#death = death;
  }

  /** Makes a call if the process is alive, and answers if it still is. */
  async call<Answer>(call: OutgoingCall, make: () => Promise<Answer>): Promise<Answer> {
    if (this.isOver) return never;
    this.calls.push({ ...call, isFirstChange: call.isChange && !this.#hasChanged });
    this.#hasChanged ||= call.isChange;
    const isLast = this.calls.length === this.#death?.call;
    if (isLast) this.isOver = true;
    const answer = isLast && this.#death?.when === 'before' ? Promise.resolve(undefined) : make();
    this.#underWay.add(answer);
    await answer.catch(() => {});
    this.#underWay.delete(answer);
    if (isLast) this.#end.resolve('died');
    return this.isOver ? never : (answer as Promise<Answer>);
  }

  /** Begins an invocation of a function. */
  invoked(): void {
    this.#hasChanged = false;
  }

  /** The result of some work, or `died` if the process died first. Waits for all calls under way. */
  async ofWork<Result>(work: Promise<Result>): Promise<Result | 'died'> {
    const result = await Promise.race([work, this.#end.promise]);
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    return result;
  }

  /** Carries the SDK's requests. */
  readonly requestHandler = new MortalHandler(this);

  /** Carries the requests to Google. */
  readonly fetch: typeof fetch = (input, init = {}) => {
    const { method = 'GET' } = init;
    const path = new URL(String(input)).pathname;
    return this.call({ name: `${method} ${path}`, isChange: method !== 'GET' && path !== '/token' }, async () => {
      const answer = await fetch(input, init);
      // The body is read here, since a dead process reads none.
      return new Response(await answer.arrayBuffer(), answer);
    });
  };
}

/** Handler with the shared connections of all lives. */
const http = new NodeHttpHandler();

class MortalHandler extends NodeHttpHandler {
  readonly #life: Life;

  constructor(life: Life) {
    super();
    this.#life = life;
  }

  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const name = operationOf(request);
    return this.#life.call({ name, isChange: !/^(Get|Query|GET )/.test(name) }, async () => {
      const answer = await http.handle(request, options);
      // An unread body keeps its connection.
      if (this.#life.isOver) answer.response.body.resume();
      return answer;
    });
  }
}

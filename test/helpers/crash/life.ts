import { NodeHttpHandler } from '@smithy/node-http-handler';
import { operationOf } from '../fault-injecting-handler.ts';

/** When a process dies: before one of its calls has been made, or when that has been answered, counted from 1. */
export interface Death {
  readonly call: number;
  readonly when: 'before' | 'after';
}

/** A call that leaves the process, such as `PutItem`, and whether it can change anything outside. */
interface OutgoingCall {
  readonly name: string;
  readonly isChange: boolean;
}

export interface MadeCall extends OutgoingCall {
  /** The first change of an invocation: what came before it has been answered, or is no longer in its queue. */
  readonly isFirstChange: boolean;
}

const never = new Promise<never>(() => {});

/**
 * The life of a process, by its calls of AWS, Apple and Google. Once it is over no call is made any more and no answer
 * comes back, so that nothing runs of what would have come next, not even a catch: as after kill -9.
 */
export class Life {
  readonly calls: MadeCall[] = [];
  readonly #death: Death | undefined;
  readonly #end = Promise.withResolvers<'died'>();
  readonly #underWay = new Set<Promise<unknown>>();
  #hasChanged = false;
  /** Dead, or in its last call. */
  isOver = false;

  constructor(death?: Death) {
    this.#death = death;
  }

  /** Makes a call, if the process gets to it; answers if the process still hears it. */
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

  /** The result of some work, or that the process died first. Waits for all calls that were under way outside. */
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
      // Read here, as a dead process reads no body.
      return new Response(await answer.arrayBuffer(), answer);
    });
  };
}

/** Shares the connections of all lives. */
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

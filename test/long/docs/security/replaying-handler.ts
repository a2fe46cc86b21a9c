import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { operationOf } from '../../../helpers/fault-injecting-handler.ts';

type Handle = NodeHttpHandler['handle'];
type Answer = Awaited<ReturnType<Handle>>;

/**
 * Sends the requests of a run to AWS when it is first done, and replays their answers in each later one, so that only the service's
 * own work is measured. Writes, which are never the same twice, are known by their operation.
 */
export class ReplayingHandler extends NodeHttpHandler {
  /** Operations of the run. */
  readonly operations: string[] = [];
  readonly #known = new Map<string, { readonly response: Answer['response']; readonly body: Buffer }>();
  readonly #counts = new Map<string, number>();
  #run = '';

  begin(run: string): void {
    this.#run = run;
    this.#counts.clear();
    this.operations.length = 0;
  }

  override async handle(...[request, options]: Parameters<Handle>): Promise<Answer> {
    if (this.#run === '') return super.handle(request, options);
    const operation = operationOf(request);
    this.operations.push(operation);
    const isWrite = /^(Put|Update|Delete|Transact|PUT|DELETE)/.test(operation);
    const bodyText = typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body);
    const what = [this.#run, operation, ...(isWrite ? [] : [request.path, bodyText])].join('\n');
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    let known = this.#known.get(`${what}\n${count}`);
    if (known === undefined) {
      const { response } = await super.handle(request, options);
      const parts: Uint8Array[] = [];
      for await (const part of response.body as AsyncIterable<Uint8Array>) parts.push(part);
      known = { response, body: Buffer.concat(parts) };
      this.#known.set(`${what}\n${count}`, known);
    }
    const { response, body } = known;
    return { response: Object.assign(Object.create(response), { body: Readable.from([body]) }) };
  }
}

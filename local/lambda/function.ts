import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventTooLarge, maxEventBytes, Throttled } from '../../world/aws/invoker.ts';
import { traceOfCall } from '../../world/aws/lineage.ts';
import type { LocalClock } from '../basics/clock.ts';
import { type Listening, listen, readBody } from '../basics/http.ts';
import { Environment, type FunctionDefinition, type Invocation } from './environment.ts';
import type { Freezer } from './freezer.ts';
import type { FunctionLog } from './function-log.ts';
import { platformReport } from './platform-report.ts';

/**
 * Time for the start of an environment beyond the function's timeout, ms. Lambda starts once more after these 10 s, and
 * then within the timeout; here the start may take both together.
 * Source: AWS Lambda Developer Guide, "Understanding the Lambda execution environment lifecycle".
 */
const initMs = 10_000;

/** Environments and their concurrent invocations. */
interface Scale {
  readonly environments: number;
  readonly concurrency: number;
}

/** One process for all invocations, which spares the laptop cold starts and memory. */
const lenient: Scale = { environments: 1, concurrency: 8 };

/** Like Lambda, but for the number of environments: an account has a thousand. */
const strict: Scale = { environments: 5, concurrency: 1 };

/** A Lambda function, which scales its execution environments: the first invocation starts one. */
export class LocalFunction {
  readonly definition: FunctionDefinition;
  readonly #clock: LocalClock;
  readonly #log: FunctionLog;
  readonly #freezer: Freezer | undefined;
  readonly #scale: Scale;
  readonly #environments = new Map<string, Environment>();
  readonly #waiting: Invocation[] = [];
  #runtimeApi!: Listening;
  #starts = 0;
  #inProgress = 0;
  /** Counts since the function was made: invocations, failed ones, and throttled ones, which are no invocations. */
  invocations = 0;
  errors = 0;
  throttles = 0;
  #isClosing = false;

  private constructor(definition: FunctionDefinition, clock: LocalClock, log: FunctionLog, freezer?: Freezer) {
    this.definition = definition;
    this.#clock = clock;
    this.#log = log;
    this.#freezer = freezer;
    this.#scale = freezer ? strict : lenient;
  }

  /** @param freezer makes it as strict as Lambda: one invocation at a time in an environment, which is frozen between them. */
  static async create(
    definition: FunctionDefinition,
    clock: LocalClock,
    log: FunctionLog,
    freezer?: Freezer,
  ): Promise<LocalFunction> {
    const created = new LocalFunction(definition, clock, log, freezer);
    created.#runtimeApi = await listen((request, response) => created.#serve(request, response));
    return created;
  }

  /** Starts an environment ahead of the first invocation, as provisioned concurrency does. */
  prepare(): void {
    if (this.#environments.size === 0) this.#start();
  }

  /** @throws if the function fails, does not start, or exceeds its timeout. */
  async invoke(event: unknown, traceHeader?: string): Promise<unknown> {
    const { arn, timeoutMs, reservedConcurrency = Number.POSITIVE_INFINITY } = this.definition;
    const body = JSON.stringify(event);
    if (Buffer.byteLength(body) >= maxEventBytes)
      throw new EventTooLarge(`Request must be smaller than ${maxEventBytes} bytes for the InvokeFunction operation`);
    if (this.#inProgress >= reservedConcurrency) {
      this.throttles += 1;
      throw new Throttled('Rate Exceeded.');
    }
    const id = randomUUID();
    this.#inProgress += 1;
    this.invocations += 1;
    let cancelTimeout: (() => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const invocation = { id, event: body, traceHeader: traceOfCall(arn, traceHeader), resolve, reject };
        this.#waiting.push(invocation);
        cancelTimeout = this.#clock.after(initMs + timeoutMs, () => this.#notStarted(invocation));
        this.#dispatch();
      });
    } catch (error) {
      this.errors += 1;
      throw error;
    } finally {
      cancelTimeout?.();
      this.#inProgress -= 1;
    }
  }

  /** Ends its environments; invocations in progress fail. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${this.definition.name} is being closed`));
    await Promise.all([...this.#environments.values()].map((environment) => environment.kill()));
    await this.#runtimeApi.close();
  }

  /** Hands waiting invocations out, and starts environments for the rest. */
  #dispatch(): void {
    const taking = [...this.#environments.values()].filter(({ isRetired }) => !isRetired);
    for (const environment of taking)
      while (this.#waiting.length > 0 && environment.isReady) environment.handOut(this.#waiting.shift() as Invocation);
    const room = taking.filter(({ hasRoom }) => hasRoom).length;
    const missing = Math.min(this.#waiting.length - room, this.#scale.environments - taking.length);
    for (let started = 0; started < missing && !this.#isClosing; started++) this.#start();
  }

  #start(): void {
    const id = String(++this.#starts);
    const environment = new Environment({
      definition: this.definition,
      clock: this.#clock,
      log: this.#log,
      runtimeApi: `${this.#runtimeApi.url.slice('http://'.length)}/${id}`,
      concurrency: this.#scale.concurrency,
      freezer: this.#freezer,
      onChange: () => this.#dispatch(),
      onEnd: (initError) => {
        this.#environments.delete(id);
        if (initError !== undefined) for (const { reject } of this.#waiting.splice(0)) reject(new Error(initError));
        this.#dispatch();
      },
    });
    this.#environments.set(id, environment);
  }

  #notStarted(invocation: Invocation): void {
    const place = this.#waiting.indexOf(invocation);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    const message = `Task timed out after ${((initMs + this.definition.timeoutMs) / 1_000).toFixed(2)} seconds`;
    this.#log.error(this.definition.name, platformReport(this.#clock.now(), invocation.id, { status: 'timeout' }));
    invocation.reject(new Error(message));
  }

  /** The Runtime API of its environments. */
  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, number = '', address = ''] = /^\/(\d+)\/2018-06-01\/runtime(\/.+)$/.exec(request.url ?? '') ?? [];
    const environment = this.#environments.get(number);
    if (!environment) {
      response.writeHead(403).end();
      return;
    }
    if (address === '/invocation/next') {
      environment.poll(response);
      return;
    }
    const [, id = '', outcome] = /^\/invocation\/([^/]+)\/(response|error)$/.exec(address) ?? [];
    const body = await readBody(request);
    let status = 202;
    if (outcome === 'response') status = environment.respond(id, body);
    else if (outcome === 'error') environment.fail(id, messageOf(body));
    else environment.crash(messageOf(body));
    response.writeHead(status).end();
  }
}

function messageOf(body: Buffer): string {
  const { errorType, errorMessage, stackTrace } = JSON.parse(body.toString());
  return [`${errorType}: ${errorMessage}`, ...stackTrace].join('\n');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LocalClock } from '../clock.ts';
import { type Listening, listen, readBody } from '../http.ts';
import type { FunctionLog } from './function-log.ts';
import { EventTooLarge } from './invoker.ts';
import { traceOfCall } from './lineage.ts';

export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  /** Directory of the bundle. */
  readonly directory: string;
  /** `index.handler` */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

interface Invocation {
  readonly id: string;
  readonly event: string;
  readonly traceHeader: string;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Maximum size of event and answer of a synchronous invocation. Source: AWS Lambda quotas. */
const maxPayloadBytes = 6 * 1024 * 1024;

const localDirectory = path.dirname(import.meta.dirname);

/** A Lambda function: its Runtime API in this process, its code in a child process that the first invocation starts. */
export class LocalFunction {
  readonly definition: FunctionDefinition;
  readonly #clock: LocalClock;
  readonly #log: FunctionLog;
  #runtimeApi!: Listening;
  readonly #waiting: Invocation[] = [];
  readonly #running = new Map<string, Invocation>();
  /** The child's long polls for an invocation. */
  #polls: ServerResponse[] = [];
  #child: ChildProcess | undefined;
  #initError: string | undefined;
  #closing = false;

  private constructor(definition: FunctionDefinition, clock: LocalClock, log: FunctionLog) {
    this.definition = definition;
    this.#clock = clock;
    this.#log = log;
  }

  static async create(definition: FunctionDefinition, clock: LocalClock, log: FunctionLog): Promise<LocalFunction> {
    const created = new LocalFunction(definition, clock, log);
    created.#runtimeApi = await listen((request, response) => created.#serve(request, response));
    return created;
  }

  /** @throws if the function fails, does not start, or exceeds its timeout. */
  async invoke(event: unknown, traceHeader?: string): Promise<unknown> {
    const { arn, timeoutMs } = this.definition;
    const body = JSON.stringify(event);
    if (Buffer.byteLength(body) >= maxPayloadBytes) throw new EventTooLarge('The event is not smaller than 6 MB');
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timedOut(id), timeoutMs);
      this.#waiting.push({
        id,
        event: body,
        traceHeader: traceOfCall(arn, traceHeader),
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#child ??= this.#start();
      this.#handOut();
    });
  }

  /** Stops the child; invocations in progress fail. */
  async close(): Promise<void> {
    this.#closing = true;
    const child = this.#child;
    child?.kill('SIGKILL');
    if (child) await once(child, 'close');
    await this.#runtimeApi.close();
  }

  #start(): ChildProcess {
    const { directory, handler, environment, memoryMb, name } = this.definition;
    const preload = path.join(localDirectory, 'clock-preload.cjs');
    const client = path.join(localDirectory, 'lambda', 'runtime-client.ts');
    const child = spawn(process.execPath, ['--require', preload, client], {
      cwd: directory,
      env: {
        PATH: process.env.PATH,
        TZ: ':UTC',
        ...environment,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
        AWS_LAMBDA_RUNTIME_API: this.#runtimeApi.url.slice('http://'.length),
        LAMBDA_TASK_ROOT: directory,
        LOCAL_CLOCK_FILE: this.#clock.file,
        _HANDLER: handler,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C reaches only the main process, which stops its children in order.
      detached: true,
    });
    this.#initError = undefined;
    this.#log.follow(name, child);
    // On close and not exit: only then has all of its output been read.
    child.once('close', () => this.#childExited(child));
    return child;
  }

  #childExited(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#polls = [];
    const how = child.exitCode ? `with error: exit status ${child.exitCode}` : 'without providing a reason';
    const abandoned = [...this.#waiting.splice(0), ...this.#running.values()];
    this.#running.clear();
    for (const { id, reject } of abandoned) {
      const message = `RequestId: ${id} Error: Runtime exited ${how}`;
      if (!this.#closing) this.#log.error(this.definition.name, `${message}\nRuntime.ExitError`);
      reject(new Error(this.#initError ?? message));
    }
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const poll = this.#polls.shift();
      if (poll === undefined) return;
      if (poll.destroyed) continue;
      const invocation = this.#waiting.shift() as Invocation;
      this.#running.set(invocation.id, invocation);
      poll.writeHead(200, {
        'content-type': 'application/json',
        'lambda-runtime-aws-request-id': invocation.id,
        'lambda-runtime-deadline-ms': String(this.#clock.now() + this.definition.timeoutMs),
        'lambda-runtime-invoked-function-arn': this.definition.arn,
        'lambda-runtime-trace-id': invocation.traceHeader,
      });
      poll.end(invocation.event);
    }
  }

  #timedOut(id: string): void {
    const message = `Task timed out after ${(this.definition.timeoutMs / 1_000).toFixed(2)} seconds`;
    this.#log.error(this.definition.name, `${new Date(this.#clock.now()).toISOString()} ${id} ${message}`);
    this.#fail(id, message);
  }

  /** Fails a waiting or running invocation; a late answer of the child is ignored. */
  #fail(id: string, message: string): void {
    const waits = this.#waiting.findIndex((each) => each.id === id);
    const invocation = waits >= 0 ? this.#waiting.splice(waits, 1)[0] : this.#running.get(id);
    this.#running.delete(id);
    invocation?.reject(new Error(message));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, id = '', outcome] = /\/invocation\/([^/]+)\/(response|error)$/.exec(request.url ?? '') ?? [];
    if (request.url?.endsWith('/invocation/next')) {
      this.#polls.push(response);
      this.#handOut();
      return;
    }
    const body = await readBody(request);
    response.writeHead(202).end();
    if (outcome === 'response') this.#respond(id, body);
    else if (outcome === 'error') this.#fail(id, messageOf(body));
    else this.#initError = messageOf(body);
  }

  #respond(id: string, body: Buffer): void {
    if (body.length > maxPayloadBytes) {
      const message = 'The answer is larger than 6 MB';
      this.#log.error(this.definition.name, message);
      this.#fail(id, message);
      return;
    }
    const invocation = this.#running.get(id);
    this.#running.delete(id);
    invocation?.resolve(JSON.parse(body.toString()));
  }
}

function messageOf(body: Buffer): string {
  const { errorType, errorMessage, stackTrace } = JSON.parse(body.toString());
  return [`${errorType}: ${errorMessage}`, ...stackTrace].join('\n');
}

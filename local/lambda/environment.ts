import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LocalClock } from '../basics/clock.ts';
import type { Freezer } from './freezer.ts';
import type { FunctionLog } from './function-log.ts';
import { platformReport } from './platform-report.ts';

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
  readonly reservedConcurrency?: number | undefined;
}

export interface Invocation {
  readonly id: string;
  readonly event: string;
  readonly traceHeader: string;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Options {
  readonly definition: FunctionDefinition;
  readonly clock: LocalClock;
  readonly log: FunctionLog;
  /** `host:port/path` of its Runtime API. */
  readonly runtimeApi: string;
  /** Invocations at a time; 1 in Lambda. */
  readonly concurrency: number;
  /** Freezes it between invocations. */
  readonly freezer?: Freezer | undefined;
  /** Called when it can take an invocation, or will take no more. */
  readonly onChange: () => void;
  /** Called when its process has ended, with the error if it had not started. */
  readonly onEnd: (initError: string | undefined) => void;
}

const localDirectory = path.dirname(import.meta.dirname);

/** Maximum size of an answer. It is the number in the message of the Runtime API. */
const maxAnswerBytes = 6 * 1024 * 1024 + 100;

/** An execution environment of a function: a child process that takes its invocations from the Runtime API. */
export class Environment {
  readonly #options: Options;
  readonly #child: ChildProcess;
  readonly #running = new Map<string, { invocation: Invocation; cancelTimeout: () => void }>();
  /** The child's long polls for an invocation. */
  readonly #polls: ServerResponse[] = [];
  /** True after a timeout: it takes no more, and is killed when its other invocations have ended. Lambda has no others. */
  isRetired = false;
  #isStarted = false;
  #isFrozen = false;
  #crash: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#child = this.#start();
    options.log.follow(options.definition.name, this.#child);
    options.freezer?.watch(this.#child);
    // On close and not exit: only then has all of its output been read.
    this.#child.once('close', () => this.#ended());
  }

  /** True if an invocation can be handed out. */
  get isReady(): boolean {
    return this.hasRoom && this.#polls.length > 0;
  }

  /** True also while it starts, and between an answer and the next poll. */
  get hasRoom(): boolean {
    return !this.isRetired && this.#running.size < this.#options.concurrency;
  }

  /** Ends it; invocations in progress fail. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'close');
  }

  /** A request of the child for its next invocation. */
  poll(response: ServerResponse): void {
    this.#isStarted = true;
    this.#polls.push(response);
    this.#options.onChange();
    if (this.#running.size > 0) return;
    this.#options.freezer?.freeze(this.#child);
    this.#isFrozen = this.#options.freezer !== undefined;
  }

  /** Hands an invocation to the child. Requires that the environment is ready. */
  handOut(invocation: Invocation): void {
    const { clock, definition, freezer } = this.#options;
    const { arn, timeoutMs } = definition;
    const cancelTimeout = clock.after(timeoutMs, () => this.#timedOut(invocation.id));
    this.#running.set(invocation.id, { invocation, cancelTimeout });
    freezer?.thaw(this.#child);
    const poll = this.#polls.shift();
    poll?.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': invocation.id,
      'lambda-runtime-deadline-ms': String(clock.now() + timeoutMs),
      'lambda-runtime-invoked-function-arn': arn,
      'lambda-runtime-trace-id': invocation.traceHeader,
      ...(this.#isFrozen && { 'local-was-frozen': 'true' }),
    });
    poll?.end(invocation.event);
    this.#isFrozen = false;
  }

  /** @returns the status of the Runtime API's answer. */
  respond(id: string, body: Buffer): number {
    if (body.length > maxAnswerBytes) {
      const message = `Response payload size exceeded maximum allowed payload size (${maxAnswerBytes} bytes).`;
      this.#options.log.error(this.#options.definition.name, `RequestId: ${id} Error: ${message}`);
      this.fail(id, `Function.ResponseSizeTooLarge: ${message}`);
      return 413;
    }
    this.#finish(id)?.resolve(JSON.parse(body.toString()));
    return 202;
  }

  fail(id: string, message: string): void {
    this.#finish(id)?.reject(new Error(message));
  }

  /** Its process is about to end with an error. */
  crash(message: string): void {
    this.#crash = message;
  }

  /** Ends an invocation. @returns undefined for an answer that comes after the timeout. */
  #finish(id: string): Invocation | undefined {
    const { invocation, cancelTimeout } = this.#running.get(id) ?? {};
    cancelTimeout?.();
    this.#running.delete(id);
    if (this.isRetired && this.#running.size === 0) this.#child.kill('SIGKILL');
    return invocation;
  }

  #timedOut(id: string): void {
    const { clock, definition, log, onChange } = this.#options;
    const message = `Task timed out after ${(definition.timeoutMs / 1_000).toFixed(2)} seconds`;
    log.error(definition.name, platformReport(clock.now(), id, { status: 'timeout' }));
    this.isRetired = true;
    this.fail(id, message);
    onChange();
  }

  #ended(): void {
    const { exitCode } = this.#child;
    const { clock, definition, log, onEnd } = this.#options;
    const how = exitCode ? `with error: exit status ${exitCode}` : 'without providing a reason';
    const report = { status: 'error', errorType: 'Runtime.ExitError' } as const;
    for (const id of [...this.#running.keys()]) {
      if (this.#child.signalCode !== 'SIGKILL') log.error(definition.name, platformReport(clock.now(), id, report));
      this.fail(id, this.#crash ?? `RequestId: ${id} Error: Runtime exited ${how}`);
    }
    onEnd(this.#isStarted ? undefined : (this.#crash ?? `Error: Runtime exited ${how}`));
  }

  #start(): ChildProcess {
    const { definition, clock, runtimeApi, concurrency } = this.#options;
    const { directory, handler, environment, memoryMb, name } = definition;
    const preload = path.join(localDirectory, 'clock-preload.cjs');
    const client = path.join(localDirectory, 'lambda', 'runtime-client.ts');
    return spawn(process.execPath, ['--require', preload, client], {
      cwd: directory,
      env: {
        PATH: process.env.PATH,
        TZ: ':UTC',
        ...environment,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
        AWS_LAMBDA_RUNTIME_API: runtimeApi,
        LAMBDA_TASK_ROOT: directory,
        LOCAL_CLOCK_FILE: clock.file,
        LOCAL_CONCURRENCY: String(concurrency),
        _HANDLER: handler,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C reaches only the main process, which stops its children in order.
      detached: true,
    });
  }
}

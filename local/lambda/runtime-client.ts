import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { breakSockets, followSockets } from './broken-sockets.ts';
import { asError, reportError, UnhandledPromiseRejection, writeConsoleAsLambda } from './function-console.ts';

/**
 * Runs a function's bundle in its own process: fetches invocations from the local Runtime API and answers them.
 * Source: AWS Lambda Developer Guide, "Using the Lambda runtime API for custom runtimes".
 *
 * Lambda runs one invocation at a time in an environment; here one process may run several. The process ends with the
 * Runtime API.
 */
const concurrency = Number(process.env.LOCAL_CONCURRENCY);

type FunctionHandler = (event: unknown, context: object) => unknown;

const runtimeApi = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const runtimeApiPort = Number(new URL(runtimeApi).port);
const agent = new http.Agent({ keepAlive: true });

/** The current one of the concurrent invocations, for log lines and the trace header. */
const invocation = new AsyncLocalStorage<{ readonly id: string; readonly trace: unknown }>();
// The AWS SDK reads the trace header of its requests from here.
Object.assign(globalThis, { awslambda: { InvokeStore: { getXRayTraceId: () => invocation.getStore()?.trace } } });

interface Answer {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Calls the Runtime API by node:http: fetch has a timeout of 5 minutes that would end the long poll for an invocation.
 */
function call(method: 'GET' | 'POST', address: string, body = ''): Promise<Answer> {
  return new Promise((resolve) => {
    const request = http.request(runtimeApi + address, { method, agent }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks).toString() });
    });
    request.on('error', () => process.exit(0));
    request.end(body);
  });
}

function describe(error: unknown): string {
  const { name, message, stack } = asError(error);
  return JSON.stringify({ errorType: name, errorMessage: message, stackTrace: stack?.split('\n').slice(1) ?? [] });
}

async function loadHandler(): Promise<FunctionHandler> {
  const [, file = '', name = ''] = /^(.+)\.([^.]+)$/.exec(process.env._HANDLER ?? '') ?? [];
  const base = path.join(process.env.LAMBDA_TASK_ROOT ?? '', file);
  const module = [`${base}.mjs`, `${base}.js`, `${base}.cjs`].find((candidate) => existsSync(candidate));
  if (module === undefined) throw new Error(`There is no module ${file}`);
  const exported = await import(pathToFileURL(module).href);
  const handler = exported[name] ?? exported.default?.[name];
  if (typeof handler !== 'function') throw new Error(`${file} exports no function ${name}`);
  return handler;
}

async function takeInvocations(handler: FunctionHandler): Promise<never> {
  for (;;) {
    const { headers, body } = await call('GET', '/invocation/next');
    const id = String(headers['lambda-runtime-aws-request-id']);
    if (headers['local-was-frozen']) breakSockets(runtimeApiPort);
    const under = { id, trace: headers['lambda-runtime-trace-id'] };
    // On the monotonic clock, because the local clock may jump while the function runs.
    const endsAt = performance.now() + Number(headers['lambda-runtime-deadline-ms']) - Date.now();
    const context = {
      awsRequestId: id,
      callbackWaitsForEmptyEventLoop: true,
      functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
      functionVersion: process.env.AWS_LAMBDA_FUNCTION_VERSION,
      getRemainingTimeInMillis: () => endsAt - performance.now(),
      invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
      memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    };
    try {
      const answer = await invocation.run(under, async () => handler(JSON.parse(body), context));
      await call('POST', `/invocation/${id}/response`, JSON.stringify(answer ?? null));
    } catch (error) {
      invocation.run(under, () => reportError(error));
      await call('POST', `/invocation/${id}/error`, describe(error));
    }
  }
}

/** Ends the process, whose state is undefined after an uncaught error; the invocations in progress fail with it. */
async function end(error: unknown, exitCode: number): Promise<never> {
  reportError(error);
  await call('POST', '/init/error', describe(error));
  process.exit(exitCode);
}

followSockets();
writeConsoleAsLambda(() => invocation.getStore()?.id);
process.on('uncaughtException', (error) => end(error, 129));
process.on('unhandledRejection', (reason, promise) => end(new UnhandledPromiseRejection(reason, promise), 128));

const handler = await loadHandler().catch((error) => end(error, 129));
for (let taken = 0; taken < concurrency; taken++) void takeInvocations(handler);

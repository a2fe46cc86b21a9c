import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a function's bundle in a process of its own: fetches invocations from the local Runtime API and answers them.
 * Source: AWS Lambda Developer Guide, "Using the Lambda runtime API for custom runtimes".
 *
 * Lambda gives every environment one invocation at a time and starts more of them; here one process takes several at
 * once, so that concurrent requests are concurrent. When the Runtime API goes away, so does the process.
 */
const concurrency = 8;

type FunctionHandler = (event: unknown, context: object) => unknown;

const runtimeApi = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const agent = new http.Agent({ keepAlive: true });

/** Of the invocation under way: where the AWS SDK finds what it sends with every request. */
const traceHeader = new AsyncLocalStorage<unknown>();
Object.assign(globalThis, { awslambda: { InvokeStore: { getXRayTraceId: () => traceHeader.getStore() } } });

interface Answer {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Not fetch: its time limit of 5 minutes would end the wait for the next invocation. */
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
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
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
    const id = headers['lambda-runtime-aws-request-id'];
    // On the monotonic clock, as the local clock may jump while the function runs.
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
      const answer = await traceHeader.run(headers['lambda-runtime-trace-id'], () =>
        handler(JSON.parse(body), context),
      );
      await call('POST', `/invocation/${id}/response`, JSON.stringify(answer ?? null));
    } catch (error) {
      await call('POST', `/invocation/${id}/error`, describe(error));
    }
  }
}

try {
  const handler = await loadHandler();
  for (let taken = 0; taken < concurrency; taken++) void takeInvocations(handler);
} catch (error) {
  await call('POST', '/init/error', describe(error));
  process.exit(1);
}

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Listening, listen, readBody, sendJson } from '../../basics/http.ts';
import type { Guard } from '../../iam/guard.ts';
import type { RequestsOf } from '../../iam/requests.ts';

/** An error that is answered in an AWS service's format. */
export class AwsError extends Error {
  readonly code: string;
  /** Further fields of the answer. */
  readonly details: object = {};

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Operations by name, from parsed request and headers to the answer. */
export type Operations = Readonly<Record<string, (input: never, headers: IncomingHttpHeaders) => object>>;

/**
 * Serves the AWS JSON protocol: the operation's name is the last part of the header x-amz-target.
 * @param requestsOf the requests to the guard before an operation runs.
 */
export function listenJsonService(operations: Operations, guard: Guard, requestsOf: RequestsOf): Promise<Listening> {
  return listen(async (request, response) => {
    const name = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const body = await readBody(request);
    const contentType = String(request.headers['content-type']);
    try {
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation) throw new AwsError('UnknownOperationException', `The local stack does not know ${name}`);
      const input = parsed(body.toString()) as never;
      for (const each of requestsOf(name, input)) guard.check(request.headers, each);
      sendJson(response, 200, operation(input, request.headers), { 'content-type': contentType });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      sendError(response, error, contentType);
    }
  });
}

/** Answers an error of the JSON protocols, a denial included. */
export function sendError(
  response: ServerResponse,
  { code, message, details }: AwsError,
  contentType = 'application/x-amz-json-1.0',
): void {
  sendJson(response, 400, { __type: code, message, ...details }, { 'content-type': contentType });
}

/** Source: AWS, common errors of the JSON protocols. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The request is no JSON');
  }
}

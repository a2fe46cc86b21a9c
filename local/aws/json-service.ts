import type { IncomingHttpHeaders } from 'node:http';
import { type Listening, listen, readBody, sendJson } from '../http.ts';

/** An error that is answered in an AWS service's format. */
export class AwsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Operations by name, from parsed request and headers to the answer. */
export type Operations = Readonly<Record<string, (input: never, headers: IncomingHttpHeaders) => object>>;

/** Serves the AWS JSON protocol: the operation's name is the last part of the header x-amz-target. */
export function listenJsonService(operations: Operations): Promise<Listening> {
  return listen(async (request, response) => {
    const name = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const body = await readBody(request);
    const headers = { 'content-type': String(request.headers['content-type']) };
    try {
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation) throw new AwsError('UnknownOperationException', `The local stack does not know ${name}`);
      const answer = operation(parsed(body.toString()) as never, request.headers);
      sendJson(response, 200, answer, headers);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      sendJson(response, 400, { __type: error.code, message: error.message }, headers);
    }
  });
}

/** Source: AWS, common errors of the JSON protocols. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The request is no JSON');
  }
}

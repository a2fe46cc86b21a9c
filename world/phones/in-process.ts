import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Send } from './phone.ts';

type Open = (
  method: string,
  target: string,
  request: { readonly headers: Record<string, string>; readonly body: string },
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

/** Sends to a function in this process. For one that dies, API Gateway answers 500. */
export const sendInProcess =
  (open: Open): Send =>
  async (url, { method, headers, body = '' }) => {
    const { pathname, search } = new URL(url);
    const answer = (await open(method, pathname + search, { headers, body })) ?? { statusCode: 500 };
    const named = Object.entries(answer.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    return {
      status: answer.statusCode ?? 200,
      headers: new Headers(named),
      body: Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'),
    };
  };

import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const cacheControl = { 'cache-control': 'no-store' };

export function emptyAnswer(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { ...cacheControl, ...headers } };
}

export function jsonAnswer(body: object): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', ...cacheControl },
    body: JSON.stringify(body),
  };
}

/** The same answer for a wrong token and for a pass that does not exist. */
export const unauthorized = () => emptyAnswer(401, { 'www-authenticate': 'ApplePass' });

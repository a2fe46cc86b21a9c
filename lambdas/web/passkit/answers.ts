import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export function emptyAnswer(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { 'cache-control': 'no-store', ...headers } };
}

/** The same answer for a wrong token and for a pass that does not exist. */
export const unauthorized = () => emptyAnswer(401, { 'www-authenticate': 'ApplePass' });

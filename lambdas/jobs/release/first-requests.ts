import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The request that a new version of each function has to answer before it gets traffic, by the function's construct. */
export interface FirstRequest {
  readonly event: APIGatewayProxyEventV2;
  readonly status: number;
}

/** A key, a session and a pass that nobody has: each is looked up in the table, and nothing is changed. */
const nobodys = {
  key: 'ReleaseCheck'.padEnd(40, '0'),
  session: `nobody.release-check.${'a'.repeat(43)}`,
  link: 'a'.repeat(58),
};

/** @param originSecret what CloudFront sends, without which the function of public addresses answers nothing. */
export const firstRequests = (originSecret: string): Readonly<Record<string, FirstRequest>> => ({
  ActionApi: {
    event: request('POST', '/v3', { 'x-api-key': nobodys.key }, { body: '{"action":"getpasstemplates"}' }),
    status: 401,
  },
  PublicWeb: { event: request('GET', `/i/${nobodys.link}`, { 'x-origin-secret': originSecret }), status: 404 },
  SettingsPage: { event: request('GET', '/settings', {}, signedOut), status: 200 },
  Desk: { event: request('GET', '/desk', {}, signedOut), status: 200 },
});

const signedOut = { cookies: [`__Host-session=${nobodys.session}`] };

function request(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  more: Partial<APIGatewayProxyEventV2> = {},
): APIGatewayProxyEventV2 {
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'release-check' };
  const requestContext = { requestId: 'release-check', http } as APIGatewayProxyEventV2['requestContext'];
  const event = { version: '2.0', routeKey: `${method} ${path}`, rawPath: path, rawQueryString: '' };
  return { ...event, headers, requestContext, isBase64Encoded: false, ...more };
}

/** Why an answer is not that of a working version of this build; undefined for one that is. */
export function faultOf(
  { status }: FirstRequest,
  build: string,
  { statusCode, headers = {} }: APIGatewayProxyStructuredResultV2,
): string | undefined {
  if (statusCode !== status) return `answered ${statusCode} in place of ${status}`;
  return headers['x-build'] === build ? undefined : 'is of another build';
}

import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { callbackPath } from '../issuing/google.ts';

/**
 * Google Wallet sends callbacks only to, and fetches images only from, paths that Googlebot may crawl; all others are
 * disallowed.
 * Source: Google Wallet REST reference, CallbackOptions; RFC 9309.
 */
const robots = `User-agent: Googlebot
Allow: ${callbackPath}
Allow: /images/
Disallow: /

User-agent: *
Allow: /images/
Disallow: /
`;

/** `GET /robots.txt`. */
export async function serveRobots(): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: robots,
  };
}

import { readFileSync } from 'node:fs';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { servedAs } from '../domain/request/served-as.ts';
import { callbackPath } from '../issuing/google.ts';
import { unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { fileAnswer, noticeAnswer } from './answers.ts';
import type { RoutedRequest } from './request.ts';

/** `GET /images/{sha256}.png`: a template's logo for its install pages. */
export async function serveImage({ params: { id = '' } }: Pick<RoutedRequest, 'params'>, { images }: Services) {
  const image = await images.find(id);
  return image ? fileAnswer(image, servedAs.image) : noticeAnswer(404, unavailablePage);
}

/** SVG may hold scripts: opened by itself, it runs none. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** `GET /images/badges/{name}.svg`: a vendor's official button. */
export async function serveBadge(
  { params: { id = '' } }: Pick<RoutedRequest, 'params'>,
  { badges }: Pick<Services, 'badges'>,
) {
  const found = await badges?.artwork(id);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  const answer = fileAnswer(found.svg, found.isCurrent ? servedAs.badge : servedAs.formerBadge);
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
}

/** Images of an airline that does not exist; a bundle has them as files beside it. */
const samples: Readonly<Record<string, URL>> = {
  alliance: new URL('./samples/alliance.png', import.meta.url),
  icon: new URL('./samples/icon.png', import.meta.url),
  logo: new URL('./samples/logo.png', import.meta.url),
  'logo-square': new URL('./samples/logo-square.png', import.meta.url),
  lounge: new URL('./samples/lounge.png', import.meta.url),
  strip: new URL('./samples/strip.png', import.meta.url),
};

/** `GET /images/samples/{name}.png`: for first templates and `npm run smoke`, before an airline has its own. */
export async function serveSampleImage({ params: { id = '' } }: Pick<RoutedRequest, 'params'>) {
  const file = Object.hasOwn(samples, id) ? samples[id] : undefined;
  return file ? fileAnswer(readFileSync(file), servedAs.image) : noticeAnswer(404, unavailablePage);
}

/**
 * `GET /v3/openapi.json`: the public description of the API, also for explorers on other sites (CORS).
 * It changes only with a deployment.
 */
export async function serveOpenApi(): Promise<APIGatewayProxyStructuredResultV2> {
  const { default: document } = await import('../../docs/openapi.json', { with: { type: 'json' } });
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
    body: JSON.stringify(document),
  };
}

/**
 * Google Wallet sends callbacks only to, and fetches images only from, paths that Googlebot may crawl; all others are
 * disallowed.
 * Source: Google Wallet REST reference, CallbackOptions; RFC 9309;
 * docs/decisions/public-addresses.md#robots
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

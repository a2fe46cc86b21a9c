import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Answer = APIGatewayProxyStructuredResultV2;

/** A page that no cache keeps. */
export const pageAnswer = (statusCode: number, body: string): Answer => ({
  statusCode,
  headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** Leads on by GET. @param cookies to set. */
export const seeOther = (location: string, cookies: string[] = []): Answer => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
  cookies,
});

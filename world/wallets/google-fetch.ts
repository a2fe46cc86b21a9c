import type { GoogleAnswer, GoogleRequest } from './google.ts';

/** The request of a client of fetch. */
export function requestOf(url: string, { method = 'GET', headers, body }: RequestInit = {}): GoogleRequest {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname + search,
    authorization: new Headers(headers).get('authorization'),
    body: typeof body === 'string' ? JSON.parse(body) : body,
  };
}

export const responseOf = ({ status, body }: GoogleAnswer) =>
  Response.json(body, { status, headers: { 'cache-control': 'max-age=300' } });

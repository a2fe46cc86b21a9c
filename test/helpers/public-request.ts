import type { PublicRequest } from '../../lambdas/web/request.ts';

/** A request to the web function; a query in the target is split off. */
export function publicRequest(method: string, target: string, more: Partial<PublicRequest> = {}): PublicRequest {
  const [path = '', rawQuery = ''] = target.split('?');
  return {
    requestId: 'request-1',
    method,
    path: decodeURIComponent(path),
    rawQuery,
    headers: {},
    body: '',
    clientAddress: '192.0.2.1',
    ...more,
  };
}

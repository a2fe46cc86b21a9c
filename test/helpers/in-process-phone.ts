import type { TestApi } from './api.ts';
import { Iphone, type Send } from './iphone.ts';

/**
 * An iPhone that calls the web function's code in this process, without HTTP.
 * @param comesBack repeats requests while the service is busy, like phones
 */
export function inProcessPhone(api: TestApi, id: string, pushToken = `push-token-of-${id}`, comesBack = false): Iphone {
  const send: Send = async (url, init) => {
    const { method, headers, body = '' } = init;
    const { pathname, search } = new URL(url);
    const answer = await api.open(method, pathname + search, { headers, body });
    if (comesBack && answer.statusCode === 503) return send(url, init);
    const named = Object.entries(answer.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    return {
      status: answer.statusCode ?? 200,
      headers: new Headers(named),
      body: Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'),
    };
  };
  return new Iphone({ id, pushToken }, send);
}

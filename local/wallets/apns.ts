import { randomUUID } from 'node:crypto';
import {
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
  type Settings,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Listening } from '../http.ts';
import type { Recorder } from '../recorder.ts';
import type { ApnsFaults } from './apns-faults.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

/** A push with the answer to it; one that was reset has none. */
export interface RecordedPush extends RecordedRequest {
  readonly status?: number;
}

/**
 * Apple's push service for passes: HTTP/2 over TLS with the pass type certificate as client certificate, whose UID is
 * the topic. Source: Apple, "Sending notification requests to APNs" and "Handling notification responses from APNs".
 */
export async function listenApns(
  certificate: { key: string; cert: string; settings?: Settings },
  requests: Recorder<RecordedPush>,
  now: () => number,
  faults?: ApnsFaults,
): Promise<Listening> {
  // rejectUnauthorized: false, because Apple's own roots sign the client certificates, and local ones sign those here.
  const server = createSecureServer({ ...certificate, requestCert: true, rejectUnauthorized: false });
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const body = parsedBody(Buffer.concat(chunks).toString());
    const record = { at: new Date(now()).toISOString(), method: request.method, path: request.url, headers, body };
    const refusal = reasonToRefuse(request);
    const fault = refusal ?? faults?.next(pushTokenOf(request));
    if (fault === 'reset' || fault === 'goaway') {
      requests.add(record);
      fail(fault, response);
      return;
    }
    const [status, reason] = fault ?? [200];
    requests.add({ ...record, status });
    response.writeHead(status, { 'apns-id': String(request.headers['apns-id'] ?? randomUUID()) });
    response.end(reason === undefined ? '' : JSON.stringify({ reason }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

const pushTokenOf = ({ url }: Http2ServerRequest) => decodeURIComponent(url.split('/').at(-1) ?? '');

/**
 * GOAWAY says that nothing of this stream or a later one has been done: it names the client's stream before, and those of
 * clients are odd. Source: RFC 9113, sections 5.1.1 and 6.8.
 */
function fail(fault: 'reset' | 'goaway', { stream }: Http2ServerResponse): void {
  if (fault === 'goaway') stream.session?.goaway(constants.NGHTTP2_NO_ERROR, Math.max(0, (stream.id ?? 1) - 2));
  stream.close(constants.NGHTTP2_INTERNAL_ERROR);
}

function reasonToRefuse(request: Http2ServerRequest): readonly [status: number, reason: string] | undefined {
  if (request.method !== 'POST') return [405, 'MethodNotAllowed'];
  if (!/^\/3\/device\/[^/]+$/.test(request.url)) return [404, 'BadPath'];
  const subject = (request.socket as TLSSocket).getPeerCertificate().subject as { UID?: string } | undefined;
  if (subject === undefined) return [403, 'MissingProviderToken'];
  const topic = request.headers['apns-topic'];
  if (topic === undefined) return [400, 'MissingTopic'];
  if (topic !== subject.UID) return [400, 'TopicDisallowed'];
  return undefined;
}

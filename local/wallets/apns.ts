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
import { refusalOf } from '../../world/wallets/apple-push.ts';
import type { Server } from '../basics/http.ts';
import type { Recorder } from '../basics/recorder.ts';
import type { ApnsFaults } from './apns-faults.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

/** A push; without a status if its stream was reset. */
export type RecordedPush = RecordedRequest;

/**
 * Apple's push service on the wire: HTTP/2 over TLS with the pass type certificate as client certificate. Source: Apple,
 * "Sending notification requests to APNs". Any push token is that of a phone.
 */
export async function listenApns(
  certificate: { key: string; cert: string; settings?: Settings },
  requests: Recorder<RecordedPush>,
  now: () => number,
  faults?: ApnsFaults,
): Promise<Server> {
  // rejectUnauthorized: false, because client certificates are signed by Apple's roots, or by local ones here.
  const server = createSecureServer({ ...certificate, requestCert: true, rejectUnauthorized: false });
  const sessions = new Map<Http2Session, Progress>();
  server.on('session', (session) => {
    sessions.set(session, { done: 0, last: Number.POSITIVE_INFINITY });
    if (faults?.allowsOneStream?.()) session.settings({ maxConcurrentStreams: 1 });
    session.once('close', () => sessions.delete(session));
  });
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { session, id = 0 } = request.stream;
    const progress = session && sessions.get(session);
    if (progress === undefined || id > progress.last) return request.stream.close(constants.NGHTTP2_REFUSED_STREAM);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const body = parsedBody(Buffer.concat(chunks).toString());
    const record = { at: new Date(now()).toISOString(), method: request.method, path: request.url, headers, body };
    const { subject } = (request.socket as TLSSocket).getPeerCertificate() as { subject?: { UID?: string } };
    const refusal = refusalOf(request.method, request.url, request.headers['apns-topic'], subject);
    const fault = refusal ?? (await faults?.next(pushTokenOf(request)));
    if (id > progress.last) return request.stream.close(constants.NGHTTP2_REFUSED_STREAM);
    if (fault === 'reset' || fault === 'goaway' || fault === 'silence') {
      requests.add(record);
      if (fault !== 'silence') fail(fault, response, progress);
      return;
    }
    progress.done = Math.max(progress.done, id);
    const [status, reason] = fault === undefined || fault === 'lost-answer' ? [200] : fault;
    requests.add({ ...record, status });
    if (fault === 'lost-answer') return response.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    response.writeHead(status, { 'apns-id': String(request.headers['apns-id'] ?? randomUUID()) });
    response.end(reason === undefined ? '' : JSON.stringify({ reason }));
  };
  server.on('request', (request, response) => {
    answer(request, response).catch((error) => {
      // Cancelled by the client, as after a GOAWAY.
      if (!response.stream.destroyed) throw error;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions.keys()) session.destroy();
      }),
  };
}

const pushTokenOf = ({ url }: Http2ServerRequest) => decodeURIComponent(url.split('/').at(-1) ?? '');

/** Progress of a session: the last answered stream, and the last that will be answered. */
interface Progress {
  done: number;
  last: number;
}

/**
 * GOAWAY names a stream and promises that no later one was or will be processed. It names the client's stream before
 * this one (client streams have odd numbers), unless a later one has been answered.
 * Source: RFC 9113, sections 5.1.1 and 6.8.
 */
function fail(fault: 'reset' | 'goaway', { stream }: Http2ServerResponse, progress: Progress): void {
  if (fault === 'goaway') {
    progress.last = Math.min(progress.last, Math.max(progress.done, (stream.id ?? 1) - 2, 0));
    stream.session?.goaway(constants.NGHTTP2_NO_ERROR, progress.last);
  }
  stream.close(constants.NGHTTP2_INTERNAL_ERROR);
}

import { randomUUID } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Listening } from '../http.ts';
import type { Recorder } from '../recorder.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

/**
 * Apple's push service for passes: HTTP/2 over TLS with the pass type certificate as client certificate, whose UID is
 * the topic. Source: Apple, "Sending notification requests to APNs" and "Handling notification responses from APNs".
 */
export async function listenApns(
  certificate: { key: string; cert: string },
  requests: Recorder<RecordedRequest>,
  now: () => number,
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
    requests.add({ at: new Date(now()).toISOString(), method: request.method, path: request.url, headers, body });
    answer(request, response);
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

function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const refusal = reasonToRefuse(request);
  response.writeHead(refusal?.[0] ?? 200, { 'apns-id': String(request.headers['apns-id'] ?? randomUUID()) });
  response.end(refusal ? JSON.stringify({ reason: refusal[1] }) : '');
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

import type { IncomingMessage } from 'node:http';
import { type Listening, listen } from '../http.ts';
import { type EdgeRequest, type Origin, textAnswer } from './exchange.ts';
import { maxBodyBytes } from './http-api.ts';

/** Headers of one connection. Source: RFC 9110, section 7.6.1. */
const notForwarded = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** The address that everybody uses: `/_local/…` and a browser's `/` are about the stack itself, everything else is the service. */
export class Front {
  #service: Origin = async () => textAnswer(503, 'text/plain', 'Starting');
  #introspection: Origin = this.#service;

  /** From now on requests are answered. */
  open(service: Origin, introspection: Origin): void {
    this.#service = service;
    this.#introspection = introspection;
  }

  /** @throws EADDRINUSE for a taken port. */
  listen(port: number): Promise<Listening> {
    return listen(
      async (incoming, response) => {
        const request = await received(incoming);
        const answer = await (isAboutTheStack(request) ? this.#introspection : this.#service)(request);
        for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
        response.writeHead(answer.status, { 'content-length': answer.body.length });
        response.end(request.method === 'HEAD' ? undefined : answer.body);
      },
      { port },
    );
  }
}

const isAboutTheStack = ({ method, target }: EdgeRequest) =>
  target.startsWith('/_local/') || (target === '/' && (method === 'GET' || method === 'HEAD'));

async function received(incoming: IncomingMessage): Promise<EdgeRequest> {
  const headers = Object.entries(incoming.headersDistinct)
    .filter(([name]) => !notForwarded.includes(name))
    .map(([name, values = []]) => [name, values.join(name === 'cookie' ? '; ' : ',')]);
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '/',
    headers: Object.fromEntries(headers),
    body: await limitedBody(incoming),
    sourceIp: incoming.socket.remoteAddress ?? '',
  };
}

/** Keeps one byte more than is allowed, so that the API sees that it is too much. */
async function limitedBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    if (bytes <= maxBodyBytes) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, maxBodyBytes + 1);
}

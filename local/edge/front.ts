import type { IncomingMessage } from 'node:http';
import { type Listening, listen } from '../basics/http.ts';
import { isDocumentation } from './documents.ts';
import { type EdgeRequest, type Origin, textAnswer } from './exchange.ts';
import { maxBodyBytes } from './limits.ts';
import { type Network, networkRefusal } from './network.ts';

/** Hop-by-hop headers. Source: RFC 9110, section 7.6.1. */
const notForwarded = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** The stack's server: `/_local/…`, `/docs` and a browser's `/` are about the stack itself, all other requests go to the service. */
export class Front {
  readonly #network: Network;
  #service: Origin = async () => textAnswer(503, 'text/plain', 'Starting');
  #introspection: Origin = this.#service;

  constructor(network: Network = { reach: 'passes' }) {
    this.#network = network;
  }

  /** Starts answering requests; until then every answer is 503. */
  open(service: Origin, introspection: Origin): void {
    this.#service = service;
    this.#introspection = introspection;
  }

  /** @throws EADDRINUSE for a taken port. */
  listen(port: number): Promise<Listening> {
    return listen(
      async (incoming, response) => {
        const request = await received(incoming);
        const refused = networkRefusal(incoming, this.#network);
        const answer = refused
          ? textAnswer(403, 'text/plain; charset=utf-8', refused)
          : await (isAboutTheStack(request) ? this.#introspection : this.#service)(request);
        for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
        response.writeHead(answer.status, { 'content-length': answer.body.length });
        response.end(request.method === 'HEAD' ? undefined : answer.body);
      },
      { port },
    );
  }
}

export const isAboutTheStack = ({ method, target }: Pick<EdgeRequest, 'method' | 'target'>) =>
  target.startsWith('/_local/') ||
  isDocumentation({ target }) ||
  (target === '/' && (method === 'GET' || method === 'HEAD'));

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

/** Reads at most one byte beyond the limit, by which the API sees that the body is too large. */
async function limitedBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    if (bytes <= maxBodyBytes) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, maxBodyBytes + 1);
}

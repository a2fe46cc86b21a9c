import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Verbs {
  receive: { most: number };
  delete: { receipts: string[] };
  bury: { receipt: string; reason: string };
}

/**
 * A queue that delivers at least once: what its only consumer has received and not deleted is put behind the others when
 * it asks for more.
 */
export async function startHttpQueue(
  bodies: readonly string[],
  before: (verb: keyof Verbs, count: number) => Promise<void>,
) {
  let waiting = bodies.map((body, place) => ({ body, receipt: String(place) }));
  let received: typeof waiting = [];
  const buried = new Map<string, string>();
  const counts = { receive: 0, delete: 0, bury: 0 };
  const { promise: emptied, resolve: isEmpty } = Promise.withResolvers<void>();
  const verbs: { [Verb in keyof Verbs]: (input: Verbs[Verb]) => unknown } = {
    receive({ most }) {
      waiting.push(...received);
      received = waiting.slice(0, most);
      waiting = waiting.slice(most);
      return received;
    },
    delete({ receipts }) {
      received = received.filter(({ receipt }) => !receipts.includes(receipt));
      if (waiting.length + received.length === 0) isEmpty();
      return {};
    },
    bury({ receipt, reason }) {
      buried.set(receipt, reason);
      return {};
    },
  };
  const server = createServer(async (request, response) => {
    const verb = (request.url ?? '').slice(1) as keyof Verbs;
    const input = await json(request);
    counts[verb] += 1;
    await before(verb, counts[verb]);
    // A killed consumer deletes nothing.
    if (!response.destroyed) response.end(JSON.stringify(verbs[verb](input as never)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when no message is left. */
    emptied,
    /** Reasons of buried messages, by their places. */
    buried,
    close: () => server.close().closeAllConnections(),
  };
}

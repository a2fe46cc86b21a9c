import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Message to this process: what it answers to `/list` and to anything else, in base64. Its answer is its port. */
export interface Stored {
  readonly list: string;
  readonly pass: string;
}

process.once('message', ({ list, pass }: Stored) => {
  const [ofList, ofPass] = [Buffer.from(list, 'base64'), Buffer.from(pass, 'base64')];
  const server = http.createServer(({ url }, response) => response.end(url === '/list' ? ofList : ofPass));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => server.close());
});

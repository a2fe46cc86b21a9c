import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>;

/** Serves the sample images and a test's own. */
export async function startImageHost(more: Readonly<Record<string, Buffer>> = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const name = basename(request.url ?? '');
    requests.push(name);
    try {
      const image = more[name] ?? readFileSync(join(process.cwd(), 'lambdas/web/samples', name));
      response.writeHead(200, { 'content-type': 'image/png' }).end(image);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    /** The host for LOCAL_IMAGE_HOSTS, `localhost:port`. */
    host,
    /** Names of requested images. */
    requests,
    /** The address of a sample image or a given one. */
    url: (name: string) => `http://${host}/${name}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

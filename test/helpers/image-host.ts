import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

export interface ImageHost {
  /** `localhost:port`, as in LOCAL_IMAGE_HOSTS. */
  readonly host: string;
  /** Names of the images that were asked for. */
  readonly requests: readonly string[];
  /** Address of a sample image, or of one that is given. */
  url(name: string): string;
  stop(): Promise<void>;
}

/** Serves the sample images, and others that a test brings. */
export async function startImageHost(more: Readonly<Record<string, Buffer>> = {}): Promise<ImageHost> {
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
    host,
    requests,
    url: (name) => `http://${host}/${name}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

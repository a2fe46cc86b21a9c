import { createHash } from 'node:crypto';
import type { ImageFetcher } from '../../lambdas/ports/stores.ts';
import type { Process } from './process.ts';

/** Hosts of images, all of which have every requested one. */
export const imageFetcherOf = (process: Process): ImageFetcher => ({
  fetchPng: (url) =>
    process.call('images', 'get', () => {
      const data = Buffer.from(`a picture of ${url}`);
      const sha256 = createHash('sha256').update(data).digest('hex');
      return { data, sha256, bytes: data.length, width: 87, height: 87 };
    }),
});

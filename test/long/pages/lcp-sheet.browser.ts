import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { compressed } from '../../../lambdas/pages/document.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { largestElement } from './largest-element.ts';
import { logo } from './open-page.ts';
import { pageStates } from './page-states.ts';

/** A phone on a slow network: the preset "Slow 4G" of Chrome DevTools. */
const slow4G = {
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: 675_000 / 8,
  offline: false,
};
const mostMs = 1_200;

/** `npm run pages:sheet` prints when the largest element of each page is painted, the median of five openings. */
describeInBrowser('largest contentful paint on Slow 4G', (browser) => {
  let markup = '';
  const server = createServer(({ url }, response) => {
    const isPicture = url?.endsWith('.png');
    response.setHeader('content-type', isPicture ? 'image/png' : 'text/html; charset=utf-8');
    if (!isPicture) response.setHeader('content-encoding', 'gzip');
    response.end(isPicture ? logo : compressed(markup));
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function opened(): Promise<number> {
    const context = await browser().newContext(devices.iPhone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/i/link`, { waitUntil: 'load' });
    const { atMs } = await largestElement(page);
    await context.close();
    return atMs;
  }

  test('is printed', async () => {
    for (const state of ['Ready to be added', 'With its barcode', 'All passes of a booking'] as const) {
      markup = await pageStates[state](inEnglish);
      const all: number[] = [];
      while (all.length < 5) all.push(await opened());
      const median = all.sort((one, other) => one - other)[2] ?? Number.POSITIVE_INFINITY;
      process.stdout.write(`${state}: ${Math.round(median)} ms\n`);
      expect(median).toBeLessThan(mostMs);
    }
  });
});

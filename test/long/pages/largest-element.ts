import type { Page } from 'playwright-core';

interface LargestElement {
  /** When it was painted, ms after the request of the page. */
  readonly atMs: number;
  /** Address of a picture; empty for text. */
  readonly url: string;
  readonly text: string;
}

/** The largest element of the page's first screen so far. Source: W3C, Largest Contentful Paint. */
export const largestElement = (page: Page): Promise<LargestElement> =>
  page.evaluate(`new Promise((resolve) => new PerformanceObserver((list) => {
    const { startTime, url, element } = list.getEntries().at(-1);
    resolve({ atMs: startTime, url, text: element?.textContent ?? '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true }))`);

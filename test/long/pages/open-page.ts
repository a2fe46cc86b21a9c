import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { standInBadge } from '../../helpers/stand-in-badges.ts';

export const origin = 'https://pass.example';

interface OpenedPage {
  readonly page: Page;
  /** Addresses requested by the page, its own first. */
  readonly requests: string[];
  /** Errors of scripts and in the console, also violations of the content security policy. */
  readonly problems: string[];
}

export const logo = readFileSync('lambdas/web/samples/logo.png');

/** Shows markup at `https://pass.example/i/link`, anew with each reload. Badges have the size in their name; no network is reached. */
export async function openPage(
  browser: Browser,
  device: BrowserContextOptions,
  markup: string | (() => string),
): Promise<OpenedPage> {
  const current = typeof markup === 'string' ? () => markup : markup;
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.route('**/*', (route) => {
    const url = route.request().url();
    requests.push(url);
    const [, width, height] = /-(\d+)x(\d+)\.svg$/.exec(url) ?? [];
    if (width)
      return route.fulfill({ contentType: 'image/svg+xml', body: standInBadge(Number(width), Number(height)) });
    return url.endsWith('.png')
      ? route.fulfill({ contentType: 'image/png', body: logo })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: current() });
  });
  await page.goto(`${origin}/i/link`);
  return { page, requests, problems };
}

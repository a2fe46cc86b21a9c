import type { Browser } from 'playwright-core';
import { renderDocument } from '../../../lambdas/pages/document.ts';
import { html } from '../../../lambdas/pages/html.ts';
import type { Drawing } from '../../../lambdas/pages/phones/drawing.ts';

/** A page of the service with drawings, under its content security policy. @param styles of the page around them. */
export const pageOfDrawings = (drawings: readonly Drawing[], styles = 'body { margin: 0 }'): string =>
  renderDocument({
    title: 'Boarding passes',
    background: '#F2F2F7',
    styles: [
      styles,
      '.unseen{position:absolute;clip-path:inset(50%)}',
      ...new Set(drawings.flatMap((each) => each.styles)),
    ],
    body: html`<main><h1 class="unseen">Boarding passes</h1><h2 class="unseen">On phones</h2>${drawings.map((each) => each.html)}</main>`,
  });

/** Drawings beside each other, as JPEG. */
export async function pictureOf(
  browser: Browser,
  drawings: readonly Drawing[],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: drawings.length * 402 + 12, height: 100 }, colorScheme });
  const styles = 'body{margin:0;background:#888}main{display:flex;gap:12px;align-items:start;padding:12px}';
  await page.setContent(pageOfDrawings(drawings, styles));
  const jpeg = await page.locator('main').screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return jpeg;
}

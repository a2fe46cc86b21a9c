import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations that axe finds on a page: rule and element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate<AxeResults>('axe.run()');
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

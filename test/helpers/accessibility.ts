import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations that axe finds on a page: rule and element. @param without rules to leave out */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify({ rules })})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

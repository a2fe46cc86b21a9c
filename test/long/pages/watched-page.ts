import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';

export const origin = 'https://pass.example';

/**
 * Opens a page that records every attempt: a call of `hit()`, a dialog, a violation of the security policy, and any
 * request not fulfilled by `answer`. Nothing reaches a network.
 */
export async function watchedPage(
  browser: Browser,
  answer: (route: Route) => Promise<void> | undefined,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options);
  /** Actions that no text may cause. */
  const incidents: string[] = [];
  await context.exposeFunction('hit', () => incidents.push('executed'));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    incidents.push('dialog');
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) incidents.push(message.text());
  });
  await context.route('**/*', (route) => {
    const fulfilled = answer(route);
    if (fulfilled) return fulfilled;
    incidents.push(`request of ${route.request().url()}`);
    return route.abort();
  });
  return { page, incidents, close: () => context.close() };
}

/** Elements and attributes of a page with no source but hostile text. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('*')].flatMap((element) => [
    ...(/^(iframe|object|embed|base|frame|math|video|audio|animate|applet)$/i.test(element.localName) ? [element.localName] : []),
    ...element.getAttributeNames().filter((name) => name.startsWith('on')),
    ...(/^\\s*javascript:/i.test(element.getAttribute('href') ?? '') ? [element.outerHTML] : []),
    ...(element.localName === 'script' && element.closest('svg') ? ['script in svg'] : []),
  ]).concat(document.scripts.length > 1 ? ['scripts: ' + document.scripts.length] : [])`);

import type { Browser } from 'playwright-core';
import { boardingPassEmail } from '../../../clients/email/email.ts';
import { ownLanguages } from '../../../lambdas/domain/languages/words/own-languages.ts';
import { sampleEmail } from '../../clients/email-samples.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser } from '../../helpers/browser.ts';
import { sampled } from '../../helpers/effort.ts';
import { textFaults } from '../../helpers/text-fit.ts';
import { hostileTexts } from '../../pages/hostile-texts.ts';
import { openPage } from '../pages/open-page.ts';
import { foreignMarkup, origin, watchedPage } from '../pages/watched-page.ts';

/** A mail around the block, on a background of the mail program's own. */
const mailOf = (html: string, background: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title></head>
  <body style="margin:0;background:${background}"><main><h1 style="background:#fff;color:#000">Mail</h1>${html}</main></body></html>`;

const long = {
  ...sampleEmail,
  flight: { ...sampleEmail.flight, 'origin-airport-label': 'Johannesburg O. R. Tambo', 'origin-gate': 'Satellite K17' },
  passenger: {
    ...sampleEmail.passenger,
    'passenger-name': 'Maximiliane Wolkenkratzer-Philadelphia',
    'sequence-number': '042',
  },
};

/** Texts whose color or background comes from the mail program, which may be any. Code for the page, outside the type check. */
const uncolored = `(() => {
  const faults = [];
  const walker = document.createTreeWalker(document.querySelector('main table'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent.trim() === '') continue;
    const named = (name) => {
      for (let each = node.parentElement; each.tagName !== 'MAIN'; each = each.parentElement)
        if (each.style[name]) return true;
      return false;
    };
    if (!named('color') || !named("backgroundColor")) faults.push(node.textContent);
  }
  return faults;
})()`;

describeInBrowser('the block for e-mails', (browser) => {
  test('fits from 320 px on in every language, and names both colors of every text', async () => {
    for (const language of ownLanguages) {
      const { html } = boardingPassEmail({ ...long, language });
      const colorScheme = language === 'ar' ? 'dark' : 'light';
      const markup = mailOf(html, colorScheme === 'dark' ? '#000' : '#fff');
      const { page, requests } = await openPage(
        browser(),
        { viewport: { width: 320, height: 800 }, colorScheme },
        markup,
      );
      expect([language, await textFaults(page)]).toEqual([language, []]);
      expect([language, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([language, 320]);
      expect([language, await page.evaluate(uncolored)]).toEqual([language, []]);
      expect([language, await violations(page)]).toEqual([language, []]);
      expect(requests).toHaveLength(1);
      await page.context().close();
    }
  });

  test('takes no text for markup', async () => {
    const visit = await mailPage(browser());
    for (const text of sampled(hostileTexts, 7)) {
      const flight = { ...sampleEmail.flight, 'carrier-airline-name': text, 'origin-airport-label': text };
      const passenger = { ...sampleEmail.passenger, 'passenger-name': text };
      visit.show(mailOf(boardingPassEmail({ ...sampleEmail, flight, passenger }).html, '#fff'));
      expect([text, await visit.look()]).toEqual([text, []]);
    }
    visit.show('<!doctype html><title>x</title><img src=x onerror=hit()>');
    expect(await visit.look()).not.toEqual([]);
    await visit.close();
  });
});

/** A page without a content security policy, as mail programs may show a mail. */
async function mailPage(browser: Browser) {
  let markup = '';
  const { page, incidents, close } = await watchedPage(browser, (route) =>
    route.request().url() === `${origin}/mail`
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup })
      : undefined,
  );
  return {
    close,
    show: (html: string) => {
      markup = html;
      incidents.length = 0;
    },
    look: async () => {
      await page.goto(`${origin}/mail`);
      return [...incidents, ...(await foreignMarkup(page))];
    },
  };
}

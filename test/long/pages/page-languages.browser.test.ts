import type { BrowserContextOptions } from 'playwright-core';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { ownLanguages } from '../../../lambdas/domain/languages/words/own-languages.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { renderPage } from '../../../lambdas/issuing/render.ts';
import { renderGroup } from '../../../lambdas/issuing/render-group.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
const texts = {
  'flight-status': 'delayed',
  'estimated-departure-time': '2027-03-16T00:40:00',
  'boarding-group-label': undefined,
  'pass-install-help-text': '<p>Have a <b style="color:#0C3478">nice</b> flight</p>',
  'pass-install-show-barcode': true,
  'change-seat-url': 'https://www.example.com/',
} as const satisfies Partial<TemplateFields>;
const translations = {
  de: { 'pass-install-help-text': '<p>Guten | Flug}</p><p>"&lt;"</p>', 'origin-airport-label': 'München' },
  ar: { 'pass-install-help-text': '<p style="text-align:center">رحلة سعيدة</p>' },
};
const multilingual = exampleTemplate({ ...texts, languages: ['en', 'de', 'ar'], translations }, { issuerId: '3388' });
const standby = examplePass({ 'passenger-kind': 'standby' });

const page = (template: Template, pass: Pass = standby) => renderPage(services, template, pass);
const group = (template: Template) => renderGroup(services, 'g', [{ template, pass: standby }]);

/** The template of an airline with one language only. */
const inOne = (language: 'de' | 'ar') => ({
  ...multilingual,
  fields: {
    ...multilingual.fields,
    ...translations[language],
    language,
    languages: [language],
    translations: undefined,
  },
});

describeInBrowser('a page in several languages', (browser) => {
  async function shown(markup: string, device: BrowserContextOptions) {
    const { page, problems } = await openPage(browser(), { ...devices.iPhone, ...device }, markup);
    const { lang, direction, title, main, width } = await page.evaluate<Record<string, string | number>>(`({
      lang: document.documentElement.lang,
      direction: getComputedStyle(document.documentElement).direction,
      title: document.title,
      main: document.querySelector('main').outerHTML,
      width: document.documentElement.scrollWidth,
    })`);
    await page.context().close();
    expect(problems).toEqual([]);
    return {
      lang,
      direction,
      title,
      width,
      main: String(main).replaceAll(/ class="help(de|ar)?\d"/g, ' class="help"'),
    };
  }

  test.each([
    ['a German phone', 'de-AT', 'de', page],
    ['an Arabic phone', 'ar-EG', 'ar', page],
    ['the page of a booking', 'ar', 'ar', group],
  ] as const)('%s sees it as if it had no other language', async (_title, locale, language, render) => {
    const several = await shown(await render(multilingual), { locale });
    const one = await shown(await render(inOne(language)), { locale });
    expect(several).toEqual(one);
    expect(several).toMatchObject({ lang: language, width: 390 });
  });

  test('a page in Arabic turns around for a German phone', async () => {
    const fields = { ...inOne('ar').fields, languages: ['ar', 'de'], translations };
    const several = await shown(await page({ ...multilingual, fields }), { locale: 'de-DE' });
    expect(several).toEqual(await shown(await page(inOne('de')), { locale: 'de-DE' }));
    expect(several).toMatchObject({ lang: 'de', direction: 'ltr' });
  });

  test.each([
    ['on a phone in a language that it does not have', { locale: 'fi-FI' }],
    ['without JavaScript', { locale: 'de-DE', javaScriptEnabled: false }],
  ])('%s is in the language of the airline’s texts', async (_title, device) => {
    const answer = await shown(await page(multilingual), device);
    expect(answer).toMatchObject({ lang: 'en', direction: 'ltr', title: 'Lufthansa boarding pass LH2724 MUC – BER' });
    expect(answer.main).toContain('<h1>Standby</h1>');
  });

  test('our words fit the smallest phone in every language, in a row of their direction', async () => {
    let markup = '';
    const { page } = await openPage(
      browser(),
      { ...devices.iPhone, viewport: { width: 320, height: 640 } },
      () => markup,
    );
    const wide: string[] = [];
    for (const language of ownLanguages) {
      const wording = await wordingIn(language);
      for (const state of ['Delayed, without a logo', 'All passes of a booking'] as const) {
        markup = pageStates[state](wording);
        await page.reload();
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (width > 320) wide.push(`${language} ${state}: ${width}`);
      }
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });
});

test('a page in one language has neither the script nor texts for others', async () => {
  expect(await page(inOne('de'))).not.toContain('id="texts"');
  expect(await page(exampleTemplate(texts))).toBe(
    await page(exampleTemplate({ ...texts, language: 'en', languages: ['en'] })),
  );
});

test('each further language adds less than 1 KB to a page', async () => {
  const plain = { 'flight-status': undefined, 'pass-install-show-barcode': undefined } as const;
  const bytes = async (languages: string[]) => Buffer.byteLength(await page(exampleTemplate({ ...plain, languages })));
  const one = await bytes(['en']);
  const all = await bytes(['en', 'de', 'fr', 'ar', 'ja', 'ko', 'pl', 'tr']);
  expect(all - (await bytes(['en', 'de']))).toBeLessThan(6 * 1_024);
  expect(await bytes(['en', 'de', 'ar'])).toBeLessThan(one + 3.5 * 1_024);
});

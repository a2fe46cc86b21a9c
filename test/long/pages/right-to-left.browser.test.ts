import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { facts } from '../../../lambdas/domain/shown/facts.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { notifyingMove, notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { renderPage } from '../../../lambdas/issuing/render.ts';
import { renderGroup } from '../../../lambdas/issuing/render-group.ts';
import { backFields } from '../../../lambdas/wallets/apple/pass-field.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { openPage } from './open-page.ts';

const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
const phone = '+49891234567';
/** A text that begins and ends with characters of no direction of their own. */
const reason = '2 engines checked (ATC).';
const flight = {
  language: 'ar',
  'flight-status': 'delayed',
  'flight-status-reason': reason,
  'estimated-departure-time': '2027-03-15T18:40:00',
  'destination-airport-label': 'Saint-Denis (2)',
  'origin-gate': '12-B',
  'contact-phone': phone,
} as const satisfies Partial<TemplateFields>;
const pass = examplePass({ 'seat-number': '12-B', 'boarding-group': '1-2' });

/** Code for the page: the places of a text's drawn characters. */
const inPage = `(text) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const start = node.data.indexOf(text);
    if (start < 0 || node.parentElement.closest('script, style, .unseen')) continue;
    const boxes = Array.from(text, (character, place) => {
      const range = document.createRange();
      range.setStart(node, start + place);
      range.setEnd(node, start + place + 1);
      const { top, left } = range.getBoundingClientRect();
      return { character, line: Math.round(top / 10), left };
    });
    boxes.sort((one, other) => one.line - other.line || one.left - other.left);
    all.push(boxes.map(({ character }) => character).join(''));
  }
  return all;
}`;

describeInBrowser('in Arabic', (browser) => {
  /** Drawn characters of a text from left to right, line by line. */
  async function drawn(markup: string, text: string, device = {}): Promise<readonly string[]> {
    const { page } = await openPage(browser(), { ...devices.desktop, ...device }, markup);
    const found = await page.evaluate<string[]>(`(${inPage})(${JSON.stringify(text)})`);
    await page.context().close();
    return found;
  }

  const page = (fields: Partial<TemplateFields>) =>
    renderPage(services, exampleTemplate({ ...flight, ...fields }), pass);

  test.each([
    ['a telephone number beside its label', {}, phone],
    ['the airline’s reason behind the status', {}, reason],
    ['the times of a delay', {}, '18:40'],
    ['a place in the status', { 'flight-status': 'diverted' }, 'Saint-Denis (2)'],
    ['a flight number in the status', { 'flight-status': 'cancelled', 'flight-number-label': '4-U' }, '4-U2724'],
  ] as const)('%s reads forwards on the page', async (_title, fields, text) => {
    const found = await drawn(await page(fields), text);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([text]));
  });

  test('the same on the page of a pass in several languages, opened on an Arabic phone', async () => {
    const markup = await page({ language: 'en', languages: ['en', 'ar'] });
    for (const text of [phone, reason])
      expect(new Set(await drawn(markup, text, { locale: 'ar' }))).toEqual(new Set([text]));
  });

  test('seat and group of a booking read forwards', async () => {
    const markup = await renderGroup(services, 'g', [{ template: exampleTemplate(flight), pass }]);
    for (const text of ['12-B', '1-2']) expect(new Set(await drawn(markup, text))).toEqual(new Set([text]));
  });

  test('values in the texts of the wallets, which have no markup, read forwards', async () => {
    const wording = await wordingIn('ar');
    const template = exampleTemplate(flight);
    const before = exampleTemplate({ ...flight, 'origin-gate': 'A1' });
    const shown = boardingPassOf(template, passAt(template, pass, now), wording);
    const number = backFields(shown).find(({ key }) => key === 'contact-phone');
    const other = { from: before, to: template };
    const texts = [
      [facts['flight-status-text'](shown).value, reason],
      [notifyingTemplate(before, template, [wording]).lastNotification?.text, '12-B'],
      [notifyingMove(other, pass, { ...pass, version: 2 }, undefined, [wording]).lastNotification?.text, '12-B'],
      [String(number?.value), phone],
      [String(number?.attributedValue), phone],
    ] as const;
    for (const [text, value] of texts) expect(await drawn(`<body dir="rtl"><p>${text}</p>`, value)).toEqual([value]);
  });
});

test('texts of a language that runs from left to right have no marks', async () => {
  const markup = await renderPage(services, exampleTemplate({ ...flight, language: 'de' }), pass);
  expect(markup).not.toMatch(/[\u2066-\u2069]/);
});

import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { wordingIn } from '../../../../lambdas/domain/languages/wordings.ts';
import {
  drawAppleDetails,
  drawAppleFront,
  drawAppleList,
  drawAppleNotice,
} from '../../../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../../../lambdas/pages/phones/drawing.ts';
import { drawGoogleCard, drawGoogleDetails, drawGoogleList } from '../../../../lambdas/pages/phones/google-phone.ts';
import { violations } from '../../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../../helpers/browser.ts';
import { textFaults } from '../../../helpers/text-fit.ts';
import { pageOfDrawings } from '../../../pages/phones/page-of-drawings.ts';
import { badgeTags, phoneIn, sampleGooglePass, samplePkpass } from '../../../pages/phones/samples.ts';
import { openPage } from '../open-page.ts';

/** Every kind of drawing, with long texts, in a language. */
async function everyDrawing(language: string): Promise<Drawing[]> {
  const phone = await phoneIn(language);
  const languages = [await wordingIn(language)];
  const long = {
    origin: { code: 'MWW', name: 'Johannesburg', timeZone: 'Europe/Berlin', terminal: 'Satellite', gate: 'K17' },
    passengerName: 'Maximiliane Wolkenkratzer-Philadelphia',
    frequentFlyer: { program: 'Tern Miles', number: '992003667' },
    lastNotification: 'Gate: K17',
    day: { originalBoardingTime: '2027-03-15T17:05:00', status: 'cancelled' } as const,
  };
  const group = { groupingIdentifier: 'g' };
  const file = samplePkpass({ languages, pass: long, tags: badgeTags, json: group });
  const google = sampleGooglePass({ languages, pass: { ...long, seatNumber: undefined, passengerKind: 'standby' } });
  const notice = drawAppleNotice(samplePkpass({ pass: { lastNotification: '' } }), file, phone);
  return [
    drawAppleFront(file, phone),
    drawAppleFront(file, { ...phone, hasClassicDesign: true }),
    drawAppleFront(samplePkpass({ pass: { status: 'voided' } }), phone),
    drawAppleDetails(file, phone),
    drawAppleList([file, samplePkpass({ json: group })], phone),
    ...(notice ? [notice] : []),
    drawGoogleCard(google, phone),
    drawGoogleDetails(google, phone),
    drawGoogleList([google, google], phone),
  ];
}

async function misfits(page: Page, width: number): Promise<string[]> {
  const scrollWidth = await page.evaluate<number>('document.documentElement.scrollWidth');
  return [...(await textFaults(page)), ...(scrollWidth > width ? [`${scrollWidth} px wide`] : [])];
}

const entry = 'lambdas/pages/phones/apple-phone.ts';

describeInBrowser('passes drawn as phones show them', (browser) => {
  test.each([
    ['en', 390, 'light'],
    ['de', 320, 'dark'],
    ['ar', 390, 'dark'],
    ['ja', 320, 'light'],
  ] as const)(
    'in %s, at %d px and in the %s theme nothing is cut off, and axe has no complaint',
    async (language, width, colorScheme) => {
      const markup = pageOfDrawings(await everyDrawing(language));
      const { page, requests, problems } = await openPage(browser(), { ...devices.iPhone, colorScheme }, markup);
      await page.setViewportSize({ width, height: 844 });
      expect(await misfits(page, width)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect({ requests: requests.length, problems }).toEqual({ requests: 1, problems: [] });
      await page.context().close();
    },
  );

  test('a front keeps its colors in the dark, the screen around it does not', async () => {
    const seen = async (colorScheme: 'light' | 'dark') => {
      const { page } = await openPage(
        browser(),
        { ...devices.iPhone, colorScheme },
        pageOfDrawings([drawAppleFront(samplePkpass())]),
      );
      const colors = ['.w-apple', '.w-screen'].map(
        (each) => `getComputedStyle(document.querySelector('${each}')).backgroundColor`,
      );
      const [front, screen] = await page.evaluate<string[]>(`[${colors}]`);
      await page.context().close();
      return { front, screen };
    };
    const [light, dark] = [await seen('light'), await seen('dark')];
    expect(dark.front).toBe(light.front);
    expect(dark.screen).not.toBe(light.screen);
  });

  test('a browser draws the same from the bytes of the file as Node', async () => {
    const build = await rolldown({ input: entry, platform: 'browser' });
    const { output } = await build.generate({ format: 'esm' });
    const pkpass = samplePkpass({ tags: badgeTags });
    const { page, problems } = await openPage(browser(), devices.iPhone, '<!doctype html><title>Empty</title>');
    const bundle = Buffer.from(output[0].code).toString('base64');
    const bytes = Buffer.from(pkpass).toString('base64');
    const markup = await page.evaluate<string>(`import('data:text/javascript;base64,${bundle}').then(
      ({ drawAppleFront }) => drawAppleFront(Uint8Array.from(atob('${bytes}'), (each) => each.charCodeAt(0))).html.markup)`);
    expect(markup).toBe(drawAppleFront(pkpass).html.markup);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { ownLanguages as languages } from '../../../lambdas/domain/languages/words/own-languages.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { isThorough } from '../../helpers/effort.ts';
import { textFaults } from '../../helpers/text-fit.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;
/** Rules of axe to leave out by theme: the contrast of forced colours is the system's, unknown to axe. */
const systemColors = { light: [], dark: [], forced: ['color-contrast'] } as const satisfies Record<
  keyof typeof themes,
  string[]
>;
/** Widths, px; 195 is a phone of 390 px at a zoom of 200 %. */
const widths = [195, 390, 1440] as const;

type StateName = keyof typeof pageStates;
interface Cell {
  readonly state: StateName;
  readonly theme: keyof typeof themes;
  readonly language: (typeof languages)[number];
  readonly width: number;
  readonly hasScript: boolean;
}

/** Cells with every state and every pair of theme, language and width: a Latin square of themes by languages. */
const states = Object.keys(pageStates) as StateName[];
const cells: Cell[] = Array.from({ length: Math.max(states.length, languages.length * widths.length) }, (_, place) => {
  const row = Math.floor(place / widths.length);
  return {
    state: at(states, place),
    theme: at(Object.keys(themes) as Cell['theme'][], row + place),
    language: at(languages, row),
    width: at(widths, place),
    hasScript: place % 4 > 0,
  };
});

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

test('at most 40 pages show every state, and every pair of theme, language and width', () => {
  const seen = (of: (cell: Cell) => unknown) => new Set(cells.map(of)).size;
  expect(cells.length).toBeLessThanOrEqual(40);
  expect(seen(({ state }) => state)).toBe(states.length);
  expect(seen(({ theme, language }) => `${theme} ${language}`)).toBe(Object.keys(themes).length * languages.length);
  expect(seen(({ language, width }) => `${language} ${width}`)).toBe(languages.length * widths.length);
  expect(seen(({ theme, width }) => `${theme} ${width}`)).toBe(Object.keys(themes).length * widths.length);
});

/** A page that shows cells one after the other. */
async function pageOfCells(browser: Browser, javaScriptEnabled: boolean) {
  let markup = '';
  const { page, problems } = await openPage(browser, { ...devices.android, javaScriptEnabled }, () => markup);
  return {
    problems,
    async show({ state, theme, width, language }: Cell): Promise<Page> {
      markup = await pageStates[state](await wordingIn(language));
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ media: 'screen', ...themes[theme] });
      await page.reload();
      return page;
    },
    close: () => page.context().close(),
  };
}

/** Faults of the layout: text cut off or broken, and a page with sideways scrolling. */
async function misfits(page: Page, width: number): Promise<string[]> {
  const scrollWidth = await page.evaluate<number>('document.documentElement.scrollWidth');
  return [...(await textFaults(page)), ...(scrollWidth > width ? [`${scrollWidth} px wide`] : [])];
}

/** True of widths to try with larger text; on wide screens, it would switch the layout to the narrow one. */
const canGrow = (width: number) => width >= 320 && width < 896;
const withTextOf = (page: Page, size: string) => page.evaluate(`document.documentElement.style.fontSize = '${size}'`);

describeInBrowser('every state of the pages, in every theme, on every screen', (browser) => {
  test('nothing is cut off, also on paper and with text twice as large, and axe has no complaint', async () => {
    const [plain, scripted] = [await pageOfCells(browser(), false), await pageOfCells(browser(), true)];
    const faults: object[] = [];
    for (const cell of cells) {
      const page = await (cell.hasScript ? scripted : plain).show(cell);
      const found = await misfits(page, cell.width);
      // axe waits for timers, which do not run where scripts do not.
      if (cell.hasScript) found.push(...(await violations(page, systemColors[cell.theme])));
      if (canGrow(cell.width)) {
        await withTextOf(page, '200%');
        found.push(...(await misfits(page, cell.width)));
        await withTextOf(page, '100%');
      }
      await page.emulateMedia({ media: 'print' });
      found.push(...(await misfits(page, cell.width)));
      if (found.length > 0) faults.push({ ...cell, found });
    }
    expect(faults).toEqual([]);
    expect([...plain.problems, ...scripted.problems]).toEqual([]);
    await Promise.all([plain.close(), scripted.close()]);
  });

  const everyWidth = isThorough ? [195, 240, 320, 360, 390, 430, 768, 896, 1024] : [240, 896];

  test(`text of both sizes fits screens of ${everyWidth.join(', ')} px, between which rows wrap`, async () => {
    const { show, close } = await pageOfCells(browser(), true);
    for (const state of isThorough ? states : states.slice(0, 1))
      for (const width of everyWidth) {
        const page = await show({ state, width, theme: 'light', language: 'en', hasScript: true });
        const found = await misfits(page, width);
        if (canGrow(width)) {
          await withTextOf(page, '200%');
          found.push(...(await misfits(page, width)));
        }
        expect({ state, width, found }).toEqual({ state, width, found: [] });
      }
    await close();
  });

  test('the measure itself finds what is cut off and what is broken', async () => {
    const markup =
      '<body style="margin:0"><div class="box" style="width:60px;overflow:hidden;font:16px monospace"><p style="width:100px">AAAAAAAAAA</p><p style="overflow-wrap:anywhere">BBBBBBBBBB</p></div></body>';
    const { page } = await openPage(browser(), devices.iPhone, markup);
    expect(await misfits(page, 60)).toEqual([
      '"AAAAAAAAAA" is cut off by box',
      '"BBBBBBBBBB" is broken',
      '390 px wide',
    ]);
    await page.context().close();
  });
});

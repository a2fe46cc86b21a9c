import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { boxProblems } from '../../helpers/text-fit.ts';
import { deskPages } from './desk-pages.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

/** Pages with everything unfolded. */
const unfolded = (markup: string) => markup.replaceAll('<details', '<details open');

describeInBrowser('boxes on screens of 320 to 1440 px', (browser) => {
  const makeDeskPages = deskPages();

  /** Problems of pages, by their names. */
  async function problemsOf(pages: Iterable<readonly [string, string]>) {
    let markup = '';
    const { page } = await openPage(browser(), devices.desktop, () => markup);
    const found: Record<string, string[]> = {};
    for (const [name, each] of pages) {
      markup = unfolded(each);
      await page.reload();
      const problems = await boxProblems(page);
      if (problems.length > 0) found[name] = problems;
    }
    await page.context().close();
    return found;
  }

  test.each(['en', 'de', 'fr'] as const)(
    'of passengers’ pages overlap nowhere, and no word breaks, in %s',
    async (language) => {
      const wording = await wordingIn(language);
      const pages = Object.entries(pageStates).map(async ([name, of]) => [name, await of(wording)] as const);
      expect(await problemsOf(await Promise.all(pages))).toEqual({});
    },
  );

  test('of the desk overlap nowhere, and no word breaks', async () => {
    const pages = Object.entries(await makeDeskPages());
    expect(await problemsOf(pages)).toEqual({});
  });

  test('are measured so that each fault is found', async () => {
    const wide = '<p style="width: 21rem">Wide</p>';
    const broken = '<p style="width: 3ch; overflow-wrap: anywhere">Gates <code>k4Hq7Tq2XbP9</code></p>';
    const over = '<label for="a" style="position: relative; top: 1.5em">Day</label><br><input id="a" value="Monday">';
    const folded = '<p style="width: 4rem; overflow: hidden; white-space: nowrap">Cut off where <b>nobody</b> sees</p>';
    expect(await problemsOf([['faulty', wide + broken + over + folded]])).toEqual({
      faulty: [
        '320 px: "Gates" is broken',
        '320 px: "Day" overlaps "Day"',
        '320 px: 344 px wide',
        ...[360, 768, 1440].flatMap((width) => [`${width} px: "Gates" is broken`, `${width} px: "Day" overlaps "Day"`]),
      ],
    });
  });
});

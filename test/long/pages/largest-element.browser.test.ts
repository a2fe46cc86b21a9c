import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { largestElement } from './largest-element.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

describeInBrowser('the largest element of the first screen needs no second round trip', (browser) => {
  test.each([
    ['Ready to be added', devices.iPhone],
    ['With its barcode', devices.iPhone],
    ['Voided', devices.android],
    ['All passes of a booking', devices.iPhone],
    ['Ready to be added', devices.windows],
  ] as const)('%s', async (state, device) => {
    const { page } = await openPage(browser(), device, await pageStates[state](inEnglish));
    await page.waitForLoadState('load');
    expect((await largestElement(page)).url).toMatch(/^(data:.*)?$/);
    await page.context().close();
  });
});

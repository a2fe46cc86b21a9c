import { groupPage } from '../../lambdas/pages/group-page.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { busyLinkPage, wrongLinkPage } from '../../lambdas/pages/link-pages.ts';
import { unavailablePage } from '../../lambdas/pages/unavailable-page.ts';
import { takenPage, walletBusyPage } from '../../lambdas/pages/wallet-pages.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { textFaults } from '../helpers/text-fit.ts';
import { boardingPage, boardingText } from './boarding-page.ts';
import { openPage } from './open-page.ts';
import { actionLinks, groupPageInput, installPageInput } from './sample-input.ts';

const words = {
  seatClass: 'Business',
  seatClassLabel: 'Compartments',
  boardingGroup: 'Philadelphia',
  seatNumber: 'Economy',
  estimatedDepartureTime: '2027-03-16T00:10:00',
  arrivalTime: '2027-03-16T06:45:00',
  passengerName: 'Maximiliane Wolkenkratzer',
  airlineName: 'Johannesburg Airways',
  origin: { code: 'MWW', name: 'Johannesburg', timeZone: 'Europe/Berlin', terminal: 'Satellite', gate: 'Mezzanine' },
  destination: { code: 'WMW', name: 'Philadelphia International', timeZone: 'Europe/Berlin' },
};
const pages = {
  ordinary: installPage(installPageInput()),
  'without logo, long words': installPage({ ...installPageInput({ ...words, actionLinks }), logoUrl: undefined }),
  'of a group': groupPage(groupPageInput()),
  'with its barcode': boardingPage({ text: boardingText }, words),
  voided: installPage(installPageInput({ status: 'voided', actionLinks })),
  taken: installPage({ ...installPageInput({ seatNumber: undefined, passengerKind: 'unseated' }), isTaken: true }),
  'wallet busy': walletBusyPage('/i/link'),
  'in another wallet': takenPage('/i/link'),
  unavailable: unavailablePage(),
  'wrong link': wrongLinkPage(),
  'busy link': busyLinkPage(),
};

describeInBrowser('pages: large text and narrow screens lose nothing and break no word', (browser) => {
  /** Page zoom of 200 % halves the screen that a page sees: 195 px are an iPhone's 390. */
  test.each([
    [195, '100%'],
    [320, '100%'],
    [360, '100%'],
    [390, '100%'],
    [320, '200%'],
    [360, '200%'],
    [390, '200%'],
  ])('screen of %i px, text at %s', async (width, size) => {
    const device = { ...devices.android, viewport: { width, height: 700 } };
    for (const [name, markup] of Object.entries(pages)) {
      const { page } = await openPage(browser(), device, markup);
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      expect({ name, faults: await textFaults(page) }).toEqual({ name, faults: [] });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.context().close();
    }
  });

  test('the measure itself finds what is cut off and what is broken', async () => {
    const markup =
      '<body style="margin:0"><div class="box" style="width:60px;overflow:hidden;font:16px monospace"><p style="width:100px">AAAAAAAAAA</p><p style="overflow-wrap:anywhere">BBBBBBBBBB</p></div></body>';
    const { page } = await openPage(browser(), devices.iPhone, markup);
    expect(await textFaults(page)).toEqual(['"AAAAAAAAAA" is cut off by box', '"BBBBBBBBBB" is broken']);
    await page.context().close();
  });
});

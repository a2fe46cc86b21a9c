import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { groupPage } from '../../lambdas/pages/group-page.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { busyLinkPage, wrongLinkPage } from '../../lambdas/pages/link-pages.ts';
import { unavailablePage } from '../../lambdas/pages/unavailable-page.ts';
import { takenPage, walletBusyPage } from '../../lambdas/pages/wallet-pages.ts';
import { NativeBuilder } from '../../lambdas/wallets/apple/native-builder.ts';
import { barCodedBoardingPass } from '../../local/demo/bcbp.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { makeAppleCertificate } from '../helpers/certificates.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { pictureOf, pkpassInput } from '../helpers/pkpass-input.ts';
import { applePassDrawing } from './apple-pass-drawing.ts';
import { boardingPage } from './boarding-page.ts';
import { openPage } from './open-page.ts';
import { groupPageInput, installPageInput } from './sample-input.ts';

/**
 * `npm run screenshots` draws docs/pages.md: every state of the passenger's pages, and their pass in Apple Wallet, to be
 * looked at after a change.
 */

const { iPhone, desktop } = devices;
const screens = [
  { width: 195, device: { ...iPhone, viewport: { width: 195, height: 422 } } },
  { width: 390, device: iPhone },
  { width: 1280, device: desktop },
];
const pageColors = { light: '#F2F5FA', dark: '#101828' };

type State = (backgroundColor: string) => string;
const pass =
  (...[shown, more]: [Parameters<typeof installPageInput>[0]?, { isTaken?: boolean; logoUrl?: undefined }?]): State =>
  (backgroundColor) =>
    installPage({ ...installPageInput(shown, { backgroundColor }), ...more });

const onTheDay = { originalBoardingTime: '2027-03-15T17:05:00' };

const states: Record<string, State> = {
  'Ready to be added': pass(),
  'With its barcode': (backgroundColor) => boardingPage({}, {}, { backgroundColor }),
  'Delayed, without a logo': pass({ estimatedDepartureTime: '2027-03-15T19:05:00' }, { logoUrl: undefined }),
  'Delayed over midnight, with a status': pass({
    day: { ...onTheDay, status: 'delayed', reason: 'Late arrival of the aircraft from Zurich' },
    estimatedDepartureTime: '2027-03-16T00:40:00',
  }),
  Cancelled: pass({ day: { ...onTheDay, status: 'cancelled', reason: 'Thunderstorms' } }),
  'Cancelled, and void': pass({ day: { ...onTheDay, status: 'cancelled' }, status: 'voided' }),
  Voided: pass({ status: 'voided' }),
  Expired: pass({ status: 'expired' }),
  Redeemed: pass({ status: 'redeemed' }),
  'In another wallet already': pass({}, { isTaken: true }),
  'All passes of a booking': (backgroundColor) => groupPage(groupPageInput({ backgroundColor })),
};
/** These have colours of their own. */
const notices: Record<string, State> = {
  'No longer available': unavailablePage,
  'Wrong issuance link': wrongLinkPage,
  'Too many requests': busyLinkPage,
  'Google Wallet is busy': () => walletBusyPage('/i/link'),
  'Already in a wallet': () => takenPage('/i/link'),
};

const inAppleWallet = 'In Apple Wallet';

async function picture(browser: Browser, markup: string, { device }: (typeof screens)[number]): Promise<string> {
  const { page } = await openPage(browser, device, markup);
  const jpeg = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80, scale: 'css' });
  await page.context().close();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** One picture of a state: rows are page colours, columns are screens. */
async function sheet(browser: Browser, rows: readonly string[]): Promise<Buffer> {
  const shots = await Promise.all(
    rows.map((markup) => Promise.all(screens.map((screen) => picture(browser, markup, screen)))),
  );
  const page = await browser.newPage({ viewport: { width: 1960, height: 100 } });
  await page.setContent(
    `<body style="margin:16px;display:grid;gap:16px;background:#888">${shots
      .map(
        (row) =>
          `<div style="display:flex;gap:16px;align-items:start">${row.map((src) => `<img src="${src}">`).join('')}</div>`,
      )
      .join('')}</body>`,
  );
  const jpeg = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
  await page.close();
  return jpeg;
}

/** The front of the same passenger's .pkpass. */
async function applePass(browser: Browser): Promise<Buffer> {
  const image = (name: string) => pictureOf(readFileSync(`lambdas/web/samples/${name}.png`));
  const pkpass = await new NativeBuilder().build(
    pkpassInput(await makeAppleCertificate(), {
      boardingPass: { ...installPageInput().boardingPass, barcode: { type: 'QRCODE', value: barcodeValue } },
      images: {
        'walleta-pass-icon': image('icon'),
        'carrier-airline-logo': image('logo'),
        'carrier-alliance-logo': image('alliance'),
      },
    }),
  );
  const page = await browser.newPage({ viewport: { width: 380, height: 100 }, deviceScaleFactor: 1.5 });
  await page.setContent(applePassDrawing(openPkpass(pkpass)));
  const jpeg = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
  await page.close();
  return jpeg;
}

const barcodeValue = barCodedBoardingPass({
  name: 'MUSTERMANN/ERIKA',
  confirmationNumber: 'ABC123',
  from: 'MUC',
  to: 'BER',
  carrier: 'TN',
  flightNumber: '2724',
  day: '2027-03-15',
  compartment: 'Y',
  seat: '12C',
  sequenceNumber: '42',
});

const fileOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.jpg`;

describeInBrowser('the pages that passengers see', (browser) => {
  test('are drawn into docs/pages', async () => {
    rmSync('docs/pages', { recursive: true, force: true });
    mkdirSync('docs/pages');
    for (const [name, state] of Object.entries(states))
      writeFileSync(`docs/pages/${fileOf(name)}`, await sheet(browser(), Object.values(pageColors).map(state)));
    for (const [name, state] of Object.entries(notices))
      writeFileSync(`docs/pages/${fileOf(name)}`, await sheet(browser(), [state('')]));
    writeFileSync(`docs/pages/${fileOf(inAppleWallet)}`, await applePass(browser()));
    const section = (name: string) => `## ${name}\n\n![${name}](pages/${fileOf(name)})\n`;
    writeFileSync(
      'docs/pages.md',
      `# What passengers see

Every state of the passenger's pages, on screens of ${screens
        .map(({ width }) => width)
        .join(', ')
        .replace(/, (\d+)$/, ' and $1')} px (195 px is a phone of 390 px
at 200 % zoom), with a light page colour above and a dark one below. \`npm run screenshots\` generates this document: run
it after a change to \`lambdas/pages\` or \`lambdas/wallets/apple\`, and review the pictures.

${[...Object.keys(states), ...Object.keys(notices), inAppleWallet].map(section).join('\n')}
The front of the same passenger's pass, drawn from pass.json and the images of a .pkpass as Apple's guide lays out a boarding
pass. It is not a photo of Wallet, whose type and measures differ; iOS 26 shows many flights in a design of its own
([0039](decisions/0039-semantic-boarding-pass.md)), and other wallets in theirs.
`,
    );
  });
});

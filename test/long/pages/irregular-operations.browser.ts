import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { drawAppleFront } from '../../../lambdas/pages/phones/apple-phone.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { pageOfDrawings } from '../../pages/phones/page-of-drawings.ts';
import { chapters, IrregularDay, type Pictured, sentOnTheDay } from '../helpers/irregular-day.ts';
import type { Chapter } from '../helpers/pasted-chapters.ts';

const folderOfPictures = 'docs/irregular-operations';

let stack: LocalStack;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'irregular-day-'));
  stack = await startLocalStack();
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

/** Draws the page on a phone, and the pass in both designs of Apple Wallet beside it. */
async function picture(browser: Browser, { installUrl, pkpass }: Pictured): Promise<Buffer> {
  const phone = await browser.newPage({ ...devices.iPhone, viewport: { width: 390, height: 700 } });
  await phone.goto(installUrl);
  const shot = await phone.screenshot({ type: 'png', scale: 'css' });
  await phone.close();
  const page = await browser.newPage({ viewport: { width: 1170, height: 700 } });
  await page.setContent(`<body style="margin:0;display:flex;background:#888">
    <img src="data:image/png;base64,${shot.toString('base64')}">
    <iframe style="border:0;width:780px;height:700px"></iframe></body>`);
  const fronts = [drawAppleFront(pkpass, { hasClassicDesign: true }), drawAppleFront(pkpass)];
  await page.frames()[1]?.setContent(pageOfDrawings(fronts, framed));
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 60 });
  await page.close();
  return jpeg;
}

const framed = 'body{margin:0;background:#888}main{display:flex;align-items:start}';

describeInBrowser('a day on which nothing goes as planned', (browser) => {
  test('is drawn into docs/irregular-operations, and what wallets are sent is kept', async () => {
    rmSync(folderOfPictures, { recursive: true, force: true });
    mkdirSync(folderOfPictures);
    const day = new IrregularDay(stack, folder);
    await day.begin();
    const sent: Record<string, unknown> = {};
    const illustrate = async ({ title }: Chapter, pictured: Pictured) => {
      const file = `${title.toLowerCase().replaceAll(' ', '-')}.jpg`;
      writeFileSync(path.join(folderOfPictures, file), await picture(browser(), pictured));
    };
    const [first, ...others] = chapters;
    if (first) await illustrate(first, await day.pictured(1));
    for (const chapter of others) {
      const { inAppleWallet, inGoogleWallet, ...outcome } = await day.carryOut(chapter);
      await illustrate(chapter, outcome);
      sent[chapter.title] = { inAppleWallet, inGoogleWallet };
    }
    writeFileSync(sentOnTheDay, `${JSON.stringify(sent, undefined, 2)}\n`);
  });
});

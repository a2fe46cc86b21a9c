import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { boardingPassEmail } from '../../../clients/email/email.ts';
import { sampleEmail } from '../../clients/email-samples.ts';
import { describeInBrowser } from '../../helpers/browser.ts';

/** `npm run pages:sheet` draws the pictures of docs/email.md. */
const folder = 'docs/email';

/** A mail of the block alone, on the background of a mail program. */
const mail = (language: string, background: string) =>
  `<!doctype html><meta charset="utf-8"><body style="margin:0;padding:12px;background:${background}">${boardingPassEmail({ ...sampleEmail, language }).html}</body>`;

async function shot(browser: Browser, language: string, width: number, background: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(mail(language, background));
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return `<img src="data:image/png;base64,${png.toString('base64')}">`;
}

describeInBrowser('the block for e-mails', (browser) => {
  test('is drawn into docs/email', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const shots = [
      await shot(browser(), 'en', 520, '#FFFFFF'),
      await shot(browser(), 'de', 320, '#1C1C1E'),
      await shot(browser(), 'tr', 320, '#F2F2F7'),
    ];
    const page = await browser().newPage({ viewport: { width: 1_208, height: 100 } });
    await page.setContent(
      `<body style="margin:0"><main style="display:flex;gap:12px;align-items:start;padding:12px;background:#888;width:max-content">${shots.join('')}</main>`,
    );
    writeFileSync(`${folder}/block.jpg`, await page.locator('main').screenshot({ type: 'jpeg', quality: 75 }));
    await page.close();
  });
});

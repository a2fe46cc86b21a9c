import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { devices } from './browser.ts';

/** A phone at a gate. */
export const gatePhone: BrowserContextOptions = { ...devices.iPhone, viewport: { width: 360, height: 640 } };

interface Visitor {
  readonly email: string;
  readonly device: BrowserContextOptions;
}

/** Signs somebody in, in a browser of their own, and lets them use the desk. */
export async function onDesk(
  browser: Browser,
  url: string,
  visitor: Visitor,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await signedIn(browser, url, visitor);
  await use(page);
  await page.context().close();
}

/** Signs somebody in, in a browser of their own. @returns the desk's first page */
export async function signedIn(browser: Browser, url: string, { email, device }: Visitor): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${url}/desk`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await chooseInvitation(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('any password will do');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Find a flight or a passenger').waitFor();
  return page;
}

/** Chooses the sign-in of people who were invited. */
export const chooseInvitation = (page: Page) =>
  page.getByRole('link', { name: 'With an invited e-mail address' }).click();

/** Presses Tab until the element with this id, or with this text, has the focus. */
export async function tabTo(page: Page, sought: string): Promise<void> {
  const focused = () =>
    page.evaluate<string[]>('[document.activeElement.id, document.activeElement.textContent.trim()]');
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused()).includes(sought)) return;
  }
  throw new Error(`Not reached by Tab: ${sought}`);
}

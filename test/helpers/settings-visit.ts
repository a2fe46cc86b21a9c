import type { Locator, Page } from 'playwright-core';

/** A user's visit to the settings page. Any complaint of the browser makes it fail. */
export class SettingsVisit {
  readonly page: Page;
  /** The origin of the sign-in, known after the first visit. */
  signInOrigin = '';

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, serviceUrl: string): Promise<SettingsVisit> {
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${serviceUrl}/settings`);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    return new SettingsVisit(page);
  }

  /** @param heading of the page that is waited for. */
  async signIn(email: string, { isRefused = false, heading = 'Certificates' } = {}): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign in' }).click();
    await this.page.getByLabel('Email').fill(email);
    this.signInOrigin = new URL(this.page.url()).origin;
    await this.page.getByLabel('Password').fill('any password will do');
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    const name = isRefused ? 'Not signed in' : heading;
    await this.page.getByRole('heading', { name, exact: true }).waitFor();
  }

  /** The row of an API key. */
  key(name: string): Locator {
    return this.page.locator('#keys').getByRole('listitem').filter({ hasText: name });
  }

  /** Shows an API key by its button. */
  async shownKey(name = 'First key'): Promise<string> {
    await this.key(name).getByRole('button', { name: 'Show' }).click();
    await this.key(name).getByRole('button', { name: 'Hide' }).waitFor();
    return (await this.key(name).locator('.key').textContent()) ?? '';
  }

  async shows(text: string | RegExp): Promise<void> {
    const notice = this.page.getByRole('status').filter({ hasText: text });
    const warned = this.page.getByRole('alert').filter({ hasText: /./ });
    await notice.or(warned).first().waitFor();
    if (!(await notice.isVisible())) throw new Error(`Not ${text} but: ${await warned.textContent()}`);
  }

  async isNotWarned(): Promise<void> {
    await this.page.getByRole('alert').filter({ hasText: /./ }).waitFor({ state: 'detached' });
  }

  /** A screen reader's text for an invalid field, besides its hint. */
  async problemOf(field: Locator): Promise<string> {
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const [, id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    return (await this.page.locator(`#${id}`).textContent()) ?? '';
  }

  async isWarned(text: string | RegExp): Promise<void> {
    await this.page.getByRole('alert').filter({ hasText: text }).waitFor();
  }
}

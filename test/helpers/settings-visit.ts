import type { Locator, Page } from 'playwright-core';
import { chooseInvitation } from './desk-visit.ts';

/** A user's visit to the settings page. Any complaint of the browser makes it fail. */
export class SettingsVisit {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** @param page on which somebody has signed in. */
  static on(page: Page): SettingsVisit {
    return new SettingsVisit(page);
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
    await chooseInvitation(this.page);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill('any password will do');
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    const name = isRefused ? 'Not signed in' : heading;
    await this.page.getByRole('heading', { name, exact: true }).waitFor();
  }

  /** The row of a key, a certificate or a person. */
  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** @param name with which the button's own begins. */
  async press(name: string, row = this.page.locator('body')): Promise<void> {
    await row
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  /** The token that forms of the page have. */
  async token(): Promise<string> {
    return (await this.page.locator('[name="csrf"]').first().getAttribute('value')) ?? '';
  }

  /** Shows an API key by its button, and goes back. */
  async shownKey(name = 'First key'): Promise<string> {
    await this.press('Show', this.row(name));
    const key = await this.keyOnPage();
    await this.page.getByRole('link', { name: 'Back to the settings' }).click();
    return key;
  }

  async keyOnPage(): Promise<string> {
    return (await this.page.locator('.key').textContent()) ?? '';
  }

  async shows(text: string | RegExp): Promise<void> {
    const told = this.page.getByRole('status').or(this.page.getByRole('alert'));
    await told.filter({ hasText: text }).first().waitFor({ timeout: 30_000 });
  }

  /** A screen reader's text for an invalid field, which has the focus, besides its hint. */
  async problemOf(field: Locator): Promise<string> {
    await field.and(this.page.locator('[aria-invalid="true"]:focus')).waitFor({ timeout: 30_000 });
    const [, id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    return (await this.page.locator(`#${id}`).textContent()) ?? '';
  }
}

import type { Page } from 'playwright-core';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser } from '../../helpers/browser.ts';
import { gatePhone } from '../../helpers/desk-visit.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { SettingsVisit } from '../../helpers/settings-visit.ts';
import { boxProblems } from '../../helpers/text-fit.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

describeInBrowser('signing in with the directory of an airline', (browser) => {
  const inspect = async (page: Page) => {
    expect(await violations(page)).toEqual([]);
    expect(await boxProblems(page)).toEqual([]);
  };

  /** Signs in as somebody of the directory, in a browser of their own, and looks at every page on the way. */
  async function signedInAs(person: string, path = '/desk'): Promise<Page> {
    const page = await (await browser().newContext(gatePhone)).newPage();
    await page.goto(stack.url + path);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await inspect(page);
    await page.getByRole('link', { name: 'With the staff directory' }).click();
    await page.getByRole('button', { name: person }).click();
    await page.waitForURL(`${stack.url}/**`);
    await inspect(page);
    return page;
  }

  test('an agent gets the desk, and not the settings; signing out leaves the directory as it is', async () => {
    const page = await signedInAs('Ben Osei');
    await page.getByText('Ben Osei (the staff directory)').waitFor();
    await page.getByLabel('Find a flight or a passenger').waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('still signed in at the staff directory').waitFor();
    await inspect(page);
    await page.goto(`${stack.url}/desk`);
    await page.getByText('Sign in to see').waitFor();
    await page.context().close();
  });

  test('somebody in no group with a role reads whom to ask, and gets no session', async () => {
    const page = await signedInAs('Cleo Park');
    await page.getByText('You are in no group of the staff directory that has access.').waitFor();
    const cookies = await page.context().cookies(stack.url);
    expect(cookies.filter(({ name }) => name === '__Host-session')).toEqual([]);
    await page.context().close();
  });

  test('an admin removes an agent, who is out with the next click and stays out until they are allowed again', async () => {
    const agent = await signedInAs('Ben Osei');
    const page = await signedInAs('Ada Beck', '/settings');
    const visit = SettingsVisit.on(page);
    const ben = visit.row('Ben Osei (the staff directory)');
    expect(await ben.getByRole('button').allTextContents()).toEqual(['Remove…']);
    expect(await visit.row('demo@example.com').getByRole('button').count()).toBe(3);
    await visit.press('Remove', ben);
    await page.getByText('an admin has to allow them again').waitFor();
    await visit.press('Remove');
    await visit.shows('The person is removed.');
    await agent.reload();
    await agent.getByText('Sign in to see').waitFor();
    const again = await signedInAs('Ben Osei');
    await again.getByText('An admin of your airline has taken your access.').waitFor();
    await inspect(page);
    await visit.press('Allow again', ben);
    await visit.shows('The person may sign in again.');
    expect(await ben.count()).toBe(0);
    await (await signedInAs('Ben Osei')).getByLabel('Find a flight or a passenger').waitFor();
    await page.goto(`${stack.url}/desk/audit`);
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.filter((row) => row.includes('Ada Beck (the staff directory)')).join('\n')).toMatch(/Person allowed/);
    for (const context of browser().contexts()) await context.close();
  });
});

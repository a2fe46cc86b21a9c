import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { SettingsVisit } from './settings-visit.ts';

let stack: LocalStack;
let site: Server;
/** An attacker's site and its content. */
let attackerUrl: string;
let attack = '';
beforeAll(async () => {
  stack = await startLocalStack();
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(attack));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  attackerUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  site.close();
  await stack.stop();
});

const publicPaths = ['/settings', '/i/none', '/l/none', '/none'];

test.each(publicPaths)('%s may stand in no frame, and its content type is not guessed', async (path) => {
  const { headers } = await fetch(stack.url + path);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  '//evil.example',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/settings//evil.example',
  '/settings/..//evil.example',
  '/settings?next=https://evil.example',
  '/settings?logout_uri=https://evil.example',
  '/i//evil.example/%2e%2e',
  '/l/https://evil.example',
  '/settings%0d%0alocation:https://evil.example',
])('%s leads nowhere else', async (target) => {
  const answer = await fetch(stack.url + target, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.status).toBeLessThan(500);
});

describeInBrowser('another site, in the browser of somebody who has signed in', (browser) => {
  async function signedIn(test: (visit: SettingsVisit, other: Page) => Promise<void>): Promise<void> {
    const context = await browser().newContext(devices.desktop);
    const visit = await SettingsVisit.open(await context.newPage(), stack.url);
    await visit.signIn('demo@example.com');
    await test(visit, await context.newPage());
    await context.close();
  }

  test('cannot have a key regenerated or shown: by a form, a fetch or a script element', () =>
    signedIn(async (visit, other) => {
      const before = await visit.shownKey();
      const statuses: number[] = [];
      other.on('response', (answer) => answer.url().startsWith(stack.url) && statuses.push(answer.status()));
      attack = `<!doctype html><form method="post" enctype="text/plain" action="${stack.url}/settings/api/key/regenerate"></form>
        <script src="${stack.url}/settings/api/key"></script>
        <script>
        const url = '${stack.url}/settings/api/key';
        const attempts = [
          fetch(url + '/regenerate', { method: 'POST', mode: 'no-cors', credentials: 'include' }),
          fetch(url, { credentials: 'include' }),
          fetch(url + '/regenerate', { method: 'POST', headers: { authorization: 'Bearer x' }, credentials: 'include' }),
        ];
        Promise.allSettled(attempts).then((all) => {
          document.title = all.map(({ status, value }) => status === 'fulfilled' ? value.type : status).join();
        });
        </script>`;
      await other.goto(attackerUrl);
      await other.waitForFunction('document.title !== ""');
      // Simple requests were sent, their answers unreadable; requests with a preflight were not sent.
      expect(await other.title()).toBe('opaque,rejected,rejected');
      await other.evaluate('document.forms[0].submit()');
      await other.waitForURL(`${stack.url}/**`);
      expect(new Set(statuses)).toEqual(new Set([401]));
      await visit.page.getByRole('button', { name: 'Hide' }).click();
      expect(await visit.shownKey()).toBe(before);
    }));

  test('cannot show the page in a frame', () =>
    signedIn(async (_visit, other) => {
      attack = publicPaths.map((path) => `<iframe src="${stack.url}${path}"></iframe>`).join('');
      await other.goto(attackerUrl, { waitUntil: 'load' });
      const frames = other.frames().slice(1);
      expect(frames).toHaveLength(publicPaths.length);
      for (const frame of frames) expect(await frame.locator('main').count()).toBe(0);
    }));

  test('cannot sign a user in as another, with a code or a state of its own', async () => {
    const page = await browser().newPage(devices.desktop);
    await page.goto(`${stack.url}/settings?code=stolen&state=guessed`);
    await page.getByRole('alert').filter({ hasText: 'was not begun here' }).waitFor();
    expect(page.url()).toBe(`${stack.url}/settings`);
    await page.evaluate(
      `sessionStorage.setItem('pending-sign-in', JSON.stringify({ state: 'ours', nonce: 'n', codeVerifier: 'v' }))`,
    );
    await page.goto(`${stack.url}/settings?code=stolen&state=guessed`);
    await page.getByRole('alert').filter({ hasText: 'did not work' }).waitFor();
    expect([page.url(), await page.evaluate('sessionStorage.length')]).toEqual([`${stack.url}/settings`, 0]);
    await page.close();
  });

  test('cannot choose where signing in and out come back to', async () => {
    const page = await browser().newPage(devices.desktop);
    const evil = 'https%3A%2F%2Fevil.example%2F';
    await page.goto(`${stack.url}/settings?redirect_uri=${evil}&next=${evil}&return_to=${evil}&logout_uri=${evil}`);
    const [request] = await Promise.all([
      page.waitForRequest(/oauth2\/authorize/),
      page.getByRole('button', { name: 'Sign in' }).click(),
    ]);
    const query = new URL(request.url()).searchParams;
    expect(query.get('redirect_uri')).toBe(`${stack.url}/settings`);
    // The provider itself accepts no other address.
    const authorize = request.url();
    await page.goto(authorize.replace(/redirect_uri=[^&]+/, `redirect_uri=${evil}`));
    expect(new URL(page.url()).hostname).not.toBe('evil.example');
    expect(await page.textContent('body')).toContain('redirect_uri');
    await page.goto(`${new URL(authorize).origin}/logout?client_id=${query.get('client_id')}&logout_uri=${evil}`);
    expect(new URL(page.url()).hostname).not.toBe('evil.example');
    await page.close();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { chooseInvitation } from '../../helpers/desk-visit.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { SettingsVisit } from '../../helpers/settings-visit.ts';

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

const staffPaths = ['/settings', '/desk', '/desk/sign-in'];
const publicPaths = [...staffPaths, '/i/none', '/l/none', '/none'];

test.each(publicPaths)('%s may stand in no frame, and its content type is not guessed', async (path) => {
  const { headers } = await fetch(stack.url + path, { redirect: 'manual' });
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe(staffPaths.includes(path) ? 'same-origin' : 'no-referrer');
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
  '/desk?to=https://evil.example',
  '/desk//evil.example',
  '/desk/signed-in?code=a&state=b&to=https://evil.example',
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

  test('cannot have a key ended or shown, or its user signed out: by a form, a fetch or a script element', () =>
    signedIn(async (visit, other) => {
      const before = await visit.shownKey();
      const url = `${stack.url}/settings/keys/first`;
      const guessed = '<input name="csrf" value="guessed"><input name="hours" value="0">';
      const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
      attack = `<!doctype html>${types.map((type) => `<form method="post" enctype="${type}" action="${url}/end">${guessed}</form>`).join('')}
        <form method="post" action="${url}/show">${guessed}</form>
        <form method="post" action="${stack.url}/desk/sign-out">${guessed}</form>
        <script src="${url}/end?hours=0"></script>
        <script>
        const url = '${url}';
        const attempts = [
          fetch(url + '/end', { method: 'POST', mode: 'no-cors', credentials: 'include', body: new FormData(document.forms[1]) }),
          fetch(url + '/end?hours=0', { credentials: 'include' }),
          fetch(url + '/show', { method: 'POST', headers: { 'x-csrf-token': 'guessed' }, credentials: 'include' }),
        ];
        Promise.allSettled(attempts).then((all) => {
          document.title = all.map(({ status, value }) => status === 'fulfilled' ? value.type : status).join();
        });
        </script>`;
      await other.goto(attackerUrl);
      await other.waitForFunction('document.title !== ""');
      // Simple requests were sent, their answers unreadable; requests with a preflight were not sent.
      expect(await other.title()).toBe('opaque,rejected,rejected');
      const changes: number[] = [];
      other.on('response', (answer) => answer.request().method() === 'POST' && changes.push(answer.status()));
      for (const form of [0, 1, 2, 3, 4]) {
        await other.goto(attackerUrl);
        await other.evaluate(`document.forms[${form}].submit()`);
        await other.waitForURL(`${stack.url}/**`);
      }
      // The attacker's page is another site for the cookie, but for a browser that takes both hosts for this machine.
      expect(changes.length).toBeGreaterThanOrEqual(5);
      expect(changes.filter((status) => status < 400)).toEqual([]);
      expect(await visit.shownKey()).toBe(before);
    }));

  test('cannot have a change made in the name of its user even where the cookie is sent: origin and token are missing', () =>
    signedIn(async (visit) => {
      const [cookie] = (await visit.page.context().cookies()).filter(({ name }) => name === '__Host-session');
      const session = `__Host-session=${cookie?.value}`;
      const end = async (csrf: string, headers: Record<string, string>) => {
        const body = new URLSearchParams({ csrf, once: 'guessed', hours: '0' });
        const target = `${stack.url}/settings/keys/first/end`;
        return (await fetch(target, { method: 'POST', body, headers: { cookie: session, ...headers } })).status;
      };
      const token = await visit.token();
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      const ours = { origin: stack.url };
      expect(await end('', {})).toBe(403);
      expect(await end('', ours)).toBe(403);
      expect(await end(token, {})).toBe(403);
      expect(await end(token, { origin: attackerUrl.slice(0, -1) })).toBe(403);
      expect(await end(token, { origin: 'null' })).toBe(403);
      expect(
        await end(
          token.replace(/^./, (first) => (first === '0' ? '1' : '0')),
          ours,
        ),
      ).toBe(403);
      expect(await end(token, { ...ours, cookie: '' })).toBe(401);
    }));

  test('cannot keep a session that it has planted: signing in makes another, and ends the former one', () =>
    signedIn(async (visit) => {
      const context = visit.page.context();
      const sessionOf = async () =>
        (await context.cookies()).find(({ name }) => name === '__Host-session')?.value ?? '';
      const first = await sessionOf();
      await visit.page.goto(`${stack.url}/desk/sign-in?with=invitation&to=/settings`);
      await visit.page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      expect(await sessionOf()).not.toBe(first);
      const status = async (cookie: string) =>
        (
          await fetch(`${stack.url}/settings/keys`, {
            method: 'POST',
            headers: { cookie: `__Host-session=${cookie}` },
          })
        ).status;
      expect([await status(first), await status(await sessionOf()), await status('demo.user.planted')]).toEqual([
        401, 403, 401,
      ]);
      const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-session');
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', domain: 'localhost' });
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
    await page.goto(`${stack.url}/desk/signed-in?code=stolen&state=guessed`);
    await page.getByText('was not begun in this browser').waitFor();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    const [request] = await Promise.all([page.waitForRequest(/oauth2\/authorize/), chooseInvitation(page)]);
    await page.getByLabel('Password').waitFor();
    const state = new URL(request.url()).searchParams.get('state') ?? '';
    for (const query of ['code=stolen&state=guessed', `code=stolen&state=${state}`]) {
      await page.goto(`${stack.url}/desk/sign-in?with=invitation`);
      await page.goto(`${stack.url}/desk/signed-in?${query}`);
      await page.getByText('Signing in did not work').waitFor();
    }
    expect((await page.context().cookies(stack.url)).filter(({ name }) => name.startsWith('__Host-'))).toEqual([]);
    await page.close();
  });

  test('cannot choose where signing in and out come back to', async () => {
    const page = await browser().newPage(devices.desktop);
    const evil = 'https%3A%2F%2Fevil.example%2F';
    await page.goto(`${stack.url}/settings?redirect_uri=${evil}&to=${evil}&return_to=${evil}&logout_uri=${evil}`);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const [request] = await Promise.all([page.waitForRequest(/oauth2\/authorize/), chooseInvitation(page)]);
    const query = new URL(request.url()).searchParams;
    expect(query.get('redirect_uri')).toBe(`${stack.url}/desk/signed-in`);
    await page.goto(`${stack.url}/desk/sign-in?with=invitation&to=${evil}`);
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password').fill('any password will do');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${stack.url}/desk`);
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

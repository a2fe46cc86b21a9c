import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { callService } from '../../helpers/call-service.ts';
import { createTestChain, type TestChain } from '../../helpers/certificates.ts';
import { chooseInvitation } from '../../helpers/desk-visit.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { openPkpass, withFiles } from '../../helpers/pkpass.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { SettingsVisit } from '../../helpers/settings-visit.ts';
import { passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';
import { boxProblems } from '../../helpers/text-fit.ts';

let stack: LocalStack;
let chain: TestChain;
beforeAll(async () => {
  chain = await createTestChain();
  stack = await startLocalStack({ env: { LOCAL_APPLE_ROOT: chain.rootSha256 } });
});
afterAll(() => stack.stop());

const call = (apiKey: string, request: Record<string, unknown>) => callService(stack.url, apiKey, request);

/** Moves the stack's clock beyond the caches of warm functions. */
const afterHalfAMinute = () => passTime(stack, 31);

async function statusOf(apiKey: string): Promise<number> {
  const body = JSON.stringify({ action: 'getpasstemplates' });
  return (await fetch(`${stack.url}/v3`, { method: 'POST', headers: { 'x-api-key': apiKey }, body })).status;
}

const pem = (name: string, text: string) => ({ name, mimeType: 'application/x-pem-file', buffer: Buffer.from(text) });

const unfold = (page: Page, summary: string) => page.getByText(summary, { exact: true }).click();

/** Uploads the files of a pass type certificate. */
async function upload(page: Page, { certificatePem, privateKeyPem, intermediatePem } = chain.certificate) {
  const form = page.getByRole('button', { name: 'Upload', exact: true }).first();
  if (!(await form.isVisible())) await unfold(page, 'Upload a certificate for Apple Wallet');
  await page.getByLabel('Pass type certificate').setInputFiles(pem('pass.pem', certificatePem));
  await page.getByLabel('Private key').setInputFiles(pem('pass.key', privateKeyPem));
  await page.getByLabel('Apple’s intermediate certificate').setInputFiles(pem('wwdr.pem', intermediatePem));
  await page.getByLabel('Apple’s root certificate').setInputFiles(pem('root.pem', chain.rootPem));
  await form.click();
}

describeInBrowser('the settings page', (browser) => {
  const signedIn = async (
    test: (visit: SettingsVisit, page: Page) => Promise<void>,
    options: BrowserContextOptions = devices.desktop,
  ) => {
    const context = await browser().newContext(options);
    try {
      const visit = await SettingsVisit.open(await context.newPage(), stack.url);
      await visit.signIn('demo@example.com');
      await test(visit, visit.page);
    } finally {
      await context.close();
    }
  };

  test('walked through without a script: a key added, the first ended, a certificate uploaded and used', () =>
    signedIn(
      async (visit, page) => {
        const first = await visit.shownKey();
        expect([first === stack.apiKey, await statusOf(first)]).toEqual([true, 200]);

        await unfold(page, 'Add an API key');
        await page.getByLabel('Name', { exact: true }).fill('check-in');
        await visit.press('Add');
        expect(await visit.problemOf(page.getByRole('group', { name: 'May' }))).toBe('Choose what it may do.');
        await page.getByRole('checkbox', { name: /^Read/ }).check();
        await page.getByRole('checkbox', { name: /^All/ }).check();
        await visit.press('Add');
        await visit.shows('check-in is added and works.');
        const added = await visit.keyOnPage();
        expect([added === first, await statusOf(added)]).toEqual([false, 200]);
        await page.getByRole('link', { name: 'Back to the settings' }).click();

        await visit.press('End in 48 hours', visit.row('First key'));
        await page.getByRole('link', { name: 'Cancel' }).click();
        expect(await visit.shownKey()).toBe(first);
        await visit.press('End in 48 hours', visit.row('First key'));
        await visit.press('End');
        await visit.shows('First key ends in 48 hours.');
        expect(await visit.row('First key').textContent()).toMatch(/Ends on \d/);
        await afterHalfAMinute();
        expect([await statusOf(first), await statusOf(added)]).toEqual([200, 200]);
        await visit.press('End now', visit.row('First key'));
        await visit.press('End');
        await visit.shows('The key has ended.');
        expect(await visit.row('First key').count()).toBe(0);
        await afterHalfAMinute();
        expect([await statusOf(first), await statusOf(added)]).toEqual([401, 200]);

        const id = 'pass.com.example.uploaded';
        await upload(page, await chain.variant({ passTypeId: id }));
        await visit.shows(`${id} is uploaded and active.`);
        expect(await visit.row(id).textContent()).toContain('Expires on 1 January 2029');
        const { passTypeIdentifier, teamIdentifier } = await passWith(added, id);
        expect([passTypeIdentifier, teamIdentifier]).toEqual([id, 'A1B2C3D4E5']);

        await visit.press('Make default', visit.row(id));
        await visit.shows(`${id} is now the default.`);
        await visit.press('Deactivate', visit.row(id));
        await visit.press('Deactivate');
        await visit.shows(`${id} is inactive.`);
        await visit.press('Activate', visit.row(id));
        await visit.shows(`${id} is active.`);
      },
      { ...devices.desktop, javaScriptEnabled: false },
    ));

  async function passWith(apiKey: string, passTypeId: string) {
    const template = stackTemplateRequest(stack);
    const fields = template['universal-fields'] as { 'walleta-fields': Record<string, unknown> };
    fields['walleta-fields']['pass-type-id'] = passTypeId;
    const { 'pass-template-id': templateId } = await call(apiKey, template);
    const pass = await call(apiKey, { ...exampleRequest('generate-pass'), 'pass-template-id': templateId });
    const file = await fetch(`${pass['pass-install-url']}/pass.pkpass`);
    return openPkpass(Buffer.from(await file.arrayBuffer())).passJson;
  }

  itWith(programs.openssl, 'takes a .p12 with its password, and says when that is wrong', (openssl) =>
    signedIn(async (visit, page) => {
      const { certificatePem, privateKeyPem, intermediatePem } = await chain.variant({
        passTypeId: 'pass.com.example.p12',
      });
      const files = {
        'a.pem': Buffer.from(`${certificatePem}\n${intermediatePem}\n${chain.rootPem}`),
        'a.key': Buffer.from(privateKeyPem),
      };
      const p12 = withFiles(files, (directory) => {
        run(openssl, 'pkcs12 -export -in a.pem -inkey a.key -passout pass:secret -out a.p12'.split(' '), directory);
        return readFileSync(join(directory, 'a.p12'));
      });
      const before = await page.getByRole('listitem').count();
      const send = async (password: string) => {
        const buffer = { name: 'a.p12', mimeType: 'application/x-pkcs12', buffer: p12 };
        await page.getByLabel('Pass type certificate').setInputFiles(buffer);
        await page.getByLabel('Password').fill(password);
        await visit.press('Upload');
      };
      await unfold(page, 'Upload a certificate for Apple Wallet');
      await send('wrong');
      expect(await visit.problemOf(page.getByLabel('Password'))).toBe(
        'The password of the .p12 is wrong, or is missing. Choose the files again, too: browsers do not keep them.',
      );
      expect(await page.getByLabel('Password').inputValue()).toBe('');
      expect(await page.getByRole('listitem').count()).toBe(before);
      await send('secret');
      await visit.shows('pass.com.example.p12 is uploaded and active.');
    }),
  );

  test('a second click on a button that is still at work adds no second key', () =>
    signedIn(async (visit, page) => {
      await unfold(page, 'Add an API key');
      await page.getByLabel('Name', { exact: true }).fill('clicked twice');
      await page.getByRole('checkbox', { name: /^Read/ }).check();
      await page.getByRole('button', { name: 'Add', exact: true }).dblclick();
      // The key, or that the form was sent before.
      await page.getByRole('status').waitFor();
      await page.goto(`${stack.url}/settings`);
      expect(await visit.row('clicked twice').count()).toBe(1);
    }));

  test.each([
    ['desktop', devices.desktop],
    ['phone', devices.iPhone],
  ])('has nothing for axe to find in any state, and needs no scrolling sideways, on a %s', (name, device) =>
    signedIn(async (visit, page) => {
      const inspect = async (state: string) => {
        expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
        expect({ state, found: await boxProblems(page) }).toEqual({ state, found: [] });
      };
      await inspect('signed-in');
      for (const fold of await page.locator('summary').all()) await fold.click();
      await inspect('unfolded');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await visit.press('Add');
      await inspect('problem');
      await page.getByRole('checkbox', { name: /^All/ }).check();
      await visit.press('Add');
      await inspect('key-shown');
      await page.getByRole('link', { name: 'Back to the settings' }).click();
      await visit.press('End now', visit.row(name));
      await inspect('question');
      await visit.press('End');
      await inspect('done');
    }, device),
  );

  test('stays signed in over a reload, with nothing that a script reads, and ends after an hour without a request', () =>
    signedIn(async (visit, page) => {
      expect(page.url()).toBe(`${stack.url}/settings`);
      expect(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]')).toEqual([0, 0, '']);
      for (const minutes of [0, 59]) {
        await passTime(stack, minutes * 60);
        await page.reload();
        await page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      }
      await passTime(stack, 61 * 60);
      await visit.press('Show');
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      expect(await page.locator('.key').count()).toBe(0);
    }));

  test('signs out, and of the sign-in, too', () =>
    signedIn(async (visit, page) => {
      await visit.press('Sign out');
      await page.getByText('Sign in to see').waitFor();
      expect(page.url()).toBe(`${stack.url}/desk`);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await chooseInvitation(page);
      // The provider has signed them out, too: it requests the password again.
      await page.getByLabel('Password').waitFor();
    }));

  test('lets an admin invite somebody, change their role and remove them, which their next click shows', () =>
    signedIn(async (visit, page) => {
      const erika = visit.row('erika@example.com');
      await unfold(page, 'Invite somebody');
      await page.getByLabel('E-mail').fill('Erika@example.com');
      await page.getByRole('radio', { name: /^Agent/ }).check();
      await visit.press('Invite');
      await visit.shows('erika@example.com is invited as agent.');

      const context = await browser().newContext(devices.desktop);
      const others = await SettingsVisit.open(await context.newPage(), stack.url);
      await others.signIn('erika@example.com', { isRefused: false, heading: 'Not done' });
      expect(await others.page.getByText('ask an admin').count()).toBe(1);
      await visit.press('Make admin', erika);
      await visit.shows('erika@example.com is admin now.');
      await others.page.reload();
      await others.page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      await visit.press('Remove', erika);
      await visit.press('Remove');
      await visit.shows('The person is removed.');
      expect(await erika.count()).toBe(0);
      await others.press('Show');
      await others.page.getByRole('link', { name: 'Sign in' }).waitFor();
      await context.close();

      await visit.press('Remove', visit.row('demo@example.com'));
      await visit.press('Remove');
      await visit.shows(/ask another admin/);
    }));

  test('lets nobody in who was removed, whose user is gone from the sign-in, too', async () => {
    const page = await browser().newPage(devices.desktop);
    await SettingsVisit.open(page, stack.url);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await chooseInvitation(page);
    await page.getByLabel('Email').fill('erika@example.com');
    await page.getByLabel('Password').fill('any password will do');
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      page.getByRole('button', { name: 'Sign in' }).click(),
    ]);
    expect([answer.status(), new URL(answer.url()).origin === stack.url]).toEqual([200, false]);
    await page.close();
  });
});

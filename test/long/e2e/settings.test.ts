import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { callService } from '../../helpers/call-service.ts';
import { createTestChain, type TestChain } from '../../helpers/certificates.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { openPkpass, withFiles } from '../../helpers/pkpass.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { SettingsVisit } from '../../helpers/settings-visit.ts';
import { passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';

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

const openSettings = (page: Page) => SettingsVisit.open(page, stack.url);

const pem = (name: string, text: string) => ({ name, mimeType: 'application/x-pem-file', buffer: Buffer.from(text) });

/** Chooses the files of a pass type certificate in the form. */
async function chooseCertificate(page: Page, { certificatePem, privateKeyPem, intermediatePem } = chain.certificate) {
  await page.getByLabel('Pass type certificate').setInputFiles(pem('pass.pem', certificatePem));
  await page.getByLabel('Private key').setInputFiles(pem('pass.key', privateKeyPem));
  await page.getByLabel('Apple’s intermediate certificate').setInputFiles(pem('wwdr.pem', intermediatePem));
  await page.getByLabel('Apple’s root certificate').setInputFiles(pem('root.pem', chain.rootPem));
}

describeInBrowser('the settings page', (browser) => {
  const inPage = async (test: (page: Page) => Promise<void>, device: BrowserContextOptions = devices.desktop) => {
    const context = await browser().newContext({ ...device, permissions: ['clipboard-read', 'clipboard-write'] });
    try {
      await test(await context.newPage());
    } finally {
      await context.close();
    }
  };

  test('walked through: key copied, another added, the first ended, certificate uploaded and used, signed out', () =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');

      await visit.key('First key').getByRole('button', { name: 'Copy' }).click();
      await visit.shows('First key is copied.');
      expect(await visit.key('First key').locator('.key').isVisible()).toBe(false);
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toBe(stack.apiKey);
      expect(await statusOf(copied)).toBe(200);

      await page.getByLabel('Name', { exact: true }).fill('check-in');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await visit.isWarned('Choose what it may do.');
      await page.getByRole('checkbox', { name: /^Read/ }).check();
      await page.getByRole('checkbox', { name: /^All/ }).check();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await visit.shows('check-in is added and works.');
      const added = (await visit.key('check-in').locator('.key').textContent()) ?? '';
      expect([added === copied, await statusOf(added)]).toEqual([false, 200]);

      await visit.key('First key').getByRole('button', { name: 'End in 48 hours' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      expect(await visit.shownKey()).toBe(copied);
      await visit.key('First key').getByRole('button', { name: 'End in 48 hours' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
      await visit.shows('First key ends in 48 hours.');
      expect(await visit.key('First key').textContent()).toMatch(/Ends on \d/);
      await afterHalfAMinute();
      expect([await statusOf(copied), await statusOf(added)]).toEqual([200, 200]);
      await visit.key('First key').getByRole('button', { name: 'End now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
      await visit.shows('First key has ended.');
      expect(await visit.key('First key').count()).toBe(0);
      await afterHalfAMinute();
      expect([await statusOf(copied), await statusOf(added)]).toEqual([401, 200]);

      await chooseCertificate(page, await chain.variant({ passTypeId: 'pass.com.example.uploaded' }));
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.shows('pass.com.example.uploaded is uploaded and active.');
      expect(await page.getByRole('listitem').filter({ hasText: 'pass.com.example.uploaded' }).textContent()).toContain(
        'Expires on 1 January 2029',
      );
      const { passTypeIdentifier, teamIdentifier } = await passWith(added, 'pass.com.example.uploaded');
      expect({ passTypeIdentifier, teamIdentifier }).toEqual({
        passTypeIdentifier: 'pass.com.example.uploaded',
        teamIdentifier: 'A1B2C3D4E5',
      });

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Sign in to see').waitFor();
      expect(page.url()).toBe(`${stack.url}/desk`);
      await page.getByRole('link', { name: 'Sign in' }).click();
      // The provider has signed them out, too: it requests the password again.
      await page.getByLabel('Password').waitFor();
    }));

  async function passWith(apiKey: string, passTypeId: string) {
    const template = stackTemplateRequest(stack);
    const fields = template['universal-fields'] as { 'walleta-fields': Record<string, unknown> };
    fields['walleta-fields']['pass-type-id'] = passTypeId;
    const { 'pass-template-id': templateId } = await call(apiKey, template);
    const pass = await call(apiKey, { ...exampleRequest('generate-pass'), 'pass-template-id': templateId });
    const file = await fetch(`${pass['pass-install-url']}/pass.pkpass`);
    return openPkpass(Buffer.from(await file.arrayBuffer())).passJson;
  }

  test('says what is wrong with an upload, and changes nothing', () =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      const before = await page.getByRole('listitem').count();
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned('Choose the file of the certificate.');
      const certificate = page.getByLabel('Pass type certificate');
      expect(await visit.problemOf(certificate)).toBe('Choose the file of the certificate.');
      expect(
        await certificate.evaluate<boolean, { ownerDocument: { activeElement: unknown } }>(
          (field) => field.ownerDocument.activeElement === field,
        ),
      ).toBe(true);
      const stranger = await chain.variant({ passTypeId: 'pass.com.example.other', keyBits: 2047 });
      await chooseCertificate(page, { ...chain.certificate, privateKeyPem: stranger.privateKeyPem });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/key/i);
      await page.getByLabel('Pass type certificate').setInputFiles(pem('a.pem', 'no certificate'));
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/certificate/i);
      await page.getByLabel('Google Wallet').check();
      await visit.isNotWarned();
      await page.getByLabel('Service account key').setInputFiles(pem('a.json', '{}'));
      await page.getByLabel('Issuer ID').fill('338800');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/10 to 25 digits/);
      expect(await visit.problemOf(page.getByLabel('Issuer ID'))).toMatch(/10 to 25 digits/);
      await page.getByLabel('Issuer ID').fill('3388000000000000002');
      await visit.isNotWarned();
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/service account|client_email|type/i);
      expect(await page.getByRole('listitem').count()).toBe(before);
    }));

  itWith(programs.openssl, 'takes a .p12 with its password, and says when that is wrong', (openssl) =>
    inPage(async (page) => {
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
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      const buffer = { name: 'a.p12', mimeType: 'application/x-pkcs12', buffer: p12 };
      await page.getByLabel('Pass type certificate').setInputFiles(buffer);
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/password of the .p12/);
      await page.getByLabel('Password').fill('secret');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.shows('pass.com.example.p12 is uploaded and active.');
      expect(await page.getByLabel('Password').inputValue()).toBe('');
    }),
  );

  test('makes a certificate the default, deactivates it after a question, and activates it again', () =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      const certificate = await chain.variant({ passTypeId: 'pass.com.example.second' });
      await chooseCertificate(page, certificate);
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.shows(/uploaded/);
      const item = page.getByRole('listitem').filter({ hasText: 'pass.com.example.second' });
      await item.getByRole('button', { name: 'Make default' }).click();
      await visit.shows('pass.com.example.second is now the default.');
      expect(await item.getByText('Default', { exact: true }).isVisible()).toBe(true);
      await item.getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await visit.shows('pass.com.example.second is inactive.');
      expect(await item.getByText('Inactive').isVisible()).toBe(true);
      await item.getByRole('button', { name: 'Activate' }).click();
      await visit.shows('pass.com.example.second is active.');
    }));

  test.each([
    ['desktop', devices.desktop],
    ['phone', devices.iPhone],
  ])('has nothing for axe to find in any state, and needs no scrolling sideways, on a %s', (name, device) =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      const inspect = async (state: string) => {
        expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        const directory = process.env.SCREENSHOTS;
        if (directory) await page.screenshot({ path: `${directory}/${name}-${state}.png`, fullPage: true });
      };
      await inspect('signed-out');
      await visit.signIn('demo@example.com');
      await inspect('signed-in');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('checkbox', { name: /^All/ }).check();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await visit.shows(/is added/);
      await inspect('key-shown');
      await visit.key(name).getByRole('button', { name: 'End now' }).click();
      await inspect('confirmation');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await visit.isWarned(/Choose/);
      await inspect('problem');
      await page.getByLabel('Google Wallet').check();
      await inspect('google-wallet');
    }, device),
  );

  test('stays signed in over a reload, with nothing that a script reads, and ends after an hour without a request', () =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      expect(page.url()).toBe(`${stack.url}/settings`);
      expect(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]')).toEqual([0, 0, '']);
      await page.reload();
      await page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      await passTime(stack, 59 * 60);
      await page.reload();
      await page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      await passTime(stack, 61 * 60);
      await page.getByRole('button', { name: 'Upload', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show' }).first().click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      expect(await page.locator('#keys').count()).toBe(0);
    }));

  test('sends requests to the service and the sign-in only', () =>
    inPage(async (page) => {
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      expect([...origins].sort()).toEqual([stack.url, visit.signInOrigin].sort());
    }));

  test('lets an admin invite somebody, change their role and remove them, which their next click shows', () =>
    inPage(async (page) => {
      const visit = await openSettings(page);
      await visit.signIn('demo@example.com');
      const erika = page.locator('#people').getByRole('listitem').filter({ hasText: 'erika@example.com' });
      await page.getByRole('button', { name: 'Invite' }).click();
      await visit.isWarned('Enter an e-mail address.');
      await page.getByLabel('E-mail').fill('Erika@example.com');
      await page.getByRole('radio', { name: /^Agent/ }).check();
      await page.getByRole('button', { name: 'Invite' }).click();
      await visit.shows('erika@example.com is invited.');
      expect(await erika.locator('[data-field="role"]').textContent()).toBe('agent');

      const context = await browser().newContext(devices.desktop);
      const others = await SettingsVisit.open(await context.newPage(), stack.url);
      await others.signIn('erika@example.com', { isRefused: false, heading: 'Settings' });
      expect(await others.page.getByText('ask an admin').count()).toBe(1);
      await erika.getByRole('button', { name: 'Make admin' }).click();
      await visit.shows('erika@example.com is admin now.');
      await others.page.reload();
      await others.page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor();
      await erika.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await visit.shows('erika@example.com is removed.');
      expect(await erika.count()).toBe(0);
      await others.page.getByRole('button', { name: 'Show' }).first().click();
      await others.page.getByRole('link', { name: 'Sign in' }).waitFor();
      await context.close();

      const own = page.locator('#people').getByRole('listitem').filter({ hasText: 'demo@example.com' });
      await own.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await visit.isWarned('ask another admin');
    }));

  test('lets nobody in who was removed, whose user is gone from the sign-in, too', () =>
    inPage(async (page) => {
      await openSettings(page);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill('erika@example.com');
      await page.getByLabel('Password').fill('any password will do');
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.request().method() === 'POST'),
        page.getByRole('button', { name: 'Sign in' }).click(),
      ]);
      expect([answer.status(), new URL(answer.url()).origin === stack.url]).toEqual([200, false]);
    }));
});

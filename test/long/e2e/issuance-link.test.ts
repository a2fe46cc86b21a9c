import { readFileSync } from 'node:fs';
import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { callService } from '../../helpers/call-service.ts';
import { passenger } from '../../helpers/followed-links.ts';
import { linkRequest } from '../../helpers/link-requests.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { createTemplate } from '../../helpers/stack-calls.ts';

let stack: LocalStack;
let link: string;
beforeAll(async () => {
  stack = await startLocalStack();
  const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);
  const request = linkRequest({
    'pass-template-id': await createTemplate(stack),
    'link-protection': { checksum: 'SHA384', 'checksum-applied': 'full-link' },
    'pass-variables.frequent-flyer-name/number-value': { 'is-required': false, 'value-encryption': false },
  });
  const answer = await call({ action: 'createpassissuancelink', ...request });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(answer['preview-url']) });
  link = builder.build(passenger({ 'frequent-flyer-name/number-value': 'Miles & More 992003', 'pass-id': 'E2E-1' }));
});
afterAll(() => stack.stop());

test('over HTTP the bytes of the query arrive as they were sent: the full link’s checksum is right', async () => {
  const followed = await fetch(link, { redirect: 'manual' });
  expect(followed.status).toBe(303);
  expect(followed.headers.get('location')).toMatch(/\/i\/[a-z2-7]{58}$/);
  expect(followed.headers.get('cache-control')).toBe('no-store');
  expect(followed.headers.get('referrer-policy')).toBe('no-referrer');
  const again = await fetch(link.replace('992003', '99200%33'), { redirect: 'manual' });
  expect(again.status).toBe(404);
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
});

describeInBrowser('an issuance link, opened from a mail', (browser) => {
  test('leads to the install page, whose address has nothing of the passenger, and to the pass', async () => {
    const page = await browser().newPage(devices.iPhone);
    await page.setContent(`<a href="${link.replaceAll('&', '&amp;')}">Your boarding pass</a>`);
    await page.getByRole('link').click();
    await page.waitForURL(/\/i\/[a-z2-7]{58}$/);
    expect(page.url()).not.toMatch(/Erika|ABC123|checksum/);
    expect(await page.getByText('Erika Mustermann', { exact: true }).first().isVisible()).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#walleta').click()]);
    expect(openPkpass(readFileSync(await download.path())).passJson.organizationName).toBe('Lufthansa');
    await page.close();
  });

  test('a wrong link shows a page that says whom to contact, without anything to complain of', async () => {
    const page = await browser().newPage(devices.iPhone);
    await page.goto(link.replace('E2E-1', 'E2E-2'));
    expect(await page.getByText('contact your airline').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

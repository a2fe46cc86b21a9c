import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { createClient } from '../../../clients/typescript/client.ts';
import { readDemoTemplate } from '../../../local/demo/template.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { startImageHost } from '../../helpers/image-host.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { png } from '../../helpers/png.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { barcodesIn } from '../../helpers/read-barcode.ts';
import { boxProblems } from '../../helpers/text-fit.ts';
import { copyCheckout } from '../helpers/copied-checkout.ts';
import { chaptersOf, installLinksIn, paste, pasteChapter } from '../helpers/pasted-chapters.ts';

let stack: LocalStack;
let folder: string;
let clone: string;
const took: string[] = [];

/** Does a step of a door, and keeps its time to print it: on a shared machine no test can promise it. */
async function timed<Result>(door: string, step: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await step();
  took.push(`${((performance.now() - start) / 1_000).toFixed(1).padStart(6)} s  ${door}`);
  return result;
}

/** The commands that follow `npm ci` in the first block of README.md. */
const [, startCommand = ''] = /^```\nnpm ci && (npm start) +#/m.exec(readFileSync('README.md', 'utf8')) ?? [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-steps-'));
  clone = path.join(folder, 'clone');
  copyCheckout(clone);
  const options = { fromNothing: true, checkout: { folder: clone, command: startCommand } };
  stack = await timed(`README.md: ${startCommand}`, () =>
    startLocalStack({ ...options, dataDir: path.join(clone, '.local') }),
  );
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
  console.log(`From zero, in a copy of this checkout after npm ci:\n${took.join('\n')}`);
});

const statusOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).status;
const passBehind = async (link: string) =>
  openPkpass(Buffer.from(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer()));
const addressesIn = (text: string) => [...new Set(text.match(/https?:\/\/localhost[^\s"'<]*/g))];

test('every address that it prints to be opened leads somewhere', async () => {
  const printed = addressesIn(stack.output).filter((address) => !address.endsWith('/v3'));
  expect(printed.length).toBeGreaterThanOrEqual(3);
  for (const address of printed) expect([address, await statusOf(address)]).toEqual([address, 200]);
});

test('the curl that it prints issues a pass, whose link has a page and a .pkpass', async () => {
  const [printed = ''] = /^ +curl -s .*$/m.exec(stack.output) ?? [];
  const { stdout } = await timed('README.md: the printed curl', () => paste(clone, printed, {}));
  const [link = ''] = installLinksIn([JSON.parse(stdout)]);
  expect([await statusOf(link), await statusOf(`${link}/pass.pkpass`)]).toEqual([200, 200]);
});

/** The commands of a document, or of its first chapters. */
const commandsOf = (document: string, chapters?: number) =>
  chaptersOf(document)
    .slice(0, chapters)
    .map(({ commands }) => commands)
    .join('');

test('docs/brand.md leads from a logo to a pass that shows it', async () => {
  const { stdout } = await timed('docs/brand.md', () => paste(clone, commandsOf('docs/brand.md'), { BASE: stack.url }));
  const [issued, changed] = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect([issued, changed]).toMatchObject([{ outcome: 'issued' }, { status: 'success' }]);
  expect(readFileSync(path.join(clone, 'brand.html'), 'utf8')).toContain('Gull Air on phones');
  const { passJson, files } = await passBehind(issued['pass-install-url']);
  expect(passJson).toMatchObject({ organizationName: 'Gull Air', backgroundColor: 'rgb(20, 33, 61)' });
  expect(passJson.semantics).toMatchObject({ airlineCode: 'ZZ', flightNumber: 61 });
  expect(passJson.barcodes[0].message).toContain('KOILSIZZ 0061');
  expect(files).toHaveProperty(['primaryLogo.png']);
});

test('docs/integrating.md leads from messages of check-in to passes, and the same messages change nothing', async () => {
  const script = commandsOf('docs/quickstart.md', 2) + commandsOf('docs/integrating.md');
  const again = script.trim().split('\n').at(-1);
  const door = 'docs/quickstart.md, chapters 1 and 2, and docs/integrating.md';
  const { stdout, stderr } = await timed(door, () => paste(clone, `${script}\n${again}`, { BASE: stack.url }));
  expect(stderr).toBe('');
  const outcomes = [...stdout.matchAll(/^\d+-1 (\w+) http:\S+\/i\/\w+$/gm)].map(([, outcome]) => outcome);
  expect(outcomes).toEqual(['issued', 'issued', 'updated', 'superseded', 'unchanged', 'unchanged']);
  const [, link = ''] = /updated (\S+)$/m.exec(stdout) ?? [];
  expect((await passBehind(link)).passJson.barcodes[0].message).toContain('014A');
});

test('the start page leads through all doors of README.md, and to nothing that is not there', async () => {
  const page = await (await fetch(stack.url)).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href, stack.url).href);
  const day = readDemoTemplate(stack.dataDir)?.departureDay;
  const [, doors = ''] = /^## Where to begin$(.*?)^\[All doc/ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const ofReadme = [...doors.matchAll(/\(docs\/(\w+)\.md(#[\w-]+)?\)/g)].map(([, name, anchor = '']) =>
    name === 'desk' ? `${stack.url}/desk?date=${day}` : `${stack.url}/docs/${name}.html${anchor}`,
  );
  expect(ofReadme.length).toBeGreaterThan(5);
  expect(links).toEqual(expect.arrayContaining(ofReadme));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect([link, [200, 303].includes(await statusOf(link))]).toEqual([link, true]);
});

test('an own logo is taken from any server on this machine, and from the folder that is printed', async () => {
  const [, images = '', address = ''] = /^ +Your logo +(\S+\/)logo.png is (\S+\/)logo.png$/m.exec(stack.output) ?? [];
  expect(path.resolve(clone, images)).toBe(path.join(stack.dataDir, 'images'));
  writeFileSync(path.join(clone, images, 'my_Logo 2.png'), png(300, 100));
  const host = await startImageHost({ 'logo.png': png(300, 101) });
  const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
  const template = readDemoTemplate(stack.dataDir)?.templateId ?? '';
  for (const logo of [
    `${address}my_Logo%202.png`,
    host.url('logo.png'),
    host.url('logo.png').replace('localhost', '127.0.0.1'),
  ])
    expect(
      await client.call({ action: 'updatepasstemplate', 'pass-template-id': template, 'carrier-airline-logo': logo }),
    ).toMatchObject({ status: 'success' });
  await host.stop();
  for (const outside of ['..%2Fapi-key', '%2E%2E/api-key', 'none.png'])
    expect([outside, await statusOf(address + outside)]).toEqual([outside, 404]);
});

test.each([
  [['docs/quickstart.md', 'docs/templates.md'], 9, ['This boarding pass is no longer valid', 'B12'], 1],
  [['docs/irregular-operations.md'], 13, ['TN2728', '14A'], 0],
  [['docs/badges.md'], 6, ['Paula Sample', 'K11'], 0],
])('%j can be pasted as they are, and again, and leave no files', async (pages, calls, shown, place) => {
  const script = pages.map((page) => commandsOf(page));
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  // Ids contain the second: the second run has another.
  for (const date of ['date() { echo 1; }\n', 'date() { echo 2; }\n']) {
    const variables = { BASE: stack.url, DATA_DIR: stack.dataDir };
    const { stdout, stderr, status } = paste(empty, date + script.join(''), variables);
    expect([status, stderr]).toEqual([0, '']);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.filter(({ status }) => status !== 'success')).toEqual([]);
    expect(answers).toHaveLength(calls);
    const links: string[] = answers.flatMap((answer) => answer['pass-install-url'] ?? []);
    const page = await (await fetch(links[place] ?? '')).text();
    for (const text of shown) expect(page).toContain(text);
  }
  expect(readdirSync(empty)).toEqual([]);
});

test('docs/badges.md: the passes have the tags that it shows', async () => {
  const shell = mkdtempSync(path.join(tmpdir(), 'badges-'));
  for (const chapter of chaptersOf('docs/badges.md')) {
    const link = installLinksIn(pasteChapter(stack, shell, chapter)).at(-1);
    if (link === undefined) continue;
    const { passJson } = await passBehind(link);
    for (const [, block = ''] of chapter.text.matchAll(/^```json\n([\s\S]*?)^```$/gm))
      expect([chapter.title, passJson.semantics]).toMatchObject([chapter.title, JSON.parse(block)]);
  }
  rmSync(shell, { recursive: true });
});

itWith(programs.kitinerary, 'the first pass has the barcode of a real boarding pass', async (program) => {
  const [, pass = ''] = /First pass +(\S+)/.exec(stack.output) ?? [];
  const { passJson } = await passBehind(pass);
  writeFileSync(path.join(folder, 'barcode.txt'), passJson.barcodes[0].message);
  const { stdout } = run(program, ['barcode.txt'], folder);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      airplaneSeat: '12C',
      reservationNumber: 'ABC123',
      reservationFor: {
        airline: { iataCode: 'ZZ' },
        flightNumber: '2724',
        departureAirport: { iataCode: 'MUC' },
        arrivalAirport: { iataCode: 'BER' },
      },
    },
  ]);
});

test('another machine in the network opens pages and passes, and nothing else', async () => {
  // Another address than localhost, as that of the network.
  const another = stack.url.replace('localhost', '127.0.0.2');
  const pass = new URL(readDemoTemplate(stack.dataDir)?.firstPassUrl ?? '').pathname;
  for (const open of [pass, `${pass}/pass.pkpass`, `${pass}/walletb`, '/robots.txt', '/images/samples/logo.png'])
    expect([open, [200, 303].includes(await statusOf(another + open))]).toEqual([open, true]);
  const local = [
    '',
    'apns',
    'walletb',
    'clock',
    'faults',
    'live',
    'phones',
    'start-page.js',
    'images/logo.png',
    'walletb/save/x',
  ];
  const own = ['/', '/v3', '/v3/openapi.json', '/docs/', '/desk', '/desk/sign-in', '/settings', '/settings/keys'];
  for (const closed of [...own, ...local.map((name) => `/_local/${name}`)])
    expect([closed, await statusOf(another + closed)]).toEqual([closed, 403]);
});

describeInBrowser('the start page, opened', (browser) => {
  const opened = async (options: BrowserContextOptions) => {
    const page = await browser().newPage(options);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(stack.url);
    return { page, problems };
  };

  test.each([
    { ...devices.iPhone, viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
    devices.desktop,
  ])('has no fault that a tool finds', async (device) => {
    const { page, problems } = await opened(device);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Boarding-pass wallet');
    await page.getByText('Inside the stack').click();
    expect(await violations(page)).toEqual([]);
    expect(await boxProblems(page)).toEqual([]);
    const code = page.locator('.qr-code');
    const rendering = "getComputedStyle(document.querySelector('.qr-code')).imageRendering";
    expect(await page.evaluate(rendering)).toBe('pixelated');
    const [{ text = '' } = {}] = await barcodesIn(await code.screenshot());
    expect(await statusOf(text)).toBe(200);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('changes the gate by one button, and both phones show it once they have it', async () => {
    const { page, problems } = await opened({ ...devices.desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    const [iPhone, android] = [
      page.getByRole('region', { name: 'iPhone' }),
      page.getByRole('region', { name: 'Android phone' }),
    ];
    const button = page.getByRole('button', { name: 'Change the gate' });
    await page.getByText('Inside the stack').click();
    await android.locator('.w-google').waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    const [, gate = ''] = /is (\w+) now/.exec(await page.getByText(/^The gate is \w+ now/).innerText()) ?? [];
    for (const phone of [iPhone, android]) await phone.getByText(gate, { exact: true }).first().waitFor();
    await page.locator('[data-step]:not([data-done])').first().waitFor({ state: 'detached' });
    // The lock screen, too.
    expect(await iPhone.locator('.w-notice').innerText()).toContain(gate);
    expect(await violations(page)).toEqual([]);

    // Other screens say the same of the pass.
    const { templateId: template = '', firstPassUrl: installUrl = '' } = readDemoTemplate(stack.dataDir) ?? {};
    const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
    const pass = { 'pass-template-id': template, 'pass-id': `first-${template}` };
    const explained = await client.call({ action: 'explainpass', ...pass });
    expect([explained.walleta.state, explained.walleta.devices?.length, explained.walletb.state]).toEqual([
      'current',
      1,
      'current',
    ]);
    // The answer's id leads to its entry.
    const [request] = /x-request-id \S+/.exec(await page.locator('[data-step="changed"]').innerText()) ?? [];
    expect(await page.locator('#timeline li', { hasText: request ?? '?' }).innerText()).toContain('updatepasstemplate');

    // The command does what the button did, with another gate.
    await page.locator('#gate-curl + button').click();
    const command = await page.evaluate('navigator.clipboard.readText()');
    const { stdout } = spawnSync('sh', ['-c', String(command)], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'success' });
    const newGate = /^C\d\d$/;
    for (const phone of [iPhone, android]) await phone.getByText(newGate).first().waitFor();
    for (const secret of [stack.apiKey, 'MUSTERMANN', new URL(installUrl).pathname])
      expect(await page.locator('#timeline').innerText()).not.toContain(secret);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('says only what is known: a push that Apple refuses is no step, and the phone keeps the gate that it has', async () => {
    const { page } = await opened(devices.desktop);
    const iPhone = page.getByRole('region', { name: 'iPhone' });
    const gateOn = async () => /gate\s+(\w+)/i.exec(await iPhone.locator('.w-apple').innerText())?.[1];
    const before = await gateOn();
    expect(before).toBeDefined();
    await page.getByText('Inside the stack').click();
    await page.locator('#fault').selectOption('apns refusal');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText(/^apns: refusal, rate 1, struck /).waitFor();
    await page.getByRole('button', { name: 'Change the gate' }).click();
    await page.locator('#timeline .failed', { hasText: 'Push to the iPhone' }).first().waitFor();
    expect(await page.locator('[data-step="notified"]').innerText()).toContain('not yet');
    expect(await gateOn()).toBe(before);
    await page.getByRole('button', { name: 'End all' }).click();
    await page.getByText('All faults have ended.').waitFor();
    await page.getByRole('button', { name: 'Forward 1 hour' }).click();
    await page.getByText(/^It is .* now, and due work is done/).waitFor();
    await page.getByText('The clock has moved by 3600 s').waitFor();
    await page.close();
  });

  test('shows without a script all that needs none', async () => {
    const { page } = await opened({ ...devices.desktop, javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'The first pass, on both phones',
      'You write an airline’s software',
      'You run the service',
      'You want to look around',
      'Issue a pass for another passenger',
    ]);
    expect(await page.locator('.w-screen:visible').count()).toBeGreaterThanOrEqual(2);
    await page.getByText('Inside the stack').click();
    expect(await page.getByRole('heading', { name: 'What has happened' }).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.close();
  });

  test('examples of the documentation are sent to the stack, with a key that no page has', async () => {
    const template = readDemoTemplate(stack.dataDir)?.templateId ?? '';
    const page = await browser().newPage({ viewport: { width: 360, height: 800 } });
    const breaches: string[] = [];
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && breaches.push(message.text()));
    page.on('pageerror', ({ message }) => breaches.push(message));
    const form = (example = 1) => page.locator(`#example-${example} details`);
    const openExample = async (action: string, example?: number) => {
      await page.goto(`${stack.url}/docs/api/${action}.html`);
      await form(example).locator('summary').focus();
      await page.keyboard.press('Enter');
    };
    const answerWith = async (status: string, example?: number) => {
      await form(example)
        .getByText(new RegExp(`^${status}, x-request-id (?!none)`))
        .waitFor();
      return JSON.parse(await form(example).locator('pre').innerText());
    };

    await openExample('updatepasstemplate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    expect(await answerWith('200')).toMatchObject({ status: 'success', 'pass-template-id': template });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await violations(page)).toEqual([]);
    expect(await page.content()).not.toContain(stack.apiKey);

    // A pass that is not there, then one that is.
    await openExample('generatepassbyid');
    await form().getByRole('button').click();
    const help = `${stack.url}/docs/errors/E9007.html`;
    expect(await answerWith('404')).toMatchObject({ 'error-code': 'E9007', help });
    expect(await statusOf(help)).toBe(200);
    expect(await form().getByRole('link').getAttribute('href')).toBe('../errors/E9007.html');
    const request = form().getByLabel('Request');
    await request.fill((await request.inputValue()).replace('ABC123-1', `first-${template}`));
    await form().getByRole('button').click();
    expect(await answerWith('200')).toMatchObject({ status: 'success' });
    const pass = await form().getByRole('link', { name: 'Open the pass' }).getAttribute('href');
    expect(await statusOf(pass ?? '')).toBe(200);
    await request.fill('{ "action": }');
    await form().getByRole('button').click();
    await form().getByText('Not sent, as this is no JSON').waitFor();
    expect(await request.getAttribute('aria-invalid')).toBe('true');

    // The brand of one answer is that of the next example.
    await openExample('createpasstemplate', 2);
    await form(2).getByRole('button').click();
    const brand = await answerWith('200', 2);
    await openExample('putpass');
    expect(JSON.parse(await request.inputValue())).toMatchObject({ brand: brand['pass-template-id'] });
    expect(breaches).toEqual([]);
    await page.close();
    // Programs have a key of their own.
    const trial = await fetch(`${stack.url}/_local/try-it`, { method: 'POST', body: '{"action":"getpasstemplates"}' });
    expect(trial.status).toBe(403);
  });
});

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { examplesOf } from '../../../bin/docs/by-action.ts';
import { doors, groupsIn } from '../../../bin/docs/contents.ts';
import { snippets } from '../../../bin/docs/examples/snippets.ts';
import { requestExamples } from '../../../bin/openapi/examples.ts';
import { type IndexedPage, search } from '../../../browser/docs/search.ts';
import { actions } from '../../../lambdas/api/actions/index.ts';
import { newPassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import { linkFields } from '../../../lambdas/domain/link/link-fields.ts';
import { errors } from '../../../lambdas/domain/request/errors.ts';
import { staffErrors } from '../../../lambdas/domain/request/staff-errors.ts';
import { fieldsOfTemplate } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { html } from '../../../lambdas/pages/html.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser } from '../../helpers/browser.ts';
import { openApi } from '../../helpers/openapi.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { boxProblems } from '../../helpers/text-fit.ts';

const folder = temporaryDirectory();
const site = path.join(folder, 'site');

/** A site and how it was made. */
function make(target: string, ...options: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['bin/docs.ts', target, ...options], {
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

const filesOf = (target: string) =>
  globSync('**', { cwd: target })
    .filter((file) => statSync(path.join(target, file)).isFile())
    .sort();

const { schemas } = openApi.components;

let files: readonly string[];
let index: readonly IndexedPage[];
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

beforeAll(() => {
  expect(make(site)).toMatchObject({ status: 0, stderr: '' });
  files = filesOf(site);
  index = JSON.parse(read('search-index.js').replace(/^globalThis\.searchIndex=|;\n$/g, ''));
});

test('every link and picture leads to a page, a file or a heading that is there', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const idsOf = new Map(
    pages.map((page) => [page, new Set([...read(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const isThere = (page: string, link: string) => {
    const [file = '', anchor] = link.split('#');
    const absolute = page === '404.html' && file.startsWith('/') ? file.slice(1) : undefined;
    const target = absolute ?? (file === '' ? page : path.posix.join(path.posix.dirname(page), file));
    return files.includes(target) && (anchor === undefined || idsOf.get(target)?.has(anchor));
  };
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => [page, link] as const),
  );
  expect(links.length).toBeGreaterThan(1_000);
  const dead = links.filter(([page, link]) => !/^(https?|mailto|data):/.test(link) && !isThere(page, link));
  expect(dead).toEqual([]);
});

test('no id stands twice on a page', () => {
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const ids = [...read(page).matchAll(/(?<![-\w])id="([^"]+)"/g)].map(([, id]) => id);
    expect([page, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([page, []]);
  }
});

test('nothing is loaded from another host, and no style or script stands in a page', () => {
  for (const file of files.filter((each) => each.endsWith('.html')))
    expect([file, read(file).match(/ src="http.*?"|<link [^>]*http.*?>|<style|<script(?! src)| style="/g)]).toEqual([
      file,
      null,
    ]);
  expect(read('site.css')).not.toMatch(/@import|url\(/);
  expect(read('site.js')).not.toMatch(/https?:/);
});

test('each group of docs/README.md is behind one of the three doors', () => {
  const groups = groupsIn(readFileSync('docs/README.md', 'utf8')).map(({ title }) => title);
  expect(doors.flatMap((door) => door.groups).sort()).toEqual(groups.sort());
  expect(doors).toHaveLength(3);
});

test('the first page leads to each page once', () => {
  const [main = ''] = read('index.html').match(/<main>[\s\S]*<\/main>/) ?? [];
  const links = [...main.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(20);
  expect(links).toEqual([...new Set(links)]);
});

test('the search finds the page of each action first', () => {
  for (const name of actions.keys()) expect(search(index, name)[0]?.address).toBe(`api/${name}.html#${name}`);
});

test('the search finds each field and shows it, and each error code on a page of its own', () => {
  const fields = [fieldsOfTemplate, newPassFields.shape, linkFields.shape].flatMap(Object.keys);
  for (const name of fields) expect([name, search(index, name)[0]?.excerpt[1].toLowerCase()]).toEqual([name, name]);
  for (const [code, status, message] of Object.values({ ...errors, ...staffErrors })) {
    const address = `errors/${code}.html`;
    expect(search(index, code)[0]?.address).toBe(`${address}#${code.toLowerCase()}`);
    expect(read(address)).toContain(html`HTTP ${status}: ${message}`.markup);
  }
});

test('each action has a page with its fields, their formats and places, an example and its answer', () => {
  for (const name of actions.keys()) {
    const page = read(`api/${name}.html`);
    const { request, answer } = { request: schemas[`${name}Request`], answer: schemas[`${name}Answer`] };
    const fields = [...Object.keys(request.properties), ...Object.keys(answer.properties)];
    const isElsewhere = (field: string) => name === 'updatepassissuancelink' && Object.hasOwn(linkFields.shape, field);
    const missing = fields.filter(
      (field) =>
        !['action', 'api-key'].includes(field) && !isElsewhere(field) && !page.includes(`<code>${field}</code></td>`),
    );
    expect([name, missing]).toEqual([name, []]);
  }
  expect(read('api/createpasstemplate.html')).toContain(
    '<code>origin-gate</code></td><td>R</td><td>text 60</td><td>Departure gate.</td><td>Wallet A (header), Wallet B (class), install page, lock screen</td>',
  );
});

test('each example of a request is on the page of its action in each language, and nowhere else', () => {
  const languages = Object.keys(snippets);
  const shown = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      read(file)
        .split('<div class="example"')
        .slice(1)
        .map((example) => [file, example] as const),
    );
  const expected = Object.values(requestExamples).map(({ value }) => [`api/${value.action}.html`, value] as const);
  expect(shown.map(([file]) => file).sort()).toEqual(expected.map(([file]) => file).sort());
  for (const [file, value] of expected) {
    const example = shown.find(([page, text]) => page === file && text.includes(html`${snippets.Java(value)}`.markup));
    for (const snippetOf of Object.values(snippets)) expect(example?.[1]).toContain(html`${snippetOf(value)}`.markup);
  }
  expect(read('api/movepass.html').match(/(?<=type="radio" name="example-1" value=")\w+/g)).toEqual(languages);
});

test('the examples of a site of a static host can be sent nowhere', () => {
  expect(files).not.toContain('try-it.js');
  for (const file of files.filter((each) => each.endsWith('.html')))
    expect([file, read(file).match(/<(?:meta|script)[^>]*(?:try-it|connect-src)/g)]).toEqual([file, null]);
});

test('an action without an example is not built', () => {
  expect(Object.keys(examplesOf('createpasstemplate'))).toHaveLength(2);
  expect(() => examplesOf('flyaway')).toThrow('flyaway has no example');
});

test('tools get an operation for each action, in a valid document', async () => {
  const document = JSON.parse(read('openapi-by-action.json'));
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const operations = Object.values<{ post: { operationId: string } }>(document.paths).map(
    ({ post }) => post.operationId,
  );
  expect(operations.sort()).toEqual([...actions.keys()].sort());
  // The fragment is not sent.
  for (const address of Object.keys(document.paths)) expect(new URL(address, 'https://a.example').pathname).toBe('/v3');
  expect(document.components.schemas).toEqual(schemas);
});

test.each([
  ['webhook', 'events.html#webhooks'],
  ['webhooks', 'events.html#webhooks'],
  ['price', 'overview.html#price'],
  ['pricing', 'overview.html#price'],
  ['resend', 'support.html#i-did-not-receive-it'],
  ['sandbox', 'quickstart.html#a-sandbox'],
  ['CORS', 'integrating.html#postman-and-browsers-cors'],
  ['Postman', 'integrating.html#postman-and-browsers-cors'],
  ['login', 'desk.html#signing-in'],
  ['API key', 'api.html#authentication-with-api-keys'],
  ['unauthorized', 'errors.html#errors'],
  ['duplicate pass', 'errors.html#errors'],
])('the search finds %s first at %s', (word, address) => {
  expect(search(index, word)[0]?.address).toBe(address);
});

test('the search finds what the documents say otherwise, too, and shows it from the beginning of a sentence', () => {
  const found = search(index, 'pricing').map(({ address }) => address);
  expect(found).toContain('performance.html#cost');
  const excerpts = ['webhook', 'login', 'stand-in'].map((word) => search(index, word)[0]?.excerpt[0] ?? '');
  for (const before of excerpts) expect(before).toMatch(/^(… |[A-Z]|$)/);
  const text = `${'A long '.repeat(30)}sentence. Before the word.`;
  const page = { address: 'a.html', title: 'A', rank: 0, sections: [['a', 'A', text] as const] };
  expect(search([page], 'sentence')[0]?.excerpt[0]).toMatch(/^… (long )?(A long )+$/);
  expect(search([page], 'word')[0]?.excerpt).toEqual(['Before the ', 'word', '.']);
});

test('the search shows decisions last', () => {
  for (const word of ['pass', 'gate', 'push', 'desk', 'table']) {
    const shown = search(index, word).map((hit) => hit.address.startsWith('decisions/'));
    expect([word, shown]).toEqual([word, shown.toSorted()]);
  }
});

test('a wrong address has a page with the search, whose links lead from any folder', () => {
  expect(make(path.join(folder, 'below'), '--base', '/docs/').status).toBe(0);
  const page = readFileSync(path.join(folder, 'below/404.html'), 'utf8');
  expect(page).toContain('<h1>Page not found</h1>');
  expect(page).toContain('<a href="/docs/index.html">first page</a>');
  expect(page).toContain('<html lang="en" data-root="/docs/">');
  const links = [...page.matchAll(/ (?:href|src)="([^#"]+)"/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^(\/docs\/|data:)/.test(link))).toEqual([]);
});

test('the search wants all words, and finds what holds before reasons and history', () => {
  const [first, second, third] = search(index, 'gate change');
  expect([first?.title, second?.title, third?.title]).toContain('The gate changes');
  expect(search(index, 'pass type id')[0]?.excerpt[1]).toBe('pass-type-id');
  expect(search(index, 'wheelchair')[0]?.address).toMatch(/^badges\.html/);
  expect(search(index, 'wheelchair no-such-word')).toEqual([]);
  expect(search(index, ' ')).toEqual([]);
});

test('made again it is the same, byte for byte, and files of somebody else are left alone', () => {
  const again = path.join(folder, 'again');
  expect(make(again).status).toBe(0);
  expect(filesOf(again)).toEqual(files);
  const different = files.filter(
    (file) => !readFileSync(path.join(again, file)).equals(readFileSync(path.join(site, file))),
  );
  expect(different).toEqual([]);
  expect(make(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not a site') });
  expect(filesOf(site)).toEqual(files);
});

test('a page and the search weigh little', () => {
  const bytesOf = (file: string) => gzipSync(read(file)).length;
  expect(bytesOf('site.js') + bytesOf('site.css')).toBeLessThan(5_000);
  expect(bytesOf('quickstart.html')).toBeLessThan(8_000);
  expect(bytesOf('search-index.js')).toBeLessThan(320_000);
});

describeInBrowser('the site, opened from its folder without any server', (browser) => {
  /** A page and all that went wrong on it, such as breaches of its security policy. */
  async function open(file: string, width: number, colorScheme: 'light' | 'dark') {
    const context = await browser().newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(String(pathToFileURL(path.join(site, file))));
    return { page, faults, close: () => context.close() };
  }

  test.each([
    ['index.html', 360, 'light'],
    ['index.html', 1280, 'dark'],
    ['quickstart.html', 360, 'dark'],
    ['quickstart.html', 1280, 'light'],
    ['architecture.html', 360, 'light'],
    ['architecture.html', 1280, 'dark'],
    ['phones.html', 360, 'dark'],
    ['api.html', 360, 'dark'],
    ['api/movepass.html', 360, 'light'],
    ['api/createpasstemplate.html', 1280, 'dark'],
    ['errors/E9003.html', 1280, 'light'],
  ] as const)('%s, %i px wide and %s, has no fault that a tool finds, and is no wider', async (file, width, scheme) => {
    const { page, faults, close } = await open(file, width, scheme);
    expect(await boxProblems(page)).toEqual([]);
    // Looks before axe, which requests the style sheet by itself.
    expect(faults).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('one language of an example is shown and copied, chosen by keyboard, and remembered on other pages', async () => {
    const { page, faults, close } = await open('api/createpasstemplate.html', 360, 'light');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const shownOn = () =>
      page.locator('#example-1 > .code:visible').evaluateAll((all) => all.map((each) => each.className));
    expect(await shownOn()).toEqual(['code curl']);
    await page.locator('#example-1 input').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await shownOn()).toEqual(['code TypeScript']);
    await page.locator('#example-1 .TypeScript button').click();
    const { value } = requestExamples.createpasstemplate ?? {};
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(snippets.TypeScript(value ?? {}));
    await page.locator('#example-1').getByText('Python').click();
    expect(await page.locator('#example-2 > .code:visible').count()).toBe(1);
    await page.goto(String(pathToFileURL(path.join(site, 'api/putpass.html'))));
    expect(await shownOn()).toEqual(['code Python']);
    expect(faults).toEqual([]);
    await close();
  });

  test('the search leads to its first hit, and a block of code is copied whole', async () => {
    const { page, faults, close } = await open('decisions/index.html', 1280, 'light');
    await page.keyboard.press('/');
    await page.keyboard.type('refund ');
    await page.getByText('No result. Try fewer words').waitFor();
    await page.locator('#query').clear();
    await page.keyboard.type('e9039');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/site\/errors\/E9039\.html#/);
    await page.goto(String(pathToFileURL(path.join(site, 'quickstart.html'))));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const [, block] = /^```sh\n([\s\S]*?)^```$/m.exec(readFileSync('docs/quickstart.md', 'utf8')) ?? [];
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(block);
    expect(faults).toEqual([]);
    await close();
  });
});

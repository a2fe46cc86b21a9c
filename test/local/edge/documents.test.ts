import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from '../../../bin/docs/sources.ts';
import { Documents, docsInputs } from '../../../local/edge/documents.ts';
import { importedBy } from '../../helpers/imported-by.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const project = path.join(folder, 'project');
const data = path.join(folder, 'data');
const documents = new Documents(project, data);

/** A quick generator: each run writes the number of its runs. */
const generator = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  if (existsSync('broken')) throw new Error('a broken document');
  appendFileSync('runs', '+');
  mkdirSync(process.argv[2], { recursive: true });
  writeFileSync(process.argv[2] + '/index.html', readFileSync('runs'));
  writeFileSync(process.argv[2] + '/404.html', 'no page: ' + process.argv.slice(3).join(' '));
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

beforeAll(() => {
  for (const input of docsInputs) write(path.extname(input) ? input : `${input}/a.md`, 'text');
  write('bin/docs.ts', generator);
  write('package.json', '{ "type": "module" }');
  mkdirSync(data);
  writeFileSync(path.join(data, 'api-key'), 'secret');
});

async function opened(target: string) {
  const { status, body, headers } = await documents.answer({
    ...{ method: 'GET', target, headers: {}, body: Buffer.alloc(0), sourceIp: '' },
  });
  return { status, text: body.toString(), headers };
}

test('the site is made when a page is opened first, once for all who wait, and again when a source has changed', async () => {
  const front = await Promise.all([opened('/docs/'), opened('/docs/?a#b'), opened('/docs/index.html')]);
  expect(front.map(({ text }) => text)).toEqual(['+', '+', '+']);
  expect((await new Documents(project, data).answer({ ...request, target: '/docs/' })).body.toString()).toBe('+');
  write('docs/a.md', 'another text');
  expect((await opened('/docs/')).text).toBe('++');
});

const request = { method: 'GET', headers: {}, body: Buffer.alloc(0), sourceIp: '' };

test('a site that cannot be made is said, and made as soon as it can be', async () => {
  write('broken', '');
  write('docs/a.md', 'a broken text');
  expect(await opened('/docs/')).toMatchObject({ status: 500, text: expect.stringContaining('a broken document') });
  rmSync(path.join(project, 'broken'));
  expect(await opened('/docs/')).toMatchObject({ status: 200, text: '+++' });
});

test('links of the front page are relative to its folder, and nothing outside is served', async () => {
  expect(await opened('/docs')).toMatchObject({ status: 302, headers: { location: '/docs/' } });
  for (const outside of [
    '/docs/../api-key',
    '/docs/..%2Fapi-key',
    '/docs/%2e%2e/docs.sha256',
    '/docs/none.html',
    '/docs/%ff',
  ])
    expect([outside, (await opened(outside)).status]).toEqual([outside, 404]);
});

test('a wrong address has a page, whose links lead from any folder', async () => {
  for (const wrong of ['/docs/none.html', '/docs/none', '/docs/api/none.html', '/docs/none.json'])
    expect([wrong, await opened(wrong)]).toMatchObject([
      wrong,
      {
        status: 404,
        text: 'no page: --try-it --base /docs/',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    ]);
});

test('all that the site is made of is among its inputs', () => {
  const scripts = ['browser/docs/main.ts', 'browser/docs/try-it.ts'];
  const read = [...sources, ...importedBy('bin/docs.ts'), ...scripts.flatMap((script) => [...importedBy(script)])];
  const isInput = (file: string) => docsInputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((file) => !isInput(file))).toEqual([]);
  expect(readFileSync('bin/docs/site.ts', 'utf8').match(/(?<=')browser\/docs\/[\w-]+\.ts(?=')/g)).toEqual(scripts);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BundledBadges } from '../../lambdas/runtime/badges.ts';
import { serveBadge } from '../../lambdas/web/files.ts';
import { readBadges } from '../../lib/badges.ts';
import { settingsOf } from '../../lib/settings.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { badgesFolder, standInBadge } from '../helpers/stand-in-badges.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
let count = 0;
const withFiles = (changes?: Record<string, string>) => badgesFolder(path.join(folder, `${++count}`), changes);
const tableWith = (apple: object) => JSON.stringify({ apple });
const apple = 'US-UK_Add_to_Apple_Wallet.svg';

/** Badges in a function's bundle. */
function bundled(given: string): BundledBadges {
  const { table, artwork } = readBadges(given);
  const bundle = path.join(folder, `bundle-${++count}`);
  mkdirSync(path.join(bundle, 'badges'), { recursive: true });
  for (const [name, content] of [...table, ...artwork]) writeFileSync(path.join(bundle, name), content);
  return new BundledBadges(path.join(bundle, 'badges.json'));
}

test.each<[string, RegExp, Record<string, string>]>([
  ['a table that is no JSON', /badges\.json is not JSON/, { 'badges.json': '{' }],
  ['no English badge', /badges\.json cannot be used: apple: must have en/, { 'badges.json': tableWith({}) }],
  [
    'a language that is none',
    /badges\.json cannot be used: apple: DE_de must be a language tag/,
    { 'badges.json': tableWith({ en: { file: apple, text: 'Add' }, DE_de: { file: apple, text: 'Dazu' } }) },
  ],
  [
    'no words',
    /badges\.json cannot be used: apple\.en\.text/,
    { 'badges.json': tableWith({ en: { file: apple, text: ' ' } }) },
  ],
  [
    'a file of another folder',
    /badges\.json cannot be used: apple\.en\.file: must be a file of the folder/,
    { 'badges.json': tableWith({ en: { file: '../badge.svg', text: 'Add' } }) },
  ],
  [
    'a file that is not there',
    /other\.svg is missing, though badges\.json names it/,
    { 'badges.json': tableWith({ en: { file: 'other.svg', text: 'Add' } }) },
  ],
  ['a PNG', /US-UK_Add_to_Apple_Wallet\.svg is not an SVG/, { [apple]: '\x89PNG' }],
  [
    'a square',
    /US-UK_Add_to_Apple_Wallet\.svg is 110 x 110: .* 2\.5 to 5 times as wide/,
    { [apple]: standInBadge(110, 110) },
  ],
  ['no size', /US-UK_Add_to_Apple_Wallet\.svg is NaN x NaN/, { [apple]: '<svg></svg>' }],
  ['a script', /US-UK_Add_to_Apple_Wallet\.svg contains <script/, { [apple]: `${standInBadge(110, 35)}<script>` }],
  [
    'a link to elsewhere',
    /US-UK_Add_to_Apple_Wallet\.svg contains href="https:/,
    { [apple]: standInBadge(110, 35).replace('<rect', '<image href="https://evil.example/x.png"/><rect') },
  ],
  [
    'a large file',
    /US-UK_Add_to_Apple_Wallet\.svg has \d+ bytes/,
    { [apple]: standInBadge(110, 35) + ' '.repeat(1e5) },
  ],
])('badges with %s stop the deployment, and the file is named', (_, message, changes) => {
  const badges = withFiles(changes);
  expect(() => readBadges(badges)).toThrow(message);
  expect(() => settingsOf({ badges })).toThrow(message);
});

test('a folder without a table stops the deployment', () => {
  expect(() => readBadges(folder)).toThrow(/badges\.json is missing/);
});

test('a size may be in attributes instead of a view box', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="110.7px" height="35px"></svg>';
  const [table = Buffer.alloc(0)] = readBadges(withFiles({ [apple]: svg })).table.values();
  expect(JSON.parse(table.toString()).apple.en).toMatchObject({ width: 110.7, height: 35 });
});

test('only the functions that render pages get badges, and none where there are none', () => {
  const withBadges = (values: object) =>
    Object.entries(templatesWith(values).service.findResources('AWS::Lambda::Function'))
      .filter(([, { Properties }]) => Properties.Environment.Variables.BADGES_FILE !== undefined)
      .map(([id]) => id.replace(/Function.*/, ''));
  expect(withBadges({ badges: withFiles() }).sort()).toEqual(['ActionApi', 'Desk', 'PublicWeb']);
  expect(withBadges({})).toEqual([]);
});

test.each([
  ['apple', 'de', 'Zu Apple Wallet hinzufügen'],
  ['apple', 'de-AT', 'Zu Apple Wallet hinzufügen'],
  ['apple', 'ko', 'Add to Apple Wallet'],
  ['google', 'zh-Hant-TW', '新增至 Google 錢包'],
  ['google', 'zh-Hans', 'Add to Google Wallet'],
] as const)('the badge of %s for %s says %s', async (vendor, language, text) => {
  expect((await bundled(withFiles()).find(vendor, language))?.text).toBe(text);
});

test('a vendor without badges has none', async () => {
  const onlyApple = withFiles({ 'badges.json': tableWith({ en: { file: apple, text: 'Add to Apple Wallet' } }) });
  expect(await bundled(onlyApple).find('google', 'en')).toBeUndefined();
});

test('a badge is cached for ever under its name; under an earlier name the present one answers for an hour', async () => {
  const badges = bundled(withFiles());
  const { name = '' } = (await badges.find('apple', 'de')) ?? {};
  const current = await serveBadge({ params: { id: name } }, { badges });
  expect(current).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  const body = Buffer.from(standInBadge(111, 35)).toString('base64');
  expect(current).toMatchObject({ body });
  const former = await serveBadge({ params: { id: 'apple-de-000000000000' } }, { badges });
  expect(former).toMatchObject({ headers: { 'cache-control': 'public, max-age=3600' }, body });
});

test.each(['apple-de', 'other-de-000000000000', 'constructor-en-000000000000'])(
  '%s is the name of no badge',
  async (name) => {
    expect(await serveBadge({ params: { id: name } }, { badges: bundled(withFiles()) })).toMatchObject({
      statusCode: 404,
    });
    expect(await serveBadge({ params: { id: name } }, {})).toMatchObject({ statusCode: 404 });
  },
);

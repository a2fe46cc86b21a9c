import { readFileSync } from 'node:fs';
import { acceptsGzip } from '../../lambdas/web/answers.ts';
import { viewerFunction } from '../../local/edge/viewer-function.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const [properties] = Object.values(defaultTemplates().data.findResources('AWS::CloudFront::Function')).map(
  ({ Properties }) => Properties,
);
const run = viewerFunction(properties);
const link = `/i/${'a'.repeat(58)}`;

const pathOf = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  run({ method: 'GET', target, headers, body: Buffer.alloc(0), sourceIp: '192.0.2.1' }).target;

const browsers = 'gzip, deflate, br, zstd';

test.each<[string, boolean]>([
  [browsers, true],
  ['gzip', true],
  ['GZIP', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['gzip;q=1.0,deflate;q=0.6,identity;q=0.3', true],
  ['deflate , gzip ; q=0.001', true],
  ['identity', false],
  ['identity;q=1, *;q=0', false],
  ['gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['gzip;q=0, *', false],
  ['*;q=0', false],
  ['*', false],
  ['br, deflate', false],
  ['gzipped', false],
  ['', false],
])('Accept-Encoding: %s is answered by S3, in gzip: %s', (accepted, isGzip) => {
  expect(pathOf(link, { 'accept-encoding': accepted })).toBe(isGzip ? link : `${link}/identity`);
  // The web function decides requests on other paths in the same way.
  expect(acceptsGzip(accepted)).toBe(isGzip);
});

test('a client without the header, such as curl, gets a page that it can show', () => {
  expect(pathOf(link)).toBe(`${link}/identity`);
  expect(acceptsGzip(undefined)).toBe(false);
});

test('of a header that is sent twice every value counts', () => {
  const code = readFileSync('lib/edge/install-page.js', 'utf8');
  const handler = new Function(`${code}; return handler;`)();
  const headers = { 'accept-encoding': { value: 'br', multiValue: [{ value: 'br' }, { value: 'gzip' }] } };
  expect(handler({ request: { uri: link, headers } }).uri).toBe(link);
});

test('what mail programs leave behind an address is taken off, and files stay as they are whatever is accepted', () => {
  expect(pathOf(`${link}/?utm_source=sms`, { 'accept-encoding': browsers })).toBe(`${link}?utm_source=sms`);
  expect(pathOf(`${link}//`)).toBe(`${link}/identity`);
  for (const path of [`${link}/pass.pkpass`, `${link}/walletb`]) {
    expect(pathOf(path)).toBe(path);
    for (const added of ['/', '.', ',', ').', '%']) expect(pathOf(`${path}${added}`)).toBe(path);
  }
});

test.each(['/i/', '/i//', '/i/////'])('%s stays below /i/, of which alone the bucket lets CloudFront read', (path) => {
  expect(pathOf(path)).toBe('/i/');
});

test('the function has no statement that its runtime lacks: no for-of, no optional chaining, no spread', () => {
  expect(properties.FunctionCode).not.toMatch(/\bof\b.*\)\s*\{|\?\.|\.\.\.|\bclass\b|\basync\b/);
});

test('/i/* runs it, and no other path', () => {
  const [distribution] = Object.values(defaultTemplates().data.findResources('AWS::CloudFront::Distribution'));
  const { DefaultCacheBehavior, CacheBehaviors } = distribution?.Properties.DistributionConfig ?? {};
  const associations = [DefaultCacheBehavior, ...CacheBehaviors].map(({ PathPattern, FunctionAssociations }) => [
    PathPattern,
    FunctionAssociations?.map(({ EventType }: { EventType: string }) => EventType),
  ]);
  expect(associations).toEqual([
    [undefined, undefined],
    ['/desk', undefined],
    ['/desk/*', undefined],
    ['/settings', undefined],
    ['/settings/*', undefined],
    ['/i/*', ['viewer-request']],
    ['/images/*', undefined],
  ]);
});

import { networkRefusal, type Reach } from '../../../local/edge/network.ts';

interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly localAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request of this machine, unless it says otherwise. */
const refusal = (
  { url = '/', method = 'GET', localAddress = '::ffff:127.0.0.1', headers = {} }: Sent,
  reach: Reach = 'passes',
) =>
  networkRefusal(
    { url, method, headers: { host: 'localhost:3000', ...headers }, socket: { localAddress } },
    { reach, publicHost: 'passes.example.com' },
  );

const fromTheNetwork = { localAddress: '192.168.1.5', headers: { host: '192.168.1.5:3000' } };
const own = [
  '/',
  '/v3',
  '/v3/openapi.json',
  '//v3',
  'http://x/v3',
  '/docs/api.html',
  '/desk',
  '/settings',
  '/_local/apns',
];

test.each([
  '/i/abc',
  '/g/abc/1.pkpasses',
  '/l/abc?x',
  '/passkit/v1/log',
  '/callbacks/walletb',
  '/images/a.png',
  '/robots.txt',
])('the network opens %s', (url) => expect(refusal({ ...fromTheNetwork, url })).toBeUndefined());

test.each(own)('%s is for this machine, unless all was asked for', (url) => {
  expect(refusal({ ...fromTheNetwork, url })).toContain('LOCAL_NETWORK=all');
  expect(refusal({ ...fromTheNetwork, url }, 'all')).toBeUndefined();
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])
    expect(refusal({ url, headers: { host } })).toBeUndefined();
});

test('another name for this machine is refused, as pages of other sites may have led theirs here', () => {
  const rebound = { url: '/_local/faults', headers: { host: 'evil.example:3000' } };
  expect(refusal(rebound)).toContain('localhost');
  expect(refusal(rebound, 'all')).toContain('PUBLIC_BASE_URL');
  expect(refusal({ ...rebound, headers: { host: 'passes.example.com' } }, 'all')).toBeUndefined();
  expect(refusal({ ...rebound, headers: { host: 'localhost.evil.example' } })).toBeDefined();
  expect(refusal({ ...rebound, headers: { host: '' } })).toBeDefined();
});

test.each(['http://localhost:4000', 'https://evil.example', 'null'])('a page of %s changes nothing', (origin) => {
  const change = { url: '/_local/clock', method: 'POST', headers: { origin } };
  expect(refusal(change)).toContain('another origin');
  expect(refusal(change, 'all')).toContain('another origin');
  expect(refusal({ ...change, method: 'DELETE', url: '/_local/faults' })).toBeDefined();
  expect(refusal({ ...change, headers: { origin: 'http://localhost:3000' } })).toBeUndefined();
  expect(refusal({ ...change, headers: {} })).toBeUndefined();
});

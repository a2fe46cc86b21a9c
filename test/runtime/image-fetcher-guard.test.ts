import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ImageRefused } from '../../lambdas/ports/stores.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { GuardedImageFetcher } from '../../lambdas/runtime/image-fetcher.ts';
import { png } from '../helpers/png.ts';
import { type FakeInternet, fakeInternet } from './fake-internet.ts';

const image = png(87, 87);
const notPublic = new ImageRefused('must be on a host with a public address');

let internet: FakeInternet;
let requests: number;
let redirectTo: string | undefined;
/** A server on this machine that must not be reached. */
let inside: Server;
let insideRequests: number;
let insidePort: number;

beforeAll(async () => {
  internet = await fakeInternet(['images.example.com', 'inside.example.com'], (_request, response) => {
    requests += 1;
    response
      .writeHead(redirectTo === undefined ? 200 : 302, redirectTo === undefined ? {} : { location: redirectTo })
      .end(image);
  });
  inside = createServer((_request, response) => {
    insideRequests += 1;
    response.end(image);
  });
  await new Promise<void>((listening) => inside.listen(0, listening));
  insidePort = (inside.address() as AddressInfo).port;
});

beforeEach(() => {
  requests = 0;
  insideRequests = 0;
  redirectTo = undefined;
  internet.connections.length = 0;
  internet.claimed = undefined;
  internet.names['images.example.com'] = [['93.184.215.14']];
});

afterAll(() => {
  internet.close();
  inside.closeAllConnections();
  inside.close();
});

const fetchPng = (url: string, localHosts: string[] = []) =>
  new GuardedImageFetcher({ clock: systemClock, localHosts, network: internet }).fetchPng(url, 'walleta-pass-icon');

const insideHosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '\u2460\u2461\u2466.0.0.1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[::ffff:7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::7f00:1]',
  '[::a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[fd00:ec2::254]',
  '[2002:7f00:1::]',
];

describe('image fetcher: the literal address', () => {
  test.each(insideHosts)('https://%s is refused before any connection', async (host) => {
    await expect(fetchPng(`https://${host}/logo.png`)).rejects.toThrow(notPublic);
    expect(internet.connections).toEqual([]);
  });

  test.each([
    ['http://images.example.com/logo.png', 'must be an https address'],
    ['ftp://images.example.com/logo.png', 'must be an https address'],
    ['file:///etc/passwd', 'must be an https address'],
    ['data:image/png;base64,iVBORw0KGgo=', 'must be an https address'],
    ['https://images.example.com:8443/logo.png', 'must be on port 443'],
    ['https://images.example.com:80/logo.png', 'must be on port 443'],
    ['https://user@images.example.com/logo.png', 'must not contain a user name or password'],
    ['https://:secret@images.example.com/logo.png', 'must not contain a user name or password'],
    ['logo.png', 'must be a web address'],
  ])('%s is refused: %s', async (url, reason) => {
    await expect(fetchPng(url)).rejects.toThrow(new ImageRefused(reason));
    expect(internet.connections).toEqual([]);
  });
});

describe('image fetcher: the resolved addresses', () => {
  test.each([
    ['only a private one', ['10.0.0.1']],
    ['a private one after a public one', ['93.184.215.14', '127.0.0.1']],
    ['a private one before a public one', ['::1', '93.184.215.14']],
    ['an IPv4-compatible one', ['::a9fe:a9fe']],
    ['an IPv4-mapped one', ['::ffff:169.254.169.254']],
  ])('a name with %s is refused before any connection', async (_what, addresses) => {
    internet.names['images.example.com'] = [addresses];
    await expect(fetchPng('https://images.example.com/logo.png')).rejects.toThrow(notPublic);
    expect(internet.connections).toEqual([]);
  });

  test.each([
    ['that is unknown', 'unknown.example.com'],
    ['without an address', 'empty.example.com'],
  ])('a name %s is named as one that does not resolve', async (_what, name) => {
    internet.names['empty.example.com'] = [[]];
    await expect(fetchPng(`https://${name}/logo.png`)).rejects.toThrow(
      new ImageRefused('is on a host whose name does not resolve: check its spelling'),
    );
  });

  test.each([
    'intranet',
    'db.internal',
    'ip-10-0-0-1.eu-central-1.compute.internal.',
    'printer.local',
    'x.localhost',
    'nas.LAN',
    '1.0.0.10.in-addr.arpa',
  ])('%s, which no public DNS knows, reads like a private address, and no request is sent for it', async (name) => {
    await expect(fetchPng(`https://${name}/logo.png`)).rejects.toThrow(notPublic);
    redirectTo = `https://${name}/`;
    await expect(fetchPng('https://images.example.com/logo.png')).rejects.toThrow(notPublic);
  });

  test('a look-up that fails for another reason is no spelling mistake', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('queryA ESERVFAIL'), { code: 'EAI_AGAIN' }));
    const network = { ...internet, resolve };
    const fetcher = new GuardedImageFetcher({ clock: systemClock, localHosts: [], network });
    await expect(fetcher.fetchPng('https://images.example.com/', 'walleta-pass-icon')).rejects.toThrow(
      new ImageRefused('could not be read: the name of its host cannot be looked up now'),
    );
  });

  test('a name that turns private after the check is connected to under the address that was checked', async () => {
    internet.names['images.example.com'] = [['93.184.215.14'], ['127.0.0.1']];
    expect(await fetchPng('https://images.example.com/logo.png')).toMatchObject({ width: 87 });
    expect(internet.connections).toEqual(['93.184.215.14:443']);
  });
});

describe('image fetcher: the connected socket', () => {
  test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '169.254.169.254'])(
    'a socket that ended up at %s is closed before any request',
    async (claimed) => {
      internet.claimed = claimed;
      await expect(fetchPng('https://images.example.com/logo.png')).rejects.toThrow(notPublic);
      expect(requests).toBe(0);
    },
  );

  test('a server that does not answer is named as that, without its address', async () => {
    // Nothing listens at port 1 of this machine.
    const fetcher = new GuardedImageFetcher({ clock: systemClock, localHosts: ['localhost:1'] });
    await expect(fetcher.fetchPng('http://localhost:1/logo.png', 'walleta-pass-icon')).rejects.toThrow(
      new ImageRefused('could not be read: its server does not answer'),
    );
  });
});

describe('image fetcher: redirects', () => {
  test.each([
    ...insideHosts.map((host) => [`https://${host}/`, notPublic.message]),
    ['https://inside.example.com/', notPublic.message],
    ['http://images.example.com/', 'must be an https address'],
    ['https://images.example.com:8443/', 'must be on port 443'],
    ['https://user@images.example.com/', 'must not contain a user name or password'],
    ['file:///etc/passwd', 'must be an https address'],
  ])('a redirect to %s is refused: %s', async (location, reason) => {
    internet.names['inside.example.com'] = [['192.168.0.1']];
    // Header values are Latin-1: other characters are percent-encoded, like by a browser.
    redirectTo = location.replace(/[^ -~]+/g, encodeURIComponent);
    await expect(fetchPng('https://images.example.com/logo.png')).rejects.toThrow(new ImageRefused(reason));
    expect(requests).toBe(1);
  });

  test('a redirect to the same name is refused when the name has turned private', async () => {
    internet.names['images.example.com'] = [['93.184.215.14'], ['127.0.0.1']];
    redirectTo = '/other.png';
    await expect(fetchPng('https://images.example.com/logo.png')).rejects.toThrow(notPublic);
    expect(requests).toBe(1);
  });
});

describe('image fetcher: local hosts', () => {
  const local = (localHosts: string[]) => new GuardedImageFetcher({ clock: systemClock, localHosts });

  test('the named host and port is read over http', async () => {
    const fetcher = local([`localhost:${insidePort}`]);
    expect(await fetcher.fetchPng(`http://localhost:${insidePort}/icon.png`, 'walleta-pass-icon')).toMatchObject({
      width: 87,
    });
  });

  test('the same machine under another name, port or scheme stays closed', async () => {
    const fetcher = local([`localhost:${insidePort}`, 'localhost:1']);
    await expect(fetcher.fetchPng(`http://127.0.0.1:${insidePort}/`, 'walleta-pass-icon')).rejects.toThrow(
      'must be an https address',
    );
    await expect(fetcher.fetchPng('http://localhost/', 'walleta-pass-icon')).rejects.toThrow(
      'must be an https address',
    );
    await expect(fetcher.fetchPng(`https://localhost:${insidePort}/`, 'walleta-pass-icon')).rejects.toThrow(
      'must be on port 443',
    );
    await expect(fetcher.fetchPng('https://localhost/', 'walleta-pass-icon')).rejects.toThrow(notPublic);
    expect(insideRequests).toBe(0);
  });

  test('every port of a named host is read over http, and the refusal of another host names the variable', async () => {
    const fetcher = local(['localhost:*', '[::1]:*']);
    const read = (url: string) => fetcher.fetchPng(url, 'walleta-pass-icon');
    expect(await read(`http://localhost:${insidePort}/logo.png`)).toMatchObject({ width: 87 });
    expect(await read(`http://[::1]:${insidePort}/logo.png`)).toMatchObject({ width: 87 });
    const before = insideRequests;
    for (const host of ['127.0.0.1', 'xlocalhost', 'localhost.', 'localhost.example.com'])
      await expect(read(`http://${host}:${insidePort}/logo.png`)).rejects.toThrow(
        'must be an https address, or http on localhost or on a host of LOCAL_IMAGE_HOSTS',
      );
    expect(insideRequests).toBe(before);
  });

  test('none is open unless it is named', async () => {
    await expect(local([]).fetchPng(`http://localhost:${insidePort}/`, 'walleta-pass-icon')).rejects.toThrow(
      'must be an https address',
    );
    expect(insideRequests).toBe(0);
  });

  test('public hosts stay open beside it', async () => {
    expect(await fetchPng('https://images.example.com/logo.png', ['localhost:1'])).toMatchObject({ width: 87 });
  });
});

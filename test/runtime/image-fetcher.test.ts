import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ImageRefused } from '../../lambdas/ports/stores.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { GuardedImageFetcher } from '../../lambdas/runtime/image-fetcher.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { png } from '../helpers/png.ts';
import { type FakeInternet, fakeInternet } from './fake-internet.ts';

const image = png(160, 50);
const maxBytes = 2 * 1024 * 1024;
const ofBytes = (bytes: number) => png(1, 1, { padding: bytes - png(1, 1).length - 12 });

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** The server's behaviour by path. */
const answers: Record<string, Answer> = {
  '/logo.png': (response) => response.setHeader('content-type', 'image/png').end(image),
  '/untyped.png': (response) => response.end(image),
  '/2-mb.png': (response) => response.end(ofBytes(maxBytes)),
  '/announced.png': (response) => response.setHeader('content-length', maxBytes + 1).flushHeaders(),
  '/endless.png': (response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
      response.once('drain', more);
    };
    more();
  },
  '/gzip.png': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(64 * maxBytes))),
  '/login.png': (response) =>
    response.setHeader('content-type', 'image/png').end('<!doctype html><title>Login</title>'),
  '/half.png': (response) => response.end(image.subarray(0, image.length - 20)),
  '/broken-off.png': (response) => {
    response.setHeader('content-length', image.length);
    response.write(image.subarray(0, 20), () => response.destroy());
  },
  '/reset.png': (response, request) => {
    response.setHeader('content-length', image.length);
    response.write(image.subarray(0, 20), () => internet.tcpSocket(request)?.resetAndDestroy());
  },
  '/garbled.png': (_response, request) => {
    request.socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\nnot a length\r\n');
  },
  '/garbled-later.png': (response, request) => {
    response.setHeader('content-length', image.length);
    response.write(image.subarray(0, 20), () => internet.tcpSocket(request)?.write('not TLS'));
  },
  '/not-http.png': (_response, request) => request.socket.end('SSH-2.0-OpenSSH_9.2p1\r\n'),
  '/missing.png': (response) => response.writeHead(404, { location: '/logo.png' }).end(),
  '/not-modified.png': (response) => response.writeHead(304).end(),
  '/slow.png': (response) => response.write(image.subarray(0, 20)),
  '/silent.png': () => {},
  '/hang-up.png': (_response, request) => request.socket.destroy(),
  '/here': (response) => response.writeHead(302, { location: 'logo.png' }).end(),
  '/to': (response, request) =>
    response.writeHead(302, { location: new URL(`https://x${request.url}`).searchParams.get('url') ?? '' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/loop': (response) => response.writeHead(307, { location: '/loop' }).end(),
  '/hops': (response, request) => {
    const left = Number(request.url?.split('?')[1]);
    response.writeHead(301, { location: left === 1 ? '/logo.png' : `/hops?${left - 1}` }).end();
  },
};

let internet: FakeInternet;
let requests: IncomingMessage[];

beforeAll(async () => {
  internet = await fakeInternet(['images.example.com', 'cdn.example.com', '93.184.215.20'], (request, response) => {
    requests.push(request);
    answers[request.url?.split('?')[0] ?? '']?.(response, request);
  });
});

beforeEach(() => {
  requests = [];
  internet.connections.length = 0;
  internet.claimed = undefined;
  internet.names['images.example.com'] = [['93.184.215.14']];
});

afterAll(() => internet.close());

const fetchPng = (url: string, deadlineMs = 5_000) =>
  new GuardedImageFetcher({ clock: systemClock, localHosts: [], network: internet, deadlineMs }).fetchPng(
    url,
    'walleta-pass-icon',
  );

describe('image fetcher: what it reads', () => {
  test('a PNG comes with its hash, length and size in pixels', async () => {
    const sha256 = createHash('sha256').update(image).digest('hex');
    const expected = { data: image, sha256, bytes: image.length, width: 160, height: 50 };
    expect(await fetchPng('https://images.example.com/logo.png')).toEqual(expected);
    expect(internet.connections).toEqual(['93.184.215.14:443']);
  });

  test('the request is for an unpacked PNG and says nothing else', async () => {
    await fetchPng('https://images.example.com/logo.png?size=3x#top');
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /logo.png?size=3x']);
    expect(requests[0]?.headers).toEqual({
      host: 'images.example.com',
      accept: 'image/png',
      'accept-encoding': 'identity',
      connection: expect.any(String),
    });
  });

  test.each(['/untyped.png', '/2-mb.png', '/here', '/hops?3', '/to?url=https://cdn.example.com/logo.png'])(
    '%s is read',
    async (path) => {
      expect(await fetchPng(`https://images.example.com${path}`)).toMatchObject({ width: expect.any(Number) });
    },
  );

  test('a public address in place of a name is read if the certificate is for it', async () => {
    expect(await fetchPng('https://93.184.215.20/logo.png')).toMatchObject({ width: 160 });
    await expect(fetchPng('https://93.184.215.21/logo.png')).rejects.toThrow(
      new ImageRefused('must be on a server with a valid TLS certificate'),
    );
  });
});

describe('image fetcher: what it refuses to read', () => {
  test.each([
    ['/announced.png', 'must be at most 2 MB'],
    ['/endless.png', 'must be at most 2 MB'],
    ['/gzip.png', 'must be sent without content-encoding'],
    ['/login.png', 'must be a PNG'],
    ['/half.png', 'must be a complete PNG: this one is damaged'],
    ['/broken-off.png', 'could not be read to its end'],
    ['/reset.png', 'could not be read to its end'],
    ['/garbled.png', 'could not be read to its end'],
    ['/garbled-later.png', 'could not be read to its end'],
    ['/not-http.png', 'could not be read from its server'],
    ['/hang-up.png', 'could not be read from its server'],
    ['/missing.png', 'could not be read: its server answered 404'],
    ['/not-modified.png', 'could not be read: its server answered 304'],
    ['/nowhere', 'could not be read: its server answered 302'],
    ['/hops?4', 'must not redirect more than 3 times'],
    ['/loop', 'must not redirect more than 3 times'],
    ['/to?url=https://', 'must be a web address'],
  ])('%s is refused: %s', async (path, reason) => {
    await expect(fetchPng(`https://images.example.com${path}`)).rejects.toThrow(new ImageRefused(reason));
  });

  test('a redirect loop costs four requests', async () => {
    await expect(fetchPng('https://images.example.com/loop')).rejects.toThrow(ImageRefused);
    expect(requests).toHaveLength(4);
  });

  test.each(['/slow.png', '/silent.png'])('%s is given up at the deadline, and its connection closed', async (path) => {
    await expect(fetchPng(`https://images.example.com${path}`, 100)).rejects.toThrow(
      new ImageRefused('was not delivered within 0.1 s'),
    );
    const socket = requests[0]?.socket;
    if (!socket?.destroyed) await once(socket as Socket, 'close');
    expect(socket?.destroyed).toBe(true);
  });

  test('a name server that never answers is given up at the deadline', async () => {
    const network = { ...internet, resolve: () => new Promise<never>(() => {}) };
    const fetcher = new GuardedImageFetcher({ clock: systemClock, localHosts: [], network, deadlineMs: 50 });
    await expect(fetcher.fetchPng('https://images.example.com/logo.png', 'walleta-pass-icon')).rejects.toThrow(
      'within 0.05 s',
    );
  });

  test('a process too busy to read an answer in time reads it late, and does not blame the image', async () => {
    const clock = fixedClock();
    const network = {
      ...internet,
      // Timers have had one turn, however late.
      resolve: async (hostname: string) => {
        clock.timeOut();
        return internet.resolve(hostname);
      },
    };
    const fetcher = new GuardedImageFetcher({ clock, localHosts: [], network });
    expect(await fetcher.fetchPng('https://images.example.com/logo.png', 'walleta-pass-icon')).toHaveProperty('sha256');
  });

  test('a name server that answers after the deadline starts no connection', async () => {
    let answer = (_addresses: { address: string; family: number }[]) => {};
    const late = new Promise<{ address: string; family: number }[]>((resolve) => {
      answer = resolve;
    });
    const network = { ...internet, resolve: () => late };
    const fetcher = new GuardedImageFetcher({ clock: systemClock, localHosts: [], network, deadlineMs: 50 });
    await expect(fetcher.fetchPng('https://images.example.com/logo.png', 'walleta-pass-icon')).rejects.toThrow(
      'within 0.05 s',
    );
    answer([{ address: '93.184.215.14', family: 4 }]);
    await new Promise(setImmediate);
    expect(internet.connections).toEqual([]);
  });
});

import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { routeOf } from '../../../lambdas/http/routes.ts';
import { publicRoutes } from '../../../lambdas/web/router.ts';
import { anonymousRequests } from './security/anonymous-requests.ts';
import { keyedRequests } from './security/keyed-requests.ts';
import { permittedRequests } from './security/permitted-requests.ts';
import { type PublicRequest, type PublicServices, publicServices } from './security/public-services.ts';
import { ReplayingHandler } from './security/replaying-handler.ts';

const document = readFileSync('docs/security.md', 'utf8');
/** Rows of docs/security.md by their most expensive request: CPU, in verifications of a signature, and requests to AWS. */
const documented = new Map(
  [...document.matchAll(/^\| [^|]+ \| ([^|]+) \| (\d+) \| (\d+) \|[^|]*\|$/gm)].map(
    ({ 1: row = '', 2: cpu, 3: requests, index }) => [row, { cpu: Number(cpu), requests: Number(requests), index }],
  ),
);

const aws = new ReplayingHandler();
let services: PublicServices;
let requests: PublicRequest[];
beforeAll(async () => {
  services = await publicServices(aws);
  requests = [
    ...(await anonymousRequests(services)),
    ...(await permittedRequests(services)),
    ...(await keyedRequests(services)),
  ];
});
afterAll(() => services.api.stop());

test('docs/security.md has the requests to AWS of the most expensive request of each row, in a function that has its secrets', async () => {
  const most = new Map<string, number>();
  for (const { row, title, run, of = 1 } of requests) {
    aws.begin(title);
    // A request that fails early costs little.
    expect([title, Number(await run()) < 500]).toEqual([title, true]);
    const count = aws.operations.filter((operation) => operation !== 'GetSecretValue').length;
    most.set(row, Math.max(count / of, most.get(row) ?? 0));
  }
  expect(Object.fromEntries(most)).toEqual(
    Object.fromEntries([...documented].map(([row, { requests }]) => [row, requests])),
  );
});

test('every public route is among them', () => {
  const endpoints = publicRoutes.flatMap(([, byMethod]) => Object.entries(byMethod));
  const requested = new Set(services.requested.map((request) => routeOf(publicRoutes, request).endpoint));
  expect(endpoints.filter(([method, endpoint]) => method !== 'HEAD' && !requested.has(endpoint))).toEqual([]);
});

test('a request without a key, a link or a token costs at most 30 verifications', () => {
  const others = document.indexOf('## With a link or a token');
  const anonymous = [...documented].filter(([, { index }]) => index < others);
  expect([anonymous.length, documented.size]).toEqual([12, 30]);
  for (const [row, { cpu }] of anonymous) expect([row, cpu <= 30]).toEqual([row, true]);
});

describe('CPU', () => {
  /** Within the time for which a busy machine lets a process run, s. */
  const batchSeconds = 0.002;
  /** Time for which a request is measured again while it is above its row: other work only ever adds to what a batch takes. */
  const patienceMs = 20_000;

  /** Measures a batch each time that it is called. @returns CPU seconds of one run in the least batch */
  async function batchOf(run: () => unknown): Promise<() => Promise<number>> {
    const secondsOf = async (times: number) => {
      const before = process.cpuUsage();
      for (let n = 0; n < times; n++) await run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000_000 / times;
    };
    let least = await secondsOf(1);
    const times = Math.ceil(batchSeconds / least);
    return async () => {
      least = Math.min(least, await secondsOf(times));
      return least;
    };
  }

  function verification(): () => unknown {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const data = Buffer.alloc(200);
    const signature = sign('sha256', data, privateKey);
    return () => verify('sha256', data, publicKey, signature);
  }

  test('of no request is above what docs/security.md says, in verifications of a P-256 signature', async () => {
    const verified = await batchOf(verification());
    for (let batch = 0; batch < 100; batch++) await verified();
    const above: string[] = [];
    for (const { row, title, run, of = 1 } of requests) {
      const most = documented.get(row)?.cpu ?? 0;
      const requested = await batchOf(() => {
        aws.begin(title);
        return run();
      });
      const cost = async () => (await requested()) / (await verified()) / of;
      const untilMs = performance.now() + patienceMs;
      let least = await cost();
      while (least > most && performance.now() < untilMs) least = await cost();
      if (least > most) above.push(`${title}: ${least.toFixed(1)} of ${most}`);
    }
    expect(above).toEqual([]);
  });
});

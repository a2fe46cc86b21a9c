import { anonymousRequests } from '../../../bench/helpers/anonymous-requests.ts';
import { keyedRequests } from '../../../bench/helpers/keyed-requests.ts';
import { permittedRequests } from '../../../bench/helpers/permitted-requests.ts';
import { type PublicRequest, type PublicServices, publicServices } from '../../../bench/helpers/public-services.ts';
import { securityTable } from '../../../bench/helpers/security-table.ts';
import { routeOf } from '../../../lambdas/http/routes.ts';
import { publicRoutes } from '../../../lambdas/web/router.ts';
import { FaultInjectingHandler } from '../../helpers/fault-injecting-handler.ts';

const handler = new FaultInjectingHandler();
const documented = securityTable();
let services: PublicServices;
let requests: PublicRequest[];
beforeAll(async () => {
  services = await publicServices(handler);
  requests = [
    ...(await anonymousRequests(services)),
    ...(await permittedRequests(services)),
    ...(await keyedRequests(services, 10)),
  ];
});
afterAll(() => services.api.stop());

test('docs/security.md has the requests to AWS of the most expensive request of each row, in a function that has its secrets', async () => {
  const most = new Map<string, number>();
  for (const { row, title, run, of = 1 } of requests) {
    handler.operations.length = 0;
    expect([title, Number(await run()) < 500]).toEqual([title, true]);
    const count = handler.operations.filter((operation) => operation !== 'GetSecretValue').length;
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

test('a request without a key, a link or a token costs at most 25 verifications, and no measured figure is above its promise', () => {
  const anonymous = [...documented].filter(([, { isAnonymous }]) => isAnonymous);
  expect([anonymous.length, documented.size]).toEqual([12, 30]);
  for (const [row, { most }] of anonymous) expect([row, most <= 25]).toEqual([row, true]);
  for (const [row, { cpu, most }] of documented) expect([row, cpu <= most]).toEqual([row, true]);
});

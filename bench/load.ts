import { setTimeout as wait } from 'node:timers/promises';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import { inParallel, install, names, passType } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { type Fired, fire, printFired, refusedOf, type Shot } from './helpers/autocannon.ts';
import { functionsOf } from './helpers/functions.ts';
import { heapMb } from './helpers/heap.ts';
import { printMachine } from './helpers/machine.ts';
import { promiseAtMost } from './helpers/promises.ts';
import { runStack } from './helpers/running-stack.ts';
import { slopeOf } from './helpers/slope.ts';

/**
 * Load on the local stack for ten minutes: requests arrive at a constant rate, whether earlier ones have been answered or not.
 * Then 500 phones fetch within a second of a push. Everything, also the load, shares this machine. Fails beyond its promises.
 */
const seconds = 600;
/** Requests a second. With ten passes among them: fewer say nothing of memory, which goes up and down with garbage collections. */
const rate = 50;
const promise = { mbPer10000Passes: 1, refused: 0 };
const herd = 500;
/** Times that memory is looked at: each takes a garbage collection, for which requests wait. */
const samples = 30;
const [installed, atATime] = [60, 5];

const stack = await runStack({ isQuiet: true });
const { url, apiKey, pid } = stack;
const callers = new Callers(url, apiKey);
try {
  printMachine();
  await loadOfAll();
} finally {
  await stack.stop();
}

async function loadOfAll(): Promise<void> {
  const created = await callers.call(demoTemplateRequest(url, new Date()));
  const templateId = String(created['pass-template-id']);
  const shots = await shotsAt(templateId);
  // First calls of functions load code.
  await fireAll(shots, 3);
  console.log(`${rate} requests a second for ${seconds} s:`);
  const memory: [passes: number, mb: number][] = [];
  const issuedASecond = rate * (shots[0]?.share ?? 0);
  const functions = functionsOf(pid, ['actionapi', 'publicweb']);
  const watch = async () => {
    const begun = performance.now();
    for (let sample = 1; sample < samples; sample++) {
      await wait(begun + (sample * seconds * 1_000) / samples - performance.now());
      let mb = 0;
      for (const each of functions) mb += await heapMb(each);
      memory.push([((performance.now() - begun) / 1_000) * issuedASecond, mb]);
    }
  };
  const [results] = await Promise.all([fireAll(shots, seconds), watch()]);
  console.log(`  ${'route'.padEnd(26)}      requests   p50      p99    p99.9 ms   failed`);
  for (const result of results) printFired(result);
  // Caches fill, and the heap takes its size, during the first half.
  const later = memory.slice(Math.floor(memory.length / 2));
  const mbPer10000 = slopeOf(later) * 10_000;
  console.log(`  memory of api and web, MB: ${later.map(([, mb]) => mb.toFixed(1)).join(' ')}`);
  console.log(`  that is ${mbPer10000.toFixed(2)} MB for 10,000 passes`);
  const fetched = await storm(templateId, shots.find(({ title }) => title.startsWith('PassKit: fetch')) as Shot);
  const sumOf = (count: (each: Fired) => number) => [...results, fetched].reduce((sum, each) => sum + count(each), 0);
  const refused = sumOf(refusedOf);
  console.log(`  ${sumOf(({ failed }) => failed) - refused} answers did not come in time`);
  promiseAtMost('requests that were answered with a failure', refused, promise.refused);
  promiseAtMost('MB for 10,000 passes', mbPer10000, promise.mbPer10000Passes);
}

/** One request for each route, with its share of all requests. */
async function shotsAt(templateId: string): Promise<readonly Shot[]> {
  const links = await inParallel(names('LOAD', installed), atATime, async (each) => {
    const answer = await callers.call(demoPassRequest(templateId, each));
    return {
      phone: await install(callers, each, String(answer['pass-install-url'])),
      page: String(answer['pass-install-url']),
    };
  });
  const [{ phone, page } = { phone: undefined, page: '' }] = links;
  const [{ passJson: pass } = { passJson: undefined }] = phone?.passes.values() ?? [];
  const [passId = ''] = names('LOAD', 1);
  const device = Buffer.from(passId).toString('hex');
  const api = { url: `${url}/v3`, headers: [`x-api-key=${apiKey}`, 'content-type=application/json'] };
  const registered = `${pass?.webServiceURL}/v1/devices/${device}/registrations/${passType}`;
  return [
    { ...api, title: 'generatepass', share: 0.2, body: JSON.stringify(demoPassRequest(templateId, 'L-[<id>]')) },
    {
      ...{ ...api, title: 'getpassdata', share: 0.1 },
      body: JSON.stringify({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId }),
    },
    { url: page, title: 'page', share: 0.3, headers: ['accept-encoding=gzip'] },
    { url: registered, title: 'PassKit: list', share: 0.2, headers: [] },
    {
      ...{
        url: `${pass?.webServiceURL}/v1/passes/${passType}/${pass?.serialNumber}`,
        title: 'PassKit: fetch',
        share: 0.15,
      },
      headers: [`authorization=ApplePass ${pass?.authenticationToken}`],
    },
    // Does nothing: what it waits for is the event loop.
    { url: `${url}/robots.txt`, title: 'robots.txt, event loop', share: 0.05, headers: [] },
  ];
}

function fireAll(shots: readonly Shot[], seconds: number): Promise<Fired[]> {
  return Promise.all(shots.map((shot) => fire(shot, { rate: rate * shot.share, seconds })));
}

/** The fetches of a herd of phones in the second after a push. */
async function storm(templateId: string, fetches: Shot): Promise<Fired> {
  await callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'K17' });
  const fired = await fire(
    { ...fetches, title: `${herd} phones after a push` },
    { rate: herd, seconds: 1, amount: herd },
  );
  printFired(fired);
  return fired;
}

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

/**
 * Load on the local stack for ten minutes: requests arrive at a constant rate, whether earlier ones have been answered or not.
 * Then 500 phones fetch within a second of a push. Everything, also the load, shares this machine. Fails beyond its promises.
 */
const seconds = 600;
/** Requests a second, which two cores take with ease. */
const rate = 30;
const promise = { mbMore: 2, refused: 0 };
const herd = 500;
/** Times that memory is looked at: each takes a garbage collection, for which requests wait. */
const samples = 30;
/** Of the first and last samples the least are compared: requests under way, and what they leave, only ever add to one. */
const compared = 10;
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
  const functions = functionsOf(pid, ['actionapi', 'publicweb']).map((process) => ({ process, mb: [] as number[] }));
  const watch = async () => {
    const begun = performance.now();
    for (let sample = 0; sample < samples; sample++) {
      await wait(Math.max(0, begun + (sample * seconds * 1_000) / samples - performance.now()));
      for (const { process, mb } of functions) mb.push(await heapMb(process));
    }
  };
  const [results] = await Promise.all([fireAll(shots, seconds), watch()]);
  console.log(`  ${'route'.padEnd(26)}      requests   p50      p99    p99.9 ms   failed`);
  for (const result of results) printFired(result);
  for (const { mb } of functions) console.log(`  memory, MB: ${mb.map((each) => each.toFixed(1)).join(' ')}`);
  const growths = functions.map(({ mb }) => Math.min(...mb.slice(-compared)) - Math.min(...mb.slice(0, compared)));
  const fetched = await storm(templateId, shots.find(({ title }) => title.startsWith('PassKit: fetch')) as Shot);
  const sumOf = (count: (each: Fired) => number) => [...results, fetched].reduce((sum, each) => sum + count(each), 0);
  const refused = sumOf(refusedOf);
  console.log(`  ${sumOf(({ failed }) => failed) - refused} answers did not come in time`);
  promiseAtMost('requests that were answered with a failure', refused, promise.refused);
  promiseAtMost('MB that a function has more at the end', Math.max(...growths), promise.mbMore);
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
    { ...api, title: 'generatepass', share: 0.35, body: JSON.stringify(demoPassRequest(templateId, 'L-[<id>]')) },
    {
      ...{ ...api, title: 'getpassdata', share: 0.1 },
      body: JSON.stringify({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId }),
    },
    { url: page, title: 'page', share: 0.2, headers: ['accept-encoding=gzip'] },
    { url: registered, title: 'PassKit: list', share: 0.15, headers: [] },
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

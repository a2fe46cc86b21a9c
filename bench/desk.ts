import { setTimeout as wait } from 'node:timers/promises';
import { demoDepartureDay, demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import { inParallel, install, names } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass } from '../test/helpers/faults/everywhere.ts';
import { type Fired, fire } from './helpers/autocannon.ts';
import { cpuMs, functionsOf } from './helpers/functions.ts';
import { printMachine } from './helpers/machine.ts';
import { Promises } from './helpers/promises.ts';
import { requestsDuring } from './helpers/requests-during.ts';
import { runStack } from './helpers/running-stack.ts';
import { signInTo } from './helpers/staff-session.ts';

/**
 * 200 agents look at one flight of 600 every five seconds while its gate changes. Prints requests to DynamoDB and CPU of a view,
 * and how passes are issued meanwhile beside how they are without. Fails beyond its promises.
 * Source: docs/desk.md#what-a-view-costs.
 */
const promise = { requests: 6.5, cpuMs: 100, failed: 0 };
const [passes, agents, lookSeconds] = [Number(process.env.PASSES ?? 600), 200, 5];
/** A count of 600 passes: pages of 100 by their list, their devices, and one lease. */
const requestsOfCount = 30;
const [seconds, issuesASecond] = [Number(process.env.SECONDS ?? 30), 3];

const { url, apiKey, stop, pid } = await runStack({ isQuiet: true });
const callers = new Callers(url, apiKey);
try {
  printMachine();
  const templateId = await createFlight('2600');
  await inParallel(names('DESK', passes), 5, async (passId) => {
    const made = await callers.call(demoPassRequest(templateId, passId));
    await install(callers, passId, String(made['pass-install-url']));
  });
  const query = new URLSearchParams({
    airline: 'ZZ',
    number: '2600',
    origin: 'MUC',
    date: demoDepartureDay(new Date()),
  });
  const look = {
    ...{ title: 'a look at the flight', url: `${url}/desk/flight?${query}`, share: 1 },
    headers: [await signInTo(url, 'agent@example.com')],
  };
  const issue = {
    ...{ title: 'generatepass', url: `${url}/v3`, headers: [`x-api-key=${apiKey}`, 'content-type=application/json'] },
    ...{ body: JSON.stringify(demoPassRequest(await createFlight('2601'), 'D-[<id>]')), share: 1 },
  };
  const rate = agents / lookSeconds;
  const issuing = () => fire(issue, { rate: issuesASecond, seconds });
  // First calls load code.
  await Promise.all([fire(issue, { rate: 1, seconds: 3 }), fire(look, { rate: 1, seconds: 3 })]);
  print(await issuing());
  const desk = functionsOf(pid, ['deskfunction']);
  const before = cpuMs(desk);
  const [looks, beside] = await Promise.all([fire(look, { rate, seconds }), issuing(), changeGates()]);
  const cpu = (cpuMs(desk) - before) / looks.requests;
  print(looks);
  print({ ...beside, title: 'generatepass, meanwhile' });
  // Alone, as requests are counted for all functions together: what the changes have left is done, the schedule goes on.
  await letPass(url, 600, 10);
  const idle = await requestsDuring(url, () => letPass(url, 180, 3));
  let quiet = looks;
  const during = await requestsDuring(url, async () => {
    quiet = await fire(look, { rate, seconds });
  });
  const requests = Math.round(during.requests - (during.minutes * idle.requests) / idle.minutes);
  const promises = new Promises();
  // Apart from those who count the flight again, each for all others.
  const counts = Math.ceil(seconds / lookSeconds) + 1;
  console.log(`  ${requests} requests to DynamoDB for ${quiet.requests} looks, with ${counts} counts at most`);
  promises.atMost('requests of a look', (requests - counts * requestsOfCount) / quiet.requests, promise.requests);
  promises.atMost('ms of CPU for a look, also while the gate changes', cpu, promise.cpuMs);
  promises.atMost('looks answered with a failure', looks.failed - (looks.failures.timeouts ?? 0), promise.failed);
} finally {
  await stop();
}

async function createFlight(number: string): Promise<string> {
  const template = demoTemplateRequest(url, new Date());
  const fields = { ...template['universal-fields'], 'flight-number': number };
  return String((await callers.call({ ...template, 'universal-fields': fields }))['pass-template-id']);
}

/** Changes the gate every five seconds. */
async function changeGates(): Promise<void> {
  for (let change = 0; change < seconds / lookSeconds; change++) {
    await callers.call({ ...flightKey(), action: 'updateflight', 'origin-gate': `K${change}` });
    await wait(lookSeconds * 1_000);
  }
}

function flightKey() {
  const day = demoDepartureDay(new Date());
  const key = { 'flight-number-label': 'ZZ', 'flight-number': '2600', 'origin-airport': 'MUC' };
  return { ...key, 'departure-date': day };
}

function print({ title, requests, p50, p99, failed, failures }: Fired): void {
  const numbers = [requests, p50, p99, failed].map((value) => value.toFixed(0).padStart(8)).join('');
  console.log(`  ${title.padEnd(32)}${numbers}${failed > 0 ? ` ${JSON.stringify(failures)}` : ''}`);
}

import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { accessKeyOf } from '../../local/aws/iam.ts';
import { demoDepartureDay, demoPassRequest, demoTemplateRequest } from '../../local/demo/pass-requests.ts';
import { inParallel, install, names } from '../../test/helpers/faults/airline.ts';
import { Callers } from '../../test/helpers/faults/callers.ts';
import { local } from '../../test/helpers/stack-calls.ts';
import { type Fired, fire, printFired, refusedOf } from './autocannon.ts';
import { cpuMs, functionsOf } from './functions.ts';
import { promiseAtMost } from './promises.ts';
import type { Stack } from './running-stack.ts';
import { signInTo } from './staff-session.ts';

const promise = {
  ...{ requests: 9.5, cpuMs: 100, refused: 0 },
  /** Issuing with agents, as a multiple of issuing without: requests have a little that comes once an hour or a minute. */
  ...{ moreRequests: 1.05, moreCpu: 1.25 },
};
/** No page of the desk asks again by itself: each agent presses "Look again" so often. */
const lookSeconds = 20;
const [passes, agents] = [Number(process.env.PASSES ?? 600), 200];
/** Phases with and without agents take turns, so that both meet the same machine. */
const [rounds, seconds, issuesASecond] = [3, Number(process.env.SECONDS ?? 30), 3];
/** Seconds within which counts are shared; requests of a count of 600 passes: pages of 100 by their list, devices, a lease. */
const count = { seconds: 5, requests: 30 };

interface Phase {
  readonly issued: Fired;
  readonly looks: Fired | undefined;
  /** CPU and requests to DynamoDB of the functions, with the units of these. */
  readonly api: Spent;
  readonly desk: Spent;
  /** Cores of the machine that were busy, also with other work. */
  readonly busy: number;
}

interface Spent {
  readonly cpuMs: number;
  readonly requests: number;
  readonly units: number;
}

/**
 * 200 agents look at one flight of 600 passes every 20 seconds, while its gate changes and passes of another flight are issued.
 * What issuing takes is compared with the same without agents, in turns.
 */
export async function loadOfDesk({ url, apiKey, pid }: Stack): Promise<void> {
  const callers = new Callers(url, apiKey);
  const createFlight = async (number: string) => {
    const template = demoTemplateRequest(url, new Date());
    const fields = { ...template['universal-fields'], 'flight-number': number };
    return String((await callers.call({ ...template, 'universal-fields': fields }))['pass-template-id']);
  };
  const templateId = await createFlight('2600');
  await inParallel(names('DESK', passes), 5, async (passId) => {
    const made = await callers.call(demoPassRequest(templateId, passId));
    await install(callers, passId, String(made['pass-install-url']));
  });
  const day = demoDepartureDay(new Date());
  const query = new URLSearchParams({ airline: 'ZZ', number: '2600', origin: 'MUC', date: day });
  const look = {
    ...{ title: 'looks at the flight', url: `${url}/desk/flight?${query}`, share: 1 },
    headers: [await signInTo(url, 'agent@example.com')] as const,
  };
  const issue = {
    ...{ title: 'generatepass', url: `${url}/v3`, headers: [`x-api-key=${apiKey}`, 'content-type=application/json'] },
    ...{ body: JSON.stringify(demoPassRequest(await createFlight('2601'), 'D-[<id>]')), share: 1 },
  };
  let gate = 0;
  // Once a phase: on a small machine the news for 600 phones takes most of it.
  const changeGate = () => {
    const key = { 'flight-number-label': 'ZZ', 'flight-number': '2600', 'origin-airport': 'MUC' };
    return callers.call({ action: 'updateflight', ...key, 'departure-date': day, 'origin-gate': `K${++gate}` });
  };
  const watched = await watching(url, pid);
  const phase = async (isWatched: boolean): Promise<Phase> => {
    const api = watched('actionapi');
    const desk = watched('deskfunction');
    const cores = busyMs();
    const begunAt = performance.now();
    const rate = agents / lookSeconds;
    const [issued, looks] = await Promise.all([
      fire(issue, { rate: issuesASecond, seconds }),
      isWatched ? fire(look, { rate, seconds }) : undefined,
      changeGate(),
    ]);
    const busy = (busyMs() - cores) / (performance.now() - begunAt);
    const spent = { api: await api(), desk: await desk() };
    await untilQuiet(url);
    return { issued, looks, ...spent, busy };
  };
  // First calls load code.
  const { status } = await fetch(look.url, { headers: { cookie: look.headers[0].replace('cookie=', '') } });
  if (status !== 200) throw new Error(`The desk answers ${status}`);
  await Promise.all([fire(issue, { rate: 1, seconds: 3 }), fire(look, { rate: 1, seconds: 3 })]);
  await local({ url }, 'meter', undefined, 'DELETE');
  const [alone, beside]: [Phase[], Phase[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(await phase(false));
    beside.push(await phase(true));
  }
  report(alone, beside);
}

type Uses = Readonly<Record<string, { readonly requests: number; readonly units?: number }>>;

/** Waits until no function has asked DynamoDB for two seconds: what a phase has changed is not worked off in the next one. */
async function untilQuiet(url: string): Promise<void> {
  const requests = async () =>
    Object.entries(await local<Uses>({ url }, 'meter'))
      .filter(([who]) => who.startsWith('by ') && who.endsWith(' dynamodb'))
      .reduce((sum, [, each]) => sum + each.requests, 0);
  for (let [before, now] = [-1, await requests()]; before !== now; [before, now] = [now, await requests()])
    await wait(2_000);
}

/** @returns a function that begins to count what a function spends, and gives what it has spent since. */
async function watching(url: string, pid: number) {
  const uses = () => local<Uses>({ url }, 'meter');
  const functions = Object.keys(await uses());
  return (word: string) => {
    const name = functions.find((each) => each.startsWith('lambda ') && each.includes(word))?.slice('lambda '.length);
    if (name === undefined) throw new Error(`No function is called ${word}`);
    const spent = async (): Promise<Spent> => {
      const { requests = 0, units = 0 } = (await uses())[`by ${accessKeyOf(name)} dynamodb`] ?? {};
      return { cpuMs: cpuMs(functionsOf(pid, [word])), requests, units };
    };
    const begun = spent();
    return async () => {
      const [before, after] = [await begun, await spent()];
      return {
        cpuMs: after.cpuMs - before.cpuMs,
        requests: after.requests - before.requests,
        units: after.units - before.units,
      };
    };
  };
}

const busyMs = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

function report(alone: readonly Phase[], beside: readonly Phase[]): void {
  const sum = (phases: readonly Phase[], of: (each: Phase) => number) =>
    phases.reduce((all, each) => all + of(each), 0);
  const each = (phases: readonly Phase[], figure: keyof Spent) =>
    sum(phases, ({ api }) => api[figure]) / sum(phases, ({ issued }) => issued.requests);
  const ratio = (figure: keyof Spent) => each(beside, figure) / each(alone, figure);
  // Latencies are printed only: everything shares the cores of one machine.
  for (const { issued, looks, busy } of [...alone, ...beside]) {
    console.log(`  ${looks ? 'with' : 'without'} agents, ${busy.toFixed(1)} cores busy`);
    for (const fired of looks ? [issued, looks] : [issued]) printFired(fired);
  }
  const looks = sum(beside, (phase) => phase.looks?.requests ?? 0);
  const requests = sum(beside, ({ desk }) => desk.requests);
  const counts = rounds * (Math.ceil(seconds / count.seconds) + 1);
  const inDesk = (figure: keyof Spent) => sum(beside, ({ desk }) => desk[figure]);
  console.log(`  ${requests} requests to DynamoDB for ${looks} looks, with ${counts} counts at most:`);
  // The fewer looks a machine answers, the more of each count a look has to bear.
  console.log(
    `  ${(inDesk('units') / (rounds * seconds)).toFixed(0)} units a second, of 3,000 that one partition gives`,
  );
  console.log(
    `  a pass and its share of the changes: ${each(alone, 'cpuMs').toFixed(1)} ms of CPU of the api function,`,
  );
  console.log(`  with agents ${each(beside, 'cpuMs').toFixed(1)}`);
  const refused = [...alone, ...beside].reduce(
    (all, { issued, looks }) => all + refusedOf(issued) + (looks ? refusedOf(looks) : 0),
    0,
  );
  // Apart from those who count the flight again, each for all others.
  promiseAtMost('requests of a look', (requests - counts * count.requests) / looks, promise.requests);
  promiseAtMost('ms of CPU for a look', inDesk('cpuMs') / looks, promise.cpuMs);
  promiseAtMost('requests of issuing, of those without agents', ratio('requests'), promise.moreRequests);
  promiseAtMost('CPU of issuing, of that without agents', ratio('cpuMs'), promise.moreCpu);
  promiseAtMost('looks and passes that were refused', refused, promise.refused);
}

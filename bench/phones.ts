import { hastenLoading, preload } from '../sim/world/loading.ts';

/**
 * A gate change of a template with 50,000 phones (PHONES), simulated: the functions' own code in virtual time, at default
 * settings and quotas. Source: docs/performance.md#fifty-thousand-phones.
 */
hastenLoading();
const { herd } = await import('../sim/herd.ts');
const { Chance } = await import('../sim/world/chance.ts');
const { drawFrom, forbidTimeAndChance } = await import('../sim/world/determinism.ts');
const { Promises } = await import('./helpers/promises.ts');
const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const settings = {
  phones: number('PHONES', 50_000),
  pushWorkers: number('PUSH_WORKERS', 20),
  fanOutWorkers: 10,
  phoneRate: number('THROTTLE_RATE', 2_000),
  phoneBurst: number('THROTTLE_RATE', 2_000) / 2,
  webConcurrency: number('WEB_CONCURRENCY', 500),
};
await preload();
drawFrom(new Chance(1, 'ids'));
forbidTimeAndChance();
const result = await herd(settings);
const { calls, busiest, ...figures } = result;
console.log(settings, figures, Object.fromEntries(calls), busiest);
const { steady, firstPushMs } = result;
// Beyond some thousand phones only the length of the queues grows, and nothing that each of them asks a second.
const million = 1_000_000;
const modelled = (rate: number) => Math.round(firstPushMs / 1_000 + million / rate);
console.log(
  `${million} phones, by a queue with these rates: last push after ${modelled(steady.pushes)} s, last fetch after ` +
    `${modelled(Math.min(steady.pushes, steady.fetches))} s, and the busiest partitions as above`,
);
const promises = new Promises();
promises.atMost('virtual seconds to the last push', result.lastPushMs / 1_000, 20);
promises.atMost('phones told twice', result.toldTwice, 0);
promises.atMost('phones not told', result.notTold, 0);
promises.atMost('phones that have not fetched', result.notFetched, 0);
promises.atMost('write units a second of the busiest partition', result.busiest.writes.units, 1_000);
promises.atMost('read units a second of the busiest partition', result.busiest.reads.units, 3_000);

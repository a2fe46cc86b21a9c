import { report } from '../bin/evidence/report.ts';
import { settingsOf } from '../lib/settings.ts';
import { Promises } from './helpers/promises.ts';
import { queueOfPhones } from './helpers/queue-of-phones.ts';
import { perPhone, pushRateOf } from './helpers/scale.ts';
import { simulated } from './helpers/simulated.ts';

/**
 * Gate changes whose phones ask once and give up when they are refused, simulated: the functions' own code in virtual time, at
 * default settings and quotas or at those of a stage set for large flights; and of a million phones, by a queue that is
 * compared with the simulation; and of phones that ignore one push in ten. With PHONES=15000, IGNORED=0.1 or VALUES='throttleRate=4000 warmReads=24000' one flight of these alone.
 * Source: docs/performance.md#fifty-thousand-phones.
 */
const { IGNORED, PHONES, VALUES } = process.env;
const given = Object.fromEntries(
  [...(VALUES ?? '').matchAll(/(\w+)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]),
);
const largeFlights = { throttleRate: 5_000, throttleBurst: 2_500, warmReads: 24_000, warmWrites: 8_000 };
const isAlone = [IGNORED, PHONES, VALUES].some((each) => each !== undefined);
const ignoring = IGNORED === undefined ? {} : { ignored: Number(IGNORED) };
const herds = [
  { what: 'one flight', values: given, flights: 1, phonesOfEach: Number(PHONES ?? 50_000), seconds: 60, ...ignoring },
  { what: 'one flight, set for it', values: largeFlights, flights: 1, phonesOfEach: 50_000, seconds: 35 },
  { what: 'a closed hub', values: {}, flights: 300, phonesOfEach: 200, isGrown: true, seconds: 75 },
  { what: 'one push in ten ignored', values: {}, flights: 1, phonesOfEach: 50_000, seconds: 3_600, ignored: 0.1 },
  { what: 'a small flight', values: {}, flights: 1, phonesOfEach: 500, seconds: 6 },
].slice(0, isAlone ? 1 : undefined);

const { herd } = await simulated(() => import('../sim/herd.ts'));
const promises = new Promises();
for (const { what, values, seconds, ...size } of herds) {
  const settings = settingsOf(values);
  const result = await herd(settings, size);
  const { calls, busiest, ...figures } = result;
  console.log(what, { ...size, ...values }, figures, Object.fromEntries(calls), busiest);
  report(`${what}: virtual seconds to the first push`, result.firstPushMs / 1_000);
  report(`${what}: virtual seconds to the last push`, result.lastPushMs / 1_000);
  report(`${what}: pushes a second`, result.steady.pushes);
  if (!isAlone) promises.atMost(`${what}: virtual seconds to the last fetch`, result.lastFetchMs / 1_000, seconds);
  promises.atMost(`${what}: calls refused by API Gateway`, result.refused, 0);
  const isIgnoring = 'ignored' in size;
  // A phone whose call a throttled table lets fail is pushed to again, as one that ignores its push.
  promises.atMost(`${what}: calls that failed`, result.failed, isIgnoring ? 10 : 0);
  promises.atMost(`${what}: phones that have not fetched`, result.notFetched, 0);
  if (!isIgnoring) promises.atMost(`${what}: phones notified twice`, result.notifiedTwice, 0);
  promises.atMost(`${what}: pushes a phone`, result.pushesPerPhone, isIgnoring ? 1.15 : 1);
  promises.atMost(`${what}: phones not notified`, result.unnotified, 0);
  promises.atMost(`${what}: write units a second of the busiest partition`, result.busiest.writes.units, 1_000);
  promises.atMost(`${what}: read units a second of the busiest partition`, result.busiest.reads.units, 3_000);
  const phones = size.flights * size.phonesOfEach;
  if (phones >= 50_000)
    promises.atMost(`${what}: pushes a second, as docs/limits.md reckons`, result.steady.pushes, pushRateOf(settings));
  // 500 phones are notified by the first batches of the workers that Lambda starts with. How many each gets is chance: with eight
  // seeds it took 490 to 1,091 ms.
  if (phones === 500)
    promises.atMost(`${what}: virtual ms from first to last push`, result.lastPushMs - result.firstPushMs, 1_200);
  if (what !== 'one flight' || isIgnoring) continue;
  const queued = (count: number) =>
    queueOfPhones({ ...settings, phones: count, pushRate: result.steady.pushes, firstPushMs: result.firstPushMs });
  const [same, million] = [queued(phones), queued(1_000_000)];
  console.log('by the queue:', { same, million });
  // The queue has to agree with the simulation before it is asked about a million.
  const differs = (one: number, other: number) => Math.abs(one / other - 1) * 100;
  const [most, last] = [
    differs(same.mostFetchedS * 1_000, result.mostFetchedMs),
    differs(same.lastFetchS * 1_000, result.lastFetchMs),
  ];
  promises.atMost('% between simulation and queue: 99 of 100 phones', most, 10);
  promises.atMost('% between simulation and queue: last fetch', last, 10);
  promises.atMost('a million phones: calls refused', million.refused, 0);
  if (!isAlone) promises.atMost('a million phones: seconds to the last fetch', million.lastFetchS, 1_200);
  promises.atMost('a million phones: read units of the template', million.fetches * perPhone.templateUnits, 3_000);
}

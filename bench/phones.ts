import { settingsOf } from '../lib/settings.ts';
import { Promises } from './helpers/promises.ts';
import { queueOfPhones } from './helpers/queue-of-phones.ts';
import { perPhone, pushRate } from './helpers/scale.ts';
import { simulated } from './helpers/simulated.ts';

/**
 * A gate change of a template with 50,000 phones (PHONES), simulated: the functions' own code in virtual time, at default
 * settings (or VALUES='throttleRate=4000 warmWrites=8000') and quotas; and of a million, by a queue that is compared with it.
 * Source: docs/performance.md#fifty-thousand-phones.
 */
const { PHONES = 50_000, VALUES = '', WEB_CONCURRENCY = 500 } = process.env;
const phones = Number(PHONES);
const values = Object.fromEntries([...VALUES.matchAll(/(\w+)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]));
const settings = settingsOf(values);
const { herd } = await simulated(() => import('../sim/herd.ts'));
const result = await herd(settings, phones, Number(WEB_CONCURRENCY));
const { calls, busiest, ...figures } = result;
console.log({ phones, ...values }, figures, Object.fromEntries(calls), busiest);

const { steady, firstPushMs } = result;
const queued = (count: number, longestWaitMs?: number) =>
  queueOfPhones({
    ...settings,
    ...{ phones: count, pushRate: steady.pushes, firstPushMs },
    ...(longestWaitMs !== undefined && { longestWaitMs }),
  });
const [same, million, patient] = [queued(phones), queued(1_000_000), queued(1_000_000, 60_000)];
console.log('by the queue:', { same, million, 'million, whose back-off ends at a minute': patient });

const promises = new Promises();
if (VALUES === '') promises.atMost('virtual seconds to the last push', result.lastPushMs / 1_000, 20);
promises.atMost('phones notified twice', result.notifiedTwice, 0);
promises.atMost('phones not notified', result.unnotified, 0);
promises.atMost('phones that have not fetched', result.notFetched, 0);
promises.atMost('write units a second of the busiest partition', result.busiest.writes.units, 1_000);
promises.atMost('read units a second of the busiest partition', result.busiest.reads.units, 3_000);
// Few phones are notified before most workers have begun.
if (phones >= 50_000) promises.atMost('pushes a second, with which docs/scale.md reckons', steady.pushes, pushRate);
// The queue has to agree with the simulation before it is asked about a million.
const differs = (one: number, other: number) => Math.abs(one / other - 1) * 100;
promises.atMost(
  '% between simulation and queue: 99 of 100 phones',
  differs(same.mostFetchedS * 1_000, result.mostFetchedMs),
  15,
);
promises.atMost('% between simulation and queue: last fetch', differs(same.lastFetchS * 1_000, result.lastFetchMs), 25);
if (VALUES === '') {
  promises.atMost('a million phones: seconds to the last push', million.lastPushS, 300);
  promises.atMost('a million phones: seconds until 99 of 100 have fetched', million.mostFetchedS, 1_800);
}
promises.atMost('a million phones: read units of the template', million.fetches * perPhone.templateUnits, 3_000);

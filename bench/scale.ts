import { hastenLoading, preload } from '../sim/world/loading.ts';
import { Promises } from './helpers/promises.ts';
import { queueOfPhones } from './helpers/queue-of-phones.ts';
import { comesAgain, herds, loads, manyIssues, perPhone, pushRate, rowOf, settingsFor } from './helpers/scale.ts';

/**
 * The table of docs/scale.md: what four large days ask of each service, beside what a deployment starts with and what is set
 * or asked for. It fails where a load stays above its limit, and where phones that are refused and ask again have not fetched in
 * time. That a template's list takes 1,000 passes a second is then tried in the simulation.
 * Source: docs/performance.md#one-template.
 */
console.log('| Day | Of | Load | Starts with | Load / limit | If too much |\n|---|---|---|---|---|---|');
for (const load of loads) console.log(rowOf(load));
const promises = new Promises();
for (const { scenario, of, load, limit, turned } of loads)
  if (of !== comesAgain) promises.atMost(`${scenario}: ${of}`, load, turned?.limit ?? limit);
for (const { scenario, phones, seconds, templates } of herds) {
  const queue = queueOfPhones({ ...settingsFor(scenario), phones, pushRate, firstPushMs: 2_000 });
  console.log(`${scenario}:`, queue);
  promises.atMost(`${scenario}: seconds until 99 of 100 have fetched`, queue.mostFetchedS, seconds);
  const units = (queue.fetches * perPhone.templateUnits) / templates;
  promises.atMost(`${scenario}: read units of a template, in the busiest second`, units, 3_000);
}

hastenLoading();
const { issueInto } = await import('../sim/one-template.ts');
const { Chance } = await import('../sim/world/chance.ts');
const { drawFrom, forbidTimeAndChance } = await import('../sim/world/determinism.ts');
await preload();
drawFrom(new Chance(1, 'ids'));
forbidTimeAndChance();
const seconds = 2;
for (const [templates, rate, busy] of [
  [1, 900, 0],
  [4, 2_000, 0],
  // Part of the load above the partition's 1,000 a second.
  [1, 2_000, 1_000 * seconds],
] as const) {
  const result = await issueInto(settingsFor(manyIssues), templates, rate, seconds);
  const what = `of ${rate} issues a second into ${templates === 1 ? 'one template' : `${templates} templates`}`;
  console.log(`${what}:`, result);
  promises.atMost(`answered 503 ${what}`, result.busy, busy);
  promises.atMost(`answered otherwise than 200 or 503 ${what}`, result.other, 0);
}

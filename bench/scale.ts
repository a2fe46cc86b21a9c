import { report } from '../bin/evidence/report.ts';
import { settingsOf } from '../lib/settings.ts';
import { googleBehind } from './helpers/google-rate.ts';
import { Promises } from './helpers/promises.ts';
import { queueOfPhones } from './helpers/queue-of-phones.ts';
import { herds, loads, manyIssues, perPhone, pushRateOf, rowOf, settingsFor } from './helpers/scale.ts';
import { simulated } from './helpers/simulated.ts';

/**
 * The table of docs/limits.md#four-days: what four large days ask of each service, beside what a deployment starts with and what is set
 * or asked for. It fails where a load stays above its limit, where a phone is refused, and where phones have not fetched in
 * time. Google's rate, a template's list and the relay behind many issues are then tried in virtual time.
 * Source: docs/performance.md#large-days.
 */
console.log('| Day | Of | Load | Starts with | Load / limit | If too much |\n|---|---|---|---|---|---|');
for (const load of loads) console.log(rowOf(load));
const promises = new Promises();
for (const { scenario, of, load, limit, turned } of loads)
  promises.atMost(`${scenario}: ${of}`, load, turned?.limit ?? limit);
for (const { scenario, phones, seconds, templates } of herds) {
  const settings = settingsFor(scenario);
  const queue = queueOfPhones({ ...settings, phones, pushRate: pushRateOf(settings), firstPushMs: 2_000 });
  console.log(`${scenario}:`, queue);
  promises.atMost(`${scenario}: calls refused`, queue.refused, 0);
  promises.atMost(`${scenario}: seconds to the last fetch`, queue.lastFetchS, seconds);
  const units = (queue.fetches * perPhone.templateUnits) / templates;
  promises.atMost(`${scenario}: read units of a template, in the busiest second`, units, 3_000);
}

const seconds = (ofMs: readonly number[], share: number) =>
  (ofMs.toSorted((one, other) => one - other)[Math.ceil(ofMs.length * share) - 1] ?? Number.NaN) / 1_000;
const [objects, { googleRate }] = [300, settingsOf({})];
const google = await googleBehind(objects, googleRate);
console.log(`${objects} objects at ${googleRate} requests a second of Google's:`);
promises.atMost('virtual seconds for a click, 99 of 100', seconds(google.clicksMs, 0.99), 1);
promises.atMost('virtual seconds for a gate change of another flight', seconds(google.changesMs, 1), 1.5);
promises.atMost('virtual seconds for the objects', google.objectsMs / 1_000, (objects / googleRate) * 1.4);

const { issueInto, gateChangesBehind } = await simulated(async () => ({
  ...(await import('../sim/one-template.ts')),
  ...(await import('../sim/bulk-issue.ts')),
}));
for (const issues of [0, 2_000]) {
  const delays = await gateChangesBehind(settingsOf({}), issues, 10);
  const what = `beside ${issues} issues a second`;
  report(`virtual seconds to half of the pushes ${what}`, seconds(delays, 0.5));
  console.log(`Gate changes reach Apple ${what}: half after ${seconds(delays, 0.5)} virtual seconds`);
  promises.atMost(`virtual seconds to the push ${what}`, seconds(delays, 1), 3);
}
const tried = 2;
for (const [templates, rate, busy] of [
  [1, 900, 0],
  [4, 2_000, 0],
  // Issues above the partition's 1,000 a second.
  [1, 2_000, 1_000 * tried],
] as const) {
  const result = await issueInto(settingsFor(manyIssues), templates, rate, tried);
  const what = `of ${rate} issues a second into ${templates === 1 ? 'one template' : `${templates} templates`}`;
  console.log(`${what}:`, result);
  promises.atMost(`answered 503 ${what}`, result.busy, busy);
  promises.atMost(`answered otherwise than 200 or 503 ${what}`, result.other, 0);
}

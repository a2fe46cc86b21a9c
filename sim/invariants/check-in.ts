import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { newestEventHolds } from '../workload/check-in.ts';
import type { CheckInEvent, Workload } from '../workload/known.ts';

/** Checks at rest what events of check-in have made: every pass as its newest event says, and one template a flight and brand. */
export function checkCheckIns({ checkIns, fail, history }: Workload): void {
  const ofPass = Map.groupBy(checkIns, ({ account, passId }) => `${account} ${passId}`);
  for (const states of history.passes.values()) {
    const passes = states.map(({ item }) => item).filter(isPassItem);
    const [first] = passes;
    const events = first && ofPass.get(`${first.account} ${first.passId}`);
    if (events === undefined) continue;
    for (const [place, pass] of passes.entries()) {
      const fault = faultOfChange(passes[place - 1], pass, events);
      if (fault) fail(newestEventHolds, `${pass.passId} ${fault}`);
    }
    const last = states.at(-1)?.item;
    const fault = last && isPassItem(last) && last.erasedAtUtc === undefined && faultOfEnd(last, events);
    if (fault) fail(newestEventHolds, `${last.passId} ${fault}`);
  }
  const made = [...history.templates.values()].flatMap(([first]) => (first?.item.brand ? [first.item] : []));
  const byFlight = Map.groupBy(made, ({ account, brand, fields }) => `${account} ${brand} ${fields['flight-number']}`);
  for (const [flight, { length }] of byFlight)
    if (length > 1) fail('a flight has one template a brand', `${length} templates of ${flight}`);

  function faultOfEnd(pass: PassItem, events: readonly CheckInEvent[]): string | undefined {
    const { eventTimeUtc = '', fields, templateId } = pass;
    const newest = events.filter(({ atUtc }) => atUtc === eventTimeUtc);
    if (newest.length === 0) return undefined;
    const shown = newest.find(({ mark }) => mark === fields['ticket-number']);
    if (shown === undefined) return `has ${fields['ticket-number']} in place of ${newest.map(({ mark }) => mark)}`;
    const number = history.template(templateId)?.fields['flight-number'];
    return number === shown.number ? undefined : `is on ${number} in place of ${shown.number}`;
  }
}

/** Checks that a change of a pass takes its time along, and that an event leaves the status. */
function faultOfChange(
  before: PassItem | undefined,
  after: PassItem,
  events: readonly CheckInEvent[],
): string | undefined {
  if (before === undefined || after.erasedAtUtc !== undefined) return undefined;
  const [was = '', is = ''] = [before.eventTimeUtc, after.eventTimeUtc];
  if (is < was) return `goes back from ${was} to ${is}`;
  const isEvent = is !== was && events.some(({ atUtc }) => atUtc === is);
  if (isEvent && before.status !== after.status) return `is ${after.status} by an event`;
  const hasChanged = JSON.stringify(before.fields) !== JSON.stringify(after.fields);
  const isTold = is !== was || events.filter(({ atUtc }) => atUtc === is).length > 1 || was >= after.updatedAtUtc;
  return hasChanged && !isTold ? `changes after ${was} without a time` : undefined;
}

import { shownDayOf } from '../../lambdas/domain/flight/flight-day.ts';
import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { linkKey } from '../../lambdas/storage/keys.ts';
import { differsFromBarcode } from '../workload/barcodes.ts';
import type { Workload } from '../workload/known.ts';
import { linkOf } from '../workload/passenger.ts';
import { germanOf } from '../workload/requests.ts';
import { checkTimetable } from '../workload/timetable.ts';
import { timesWatcher } from './times.ts';

/** True for values of erased passes, and of links, which are followed twice at once. */
const isRepeatable = (value: string) => value === '-' || value.startsWith('L');

/** Checks each change of a record. */
export function watchRecords(workload: Workload): void {
  const { history, universe } = workload;
  /** Templates that had a gate first, by gate. */
  const flights = new Map<string, { readonly step: number; readonly ids: Set<string> }>();
  const names = new Set<string>();
  const madeByLinks = new Map<string, number>();
  /** Call that wrote a value, by place and value. */
  const writers = new Map<string, unknown>();

  history.onPass = ({ item }, before) => {
    if (before !== undefined && !isPassItem(before.item) && (item === undefined || isPassItem(item)))
      return workload.fail('a tombstone stays one', before.item.passKey);
    if (item === undefined) return workload.fail('what was acknowledged is readable', 'a pass was removed');
    if (!isPassItem(item)) {
      if ('fields' in item) workload.fail('a tombstone stays one', `${item.passKey} has fields again`);
      if (before !== undefined && !isPassItem(before.item) && before.item.writeId !== item.writeId)
        workload.fail('a tombstone stays one', `${item.passKey} ends twice`);
      return;
    }
    const old = before?.item;
    if (old !== undefined && isPassItem(old)) {
      if (old.nonce !== item.nonce || old.createdAtUtc !== item.createdAtUtc)
        workload.fail('at most one pass has a pass-id', item.passId);
      if (item.version < old.version || item.revision < old.revision)
        workload.fail('what was acknowledged is readable', `${item.passId} goes back from version ${old.version}`);
    } else countOfLink(item);
    const check = history.template(item.templateId)?.fields['barcode-check'];
    if (check === 'refuse' && differsFromBarcode(item))
      workload.fail('a barcode says what its pass says', `${item.passId}, whose template refuses it`);
    for (const name of ['seat-number', 'boarding-group', 'manage-booking-url'] as const)
      onlyOnce(
        `${item.passKey} ${name}`,
        item.trackingId,
        old && isPassItem(old) ? old.fields[name] : undefined,
        item.fields[name],
      );
  };

  const watchTimes = timesWatcher(workload);

  history.onTemplate = (state, before) => {
    const { item } = state;
    if (before && before.item.createdAtUtc !== item.createdAtUtc)
      workload.fail('a flight has one template a brand', `${item.id} is made twice`);
    watchTimes(state, before);
    if (before === undefined && item.brand === undefined) made(item.fields['pass-template-name']);
    checkTimetable(workload, shownDayOf(item).originalBoardingTime, item.id);
    if (before && item.version < before.item.version)
      workload.fail('what was acknowledged is readable', `template ${item.id} goes back`);
    const { message1 = '', translations } = item.fields;
    const { message1: german = germanOf(message1) } = translations?.de ?? {};
    if (german !== germanOf(message1))
      workload.fail('a translation is of its text', `${item.id}: ${message1}, but ${german}`);
    wholeFlight(item.id, item.fields['origin-gate'] ?? '');
    onlyOnce(item.id, item.trackingId, before?.item.fields['origin-gate'], item.fields['origin-gate']);
  };

  history.onLink = ({ item: { id, fields, generated, trackingId } }, before) => {
    const limit = Number(fields['link-generation-limit']);
    if (generated > (before?.item.generated ?? 0) && generated > limit)
      workload.fail('a link makes no more passes than its limit', `${id}: ${generated} of ${limit}`);
    onlyOnce(id, trackingId, before?.item.fields['link-name'], fields['link-name']);
  };

  /**
   * Checks that each value is written once: a value that comes back was read before another change, and has overwritten
   * that. A call that does not know of its own change makes it again, after the other (docs/decisions/idempotency.md#a-change-made-twice-around-another).
   */
  function onlyOnce(place: string, writer: unknown, before: unknown, after: unknown): void {
    if (before === after || isRepeatable(String(after))) return;
    const known = writers.get(`${place} ${after}`);
    if (known !== undefined && known !== writer)
      workload.fail('what was acknowledged is readable', `${place} is ${after} again: a lost update`);
    writers.set(`${place} ${after}`, writer);
  }

  /** Checks that a repeated call makes no second template. */
  function made(name: string): void {
    if (names.has(name)) workload.fail('a repeated call has one answer', `two templates are ${name}`);
    names.add(name);
  }

  /** Checks that a gate of updateflight comes to all of its templates in one step. */
  function wholeFlight(id: string, gate: string): void {
    if (!workload.ofFlights.has(gate)) return;
    const { step } = universe.world;
    const first = flights.get(gate) ?? { step, ids: new Set([id]) };
    flights.set(gate, first);
    if (first.step === step) first.ids.add(id);
    else if (!first.ids.has(id)) workload.fail('a flight changes as a whole', `${gate} came to ${id} later`);
  }

  function countOfLink({ passId }: PassItem): void {
    const linkId = linkOf(passId);
    if (linkId === undefined) return;
    const made = (madeByLinks.get(linkId) ?? 0) + 1;
    madeByLinks.set(linkId, made);
    // The whole step is in the table when its first change is checked.
    const { generated } = universe.database.table.get({ ...linkKey(linkId) }) as unknown as { generated: number };
    if (made > generated)
      workload.fail('a link makes no more passes than its limit', `${passId}: ${made} of ${generated}`);
  }
}

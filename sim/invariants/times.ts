import type { Template } from '../../lambdas/domain/template/template.ts';
import { type TemplateItem, templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import type { Workload } from '../workload/known.ts';
import { shownTimesOf, unmarkedTimeIn } from './shown-times.ts';

/**
 * Watches that no two times of a flight contradict each other without a mark, and that boarding is estimated anew if it
 * was sent for another departure. Flights are of one day and one zone.
 */
export function timesWatcher({ boardingsSent, fail, history }: Workload) {
  /** Departures that held when the boarding of a template was last sent. */
  const sentFor = new Map<string, string>();

  return ({ item }: { readonly item: TemplateItem }, before?: { readonly item: TemplateItem }): void => {
    const { id, fields } = item;
    const first = history.templates.get(id)?.[0]?.item.fields ?? fields;
    const departure = fields['estimated-departure-time'] ?? fields['departure-time'];
    const boardingOf = (each: Template['fields']) => each['estimated-boarding-time'] ?? each['boarding-time'];
    const isNamed =
      fields['origin-gate'] !== before?.item.fields['origin-gate'] && boardingsSent.has(`${fields['origin-gate']}`);
    if (before === undefined || isNamed || boardingOf(fields) !== boardingOf(before.item.fields))
      sentFor.set(id, departure);
    // A boarding time may be sent ahead of the departure that it fits.
    const boardingSent = boardingOf(fields);
    if (boardingSent && (sentFor.get(id) ?? '') <= boardingSent && boardingSent < departure) sentFor.set(id, departure);
    if (fields['flight-status'] === 'cancelled') return;
    const shown = shownTimesOf(templateOf(item));
    const problem = unmarkedTimeIn(shown);
    if (problem) fail('no two times contradict each other unmarked', `${id}: ${problem}`);
    const { boarding } = shown.tags;
    if (isClosingUnmarked(shown))
      fail('no two times contradict each other unmarked', `${id}: ${JSON.stringify(shown)}`);
    const isSentAnew = boardingOf(fields) === first['boarding-time'] || sentFor.get(id) === departure;
    if (isSentAnew || boarding === undefined) return;
    const { 'boarding-time': scheduled = first['departure-time'] } = first;
    const lead = minutesOf(first['departure-time']) - minutesOf(scheduled);
    const isEarly = departure <= first['departure-time'] && scheduled < departure;
    const expected = isEarly ? minutesOf(scheduled) : minutesOf(departure) - lead;
    if (minutesOf(`T${boarding}`) !== expected)
      fail('no two times contradict each other unmarked', `${id}: boarding is ${boarding} for ${departure}`);
  };
}

/** A gate closes between boarding and departure, or the back and a text of Google Wallet mark the time. */
function isClosingUnmarked({ back, googleTexts, tags: { boarding, departure } }: ReturnType<typeof shownTimesOf>) {
  const { closing } = back;
  if (closing === undefined || boarding === undefined || departure === undefined) return false;
  // A timetable that contradicts itself is shown as it was sent: the answer has warned of it (boarding-implausible).
  if (boarding >= departure) return false;
  if (/announced for /.test(closing)) return googleTexts.closing !== closing;
  return closing <= boarding || closing > departure;
}

const minutesOf = (text: string) => {
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

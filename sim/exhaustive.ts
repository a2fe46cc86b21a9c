import { type Report, reportsOf } from './many.ts';
import type { Met, Tried } from './meet.ts';
import { type MeetingName, meetings } from './workload/meetings.ts';

/** Known mistakes that some order of a meeting, with one call of each caller, has to show. */
export const shown = {
  'create and create': ['a pass is created without a condition'],
  'move and update': ['a pass moves without its devices', 'a tracking-id is lost'],
  'putpass and putpass': ['an older event of a pass holds', 'a flight’s template is put without its condition'],
  'erase and archive': ['a pass is deleted without a condition', 'an erasure leaves the archive'],
  'gate change and fetch': ['no fetch is recorded'],
  'notify and register': ['0044 undone: a notified phone is notified again'],
} as const satisfies Record<MeetingName, readonly string[]>;

export interface ExhaustiveOptions {
  /** Part of a meeting's name, such as `create and create`. */
  readonly only: string;
  /** Orders of a meeting that are tried, at most. */
  readonly orders: number;
  readonly mistake?: string | undefined;
}

const titleOf = ({ name }: Tried) => `${name}, every order`;

/**
 * Tries meetings in every order on all cores, also with the known mistakes that they have to show.
 * @returns the exit code; a meeting that did not come to its end is no success
 */
export async function runExhaustive({ only, orders: most, mistake }: ExhaustiveOptions): Promise<number> {
  const startMs = performance.now();
  const plain = (Object.keys(meetings) as MeetingName[])
    .map((name): Tried => ({ name, mistake }))
    .filter((each) => titleOf(each).includes(only));
  const known = mistake === undefined ? plain : [];
  const tried = [
    ...plain,
    ...known.flatMap((each) => shown[each.name].map((one): Tried => ({ ...each, mistake: one }))),
  ];
  const faults: string[] = tried.length === 0 ? [`no meeting has "${only}" in its name`] : [];
  const unknown: string[] = [];
  const judge = (each: Tried, met: Met) => {
    const title = titleOf(each);
    const isKnown = !plain.includes(each);
    console.log(`${title}${isKnown ? `, ${each.mistake}` : ''}: ${inWords(met, isKnown)}`);
    if (isKnown && !met.violation) faults.push(`${title} does not show: ${each.mistake}`);
    if (!isKnown && met.violation) faults.push(`${title} violated`);
    if (!isKnown && !met.violation && !met.isOver) unknown.push(title);
  };
  const script = { meetings: tried, most };
  await reportsOf<Report & Met>({ first: 1, last: tried.length, script }, (met) => {
    judge(tried[met.seed - 1] as Tried, met);
    return false;
  });
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  const result =
    faults.join('; ') || (unknown.length > 0 ? `unknown, as not to their end: ${unknown.join('; ')}` : 'ok');
  console.log(
    `sim exhaustive meetings=${plain.length} mistakes=${tried.length - plain.length} seconds=${seconds} ${result}`,
  );
  return faults.length + unknown.length === 0 ? 0 : 1;
}

function inWords({ violation, isOver, runs, orders, ends, steps, all, seconds }: Met, isKnown: boolean): string {
  if (isKnown) return violation ? `found in order ${runs}` : `NOT FOUND in ${orders} orders`;
  const count = Number(all) < 1e9 ? Number(all).toLocaleString('en') : Number(all).toExponential(0);
  const tried = `${orders} orders that differ, with ${ends} ends, of ${count} of ${steps} steps`;
  if (violation) return `${tried}: violated ${violation.promise}: ${violation.details}`;
  return `${tried}: ${isOver ? 'ok' : `unknown, not to its end: ${orders} orders in ${seconds} s`}`;
}

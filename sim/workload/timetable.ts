import type { Workload } from './known.ts';

/**
 * Checks that boarding by the timetable stays as it was when the template was made, or when it was first known: no departure is
 * moved here.
 */
export function checkTimetable({ fail, history }: Workload, boarding: string | undefined, ...ids: string[]): void {
  const first = ids.flatMap((id) => {
    const times = (history.templates.get(id) ?? []).map(({ item }) => item.fields['boarding-time']);
    return [times[0], times.find((time) => time !== undefined)];
  });
  if (!first.includes(boarding)) fail('the timetable stays', `boarding of ${ids} is ${boarding} instead of ${first}`);
}

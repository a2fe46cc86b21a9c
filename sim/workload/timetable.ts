import type { Workload } from './known.ts';

/** Checks that boarding by the timetable stays as it was when the template was made: no departure is moved here. */
export function checkTimetable({ fail, history }: Workload, boarding: string | undefined, ...ids: string[]): void {
  const first = ids.map((id) => history.templates.get(id)?.[0]?.item.fields['boarding-time']);
  if (!first.includes(boarding)) fail('the timetable stays', `boarding of ${ids} is ${boarding} instead of ${first}`);
}

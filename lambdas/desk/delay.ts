import { type delayedTimes, laterBy } from '../domain/flight/later.ts';
import { fieldsRefused } from '../domain/request/errors.ts';
import type { Template } from '../domain/template/template.ts';

/** Statuses of flights that are not delayed any more. */
const finalStatuses = ['departed', 'arrived', 'cancelled', 'diverted'];

/** Minutes by which a form delays; 0 for none. @throws E9003 that names the field */
export function minutesIn(form: URLSearchParams): number {
  const minutes = form.get('delay')?.trim() ?? '';
  if (minutes !== '' && !/^([1-9]\d{0,2}|1[0-3]\d\d|14[0-3]\d|1440)$/.test(minutes))
    throw fieldsRefused([{ field: 'delay', message: 'must be 1 to 1440 minutes' }]);
  const status = form.get('flight-status')?.toLowerCase() ?? '';
  if (minutes !== '' && finalStatuses.includes(status))
    throw fieldsRefused([{ field: 'delay', message: `does not go with the status ${status}: leave one of them out` }]);
  return Number(minutes);
}

type Delay = Readonly<Partial<Record<'flight-status' | (typeof delayedTimes)[number], string>>>;

/** What a delay by some minutes makes of a flight; a text that says why there is none. */
export function delayOf(templates: readonly Template[], minutes: number): Delay | string {
  if (minutes === 0) return {};
  const statuses = templates.map(({ fields }) => fields['flight-status']);
  const final = statuses.find((status) => status && finalStatuses.includes(status));
  if (final) return `${['departed', 'arrived'].includes(final) ? 'It has' : 'It is'} ${final}.`;
  const times = templates.map((template) => laterBy(minutes, template));
  if (new Set(times.map((each) => JSON.stringify(each))).size > 1)
    return 'Its pass templates have different times: change it on its page.';
  const known = Object.entries(times[0] ?? {}).filter(([, time]) => time);
  return { 'flight-status': 'delayed', ...Object.fromEntries(known) };
}

import { randomUUID } from 'node:crypto';
import type { MadeChange } from '../domain/desk/changes.ts';
import type { FlightKey } from '../domain/flight/flight.ts';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import type { LockScreenText, Review } from '../pages/desk/changes.ts';
import type { AuditLine, DeskAct } from '../ports/audit.ts';
import { shownName } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { Visit } from './visit.ts';

/** How long a review holds: afterwards its subject may be another one than was looked at, ms. */
const reviewMs = 10 * 60_000;

/** Id of an entry of the audit trail. */
const auditId = /^[\dT:.Z-]{24}#[\w-]{1,64}$/;

/** The flight in the audit trail. */
export const auditedName = (key: FlightKey) => Object.values(key).join(' ');

export const newReview = ({ clock }: Pick<DeskServices, 'clock'>): Review => ({
  reviewedAtMs: clock.now().getTime(),
  changeId: randomUUID(),
});

/** @throws E9056 for what was reviewed too long ago. */
export function refuseOld({ form }: Pick<Visit, 'form'>, { clock }: Pick<DeskServices, 'clock'>): void {
  const ageMs = clock.now().getTime() - Number(form.get('reviewed'));
  if (!(ageMs >= 0 && ageMs <= reviewMs)) throw new ApiError(staffErrors.reviewOver);
}

/**
 * Compares the number of passes that was typed with that of the review: passes are issued every second.
 * @throws E9057 for another one
 */
export function refuseOtherCount(form: URLSearchParams): void {
  const passes = form.get('passes');
  if (!passes) throw new ApiError(staffErrors.countWrong);
  if (form.get('count')?.trim() !== passes)
    throw new ApiError(
      staffErrors.countWrong,
      `Not done: the number of passes is ${passes}. Review the change again, and type it.`,
    );
}

/** @throws E9058 if there is anything that has changed since the review. */
export function refuseMeanwhile(meanwhile: readonly string[]): void {
  if (meanwhile.length > 0) throw new ApiError(staffErrors.changedMeanwhile, `Not done. ${meanwhile.join(' ')}`);
}

/**
 * Does what was reviewed. The audit trail has what is asked for before it is done, and once more what was refused.
 * @param run receives a key: repeats with the same one are one.
 * @returns id of the entry.
 */
export async function audited(
  { event, form, person }: Visit,
  entry: DeskAct,
  { audit, log }: DeskServices,
  run: (key: string) => Promise<unknown>,
): Promise<string> {
  const noted = { ...entry, requestId: event.requestContext.requestId };
  const id = await audit.add(person, noted);
  try {
    await run(`${person.id}:${form.get('id') ?? randomUUID()}`);
  } catch (error) {
    // Whether it was done is not known after any other error, such as ServiceBusy.
    if (error instanceof ApiError)
      await audit.add(person, { ...noted, isRefused: true }).catch((lost) => log.error('DESK-OUT', lost));
    throw error;
  }
  return id;
}

/** The change that a page tells of, after it was made. @param isAbout true for an entry about the subject of the page. */
export async function changeMade(
  { query: { done = '' }, person: { account } }: Visit,
  { audit, peopleOf }: DeskServices,
  isAbout: (line: AuditLine) => boolean,
): Promise<MadeChange | undefined> {
  const line = auditId.test(done) ? await audit.find(account, done) : undefined;
  if (line?.change === undefined || !isAbout(line)) return undefined;
  const who = (await peopleOf(account)).find(({ id }) => id === line.user);
  return { id: done, change: line.change, atUtc: line.atUtc, by: who ? shownName(who) : 'somebody who was removed' };
}

interface Notified {
  readonly notification?: string | undefined;
  readonly 'notification-translations'?: Readonly<Record<string, string>> | undefined;
}

/** Each text once, with the languages in which passengers read it; the first is the airline's own. */
export function noticesOf(tried: readonly Notified[]): readonly LockScreenText[] {
  const all = tried.flatMap(({ notification, 'notification-translations': others = {} }) =>
    notification === undefined ? [] : [['', notification] as const, ...Object.entries(others)],
  );
  return [...new Map(all.map(([language, text]) => [`${language} ${text}`, { language, text }])).values()];
}

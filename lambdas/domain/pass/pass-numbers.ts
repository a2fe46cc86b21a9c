import type { PassFields } from '../fields/pass-fields.ts';
import { dayMs } from '../time/durations.ts';
import type { Pass, Tombstone } from './pass.ts';
import { isPass } from './record-change.ts';
import { codeOf } from './sought-pass.ts';

/** Fields with a number by which a pass is found on any flight. */
const numberFields = ['confirmation-number', 'ticket-number'] as const satisfies (keyof PassFields)[];

/** Shorter ones are placeholders such as `-` or `N/A`, or a seat. */
const numberPattern = /^[A-Z\d]{5,20}$/;

/** A booking code or ticket number in the form in which it is compared; undefined for a text that is neither. */
export function passNumberIn(text: string): string | undefined {
  const number = codeOf(text);
  return numberPattern.test(number) ? number : undefined;
}

/** Numbers by which a record is found: none after its end. */
export function numbersOf(record: Pass | Tombstone | undefined): readonly string[] {
  if (!isPass(record) || record.erasedAtUtc !== undefined) return [];
  return [...new Set(numberFields.flatMap((name) => passNumberIn(record.fields[name] ?? '') ?? []))];
}

/** A pass of an account under one of its numbers. */
export interface NumberedPass extends Pick<Pass, 'account' | 'passKey'> {
  readonly number: string;
}

/** Entries that a change adds, or whose end it moves, and those that it removes. */
export interface NumberChange {
  readonly filed: readonly (NumberedPass & { readonly endsAtUtc: string })[];
  readonly removed: readonly NumberedPass[];
}

/** The change of the index of numbers that follows from a change of a record. */
export function numberChangeOf(before: Pass | Tombstone | undefined, after: Pass | Tombstone): NumberChange {
  const { account, passKey } = after;
  const [former, present] = [numbersOf(before), numbersOf(after)];
  const endsAtUtc = isPass(after) ? endOf(after) : '';
  const isSameEnd = isPass(before) && endOf(before) === endsAtUtc;
  const filed = present.filter((number) => !isSameEnd || !former.includes(number));
  const removed = isEndedBy(after, before) ? [] : former.filter((number) => !present.includes(number));
  return {
    filed: filed.map((number) => ({ account, passKey, number, endsAtUtc })),
    removed: removed.map((number) => ({ account, passKey, number })),
  };
}

/** Days for which a pass that time neither expires nor archives is found. */
const daysWithoutEnd = 366;

/** When a pass expires, or is archived if that comes first. */
const endOf = ({ expiryNotedUtc, dueAtUtc, createdAtUtc }: Pass): string =>
  expiryNotedUtc ?? dueAtUtc ?? new Date(Date.parse(createdAtUtc) + daysWithoutEnd * dayMs).toISOString();

/** True for an archived pass whose entries have reached their end: DynamoDB deletes them at no cost. */
const isEndedBy = (after: Pass | Tombstone, before: Pass | Tombstone | undefined): boolean =>
  isPass(before) &&
  !isPass(after) &&
  after.became === 'archived' &&
  endOf(before) <= (after.leftAtUtc ?? after.deletedAtUtc);

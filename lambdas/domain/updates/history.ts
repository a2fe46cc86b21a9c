import { isSensitive } from '../fields/badges.ts';
import { changedNames } from '../fields/changes.ts';
import type { PassFields } from '../fields/pass-fields.ts';
import type { Pass, Tombstone, Wallet } from '../pass/pass.ts';
import { isPass, type RecordChange } from '../pass/record-change.ts';
import type { Changer, LastNotification } from '../template/template.ts';
import { eventsOf, type ServiceEvent } from './pass-events.ts';

type EventType = ServiceEvent['event-type'];

/** Effect of a change: its event, with the wallet of one about a wallet. A new flight has no event. */
export type HistoryAct =
  | Exclude<EventType, 'PassInstalled' | 'PassUninstalled' | 'PassDeleted'>
  | `${'PassInstalled' | 'PassUninstalled'} ${Wallet}`
  | 'TemplateCreated';

/** Origin of a change: the sender of a call, or else of what happened without a call. */
export type HistoryAuthor = Changer | 'phone' | 'apple' | 'google' | 'time';

/** Values of fields before and after a change; empty for a field of which only the name is kept. */
export type KeptValues = Readonly<Record<string, readonly string[]>>;

/** One change of a pass or a flight. Its item takes less than 1 KB, which DynamoDB writes for one unit. */
export interface HistoryEntry {
  /** Key of the pass, or id of the template. */
  readonly of: string;
  readonly atUtc: string;
  /** Revision of the pass, or version of the template: an entry that is written again is the same one. */
  readonly number: number;
  readonly acts: readonly HistoryAct[];
  /** Absent for a call from before this was recorded. */
  readonly by?: HistoryAuthor | undefined;
  readonly values?: KeptValues | undefined;
  /** Number of changed fields that had no room. */
  readonly more?: number | undefined;
  /** The text that was notified. */
  readonly notification?: string | undefined;
  /** Templates that a moved pass has left and come to. */
  readonly moved?: readonly [from: string, to: string] | undefined;
}

/** Room of an entry's texts, bytes; `beside` is that of a field besides its name and values. */
const room = { value: 120, notification: 180, values: 440, beside: 8 };

/** Fields with values that admit to the aircraft, or mean nothing to people. */
const nameOnly: readonly string[] = ['barcode-value', 'group-id'] satisfies (keyof PassFields)[];

/**
 * The entry of a committed change; undefined for one that neither callers nor passengers notice. It has no contact data, no
 * reference data and nothing that may tell of health.
 */
export function historyOf(change: RecordChange): HistoryEntry | undefined {
  if (change.kind === 'template') return ofTemplate(change);
  return change.kind === 'pass' && !isForgotten(change.after) ? ofPass(change) : undefined;
}

/** True for a pass that was deleted, or whose passenger was erased: its history has to go. */
export const isForgotten = (record: Pass | Tombstone | undefined): boolean =>
  record !== undefined && (isPass(record) ? record.erasedAtUtc !== undefined : record.became === 'deleted');

function ofTemplate({ before, after }: RecordChange & { kind: 'template' }): HistoryEntry | undefined {
  if (after === undefined || before?.version === after.version) return undefined;
  return {
    of: after.id,
    atUtc: after.updatedAtUtc,
    number: after.version,
    acts: [before ? 'TemplateUpdated' : 'TemplateCreated'],
    by: after.changedBy,
    ...(before && fitted(fieldChanges(withTexts(before.fields), withTexts(after.fields)))),
    notification: newNotification(before, after),
  };
}

function ofPass(change: RecordChange & { kind: 'pass' }): HistoryEntry | undefined {
  const { before, after } = change;
  const events = eventsOf(change);
  const [first] = events;
  if (first === undefined || after === undefined) return undefined;
  const entry = { of: after.passKey, atUtc: first['occurred-at'], acts: events.map(actOf) };
  // The number of a record after the last one.
  if (!isPass(after)) return { ...entry, number: (after.revision ?? 0) + 1, by: 'time' };
  return {
    ...entry,
    number: after.revision,
    by: authorOf(before, after, first),
    ...(isPass(before) && fitted([...events.flatMap(statusChange), ...fieldChanges(before.fields, after.fields)])),
    notification: newNotification(before, after),
    ...(before && before.templateId !== after.templateId && { moved: [before.templateId, after.templateId] }),
  };
}

const actOf = (event: ServiceEvent) =>
  ('wallet' in event ? `${event['event-type']} ${event.wallet}` : event['event-type']) as HistoryAct;

function authorOf(before: Pass | Tombstone | undefined, after: Pass, event: ServiceEvent): HistoryAuthor | undefined {
  if (before?.trackingId !== after.trackingId) return after.changedBy;
  if (!('wallet' in event)) return 'time';
  if (event.wallet === 'walletb') return 'google';
  return after.wallets?.walleta?.isGone ? 'apple' : 'phone';
}

type FieldChange = readonly [name: string, before: unknown, after: unknown];

const statusChange = (event: ServiceEvent): FieldChange[] =>
  event['event-type'] === 'PassStatusChanged'
    ? [['pass-status', event['previous-pass-status'], event['pass-status']]]
    : [];

type Fields = Readonly<Record<string, unknown>>;

function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  const names = [...changedNames(before, after)].filter((name) => !isSensitive(name)).sort();
  return names.map((name) => [name, before[name], after[name]]);
}

/** Fields of a template with each translated text as one of its own, named as in errors: `translations.de.message1`. */
function withTexts({ translations = {}, ...fields }: Fields): Fields {
  const texts = Object.entries(translations as Readonly<Record<string, object>>).flatMap(([tag, ofTag]) =>
    Object.entries(ofTag).map(([name, text]) => [`translations.${tag}.${name}`, text]),
  );
  return { ...fields, ...Object.fromEntries(texts) };
}

interface Notifying {
  readonly lastNotification?: LastNotification | undefined;
}

function newNotification(before: object | undefined, { lastNotification }: Notifying): string | undefined {
  const isNew = lastNotification?.atUtc !== (before as Notifying | undefined)?.lastNotification?.atUtc;
  return isNew && lastNotification ? cut(lastNotification.text, room.notification) : undefined;
}

/** The changes for which there is room. */
function fitted(changes: readonly FieldChange[]): Pick<HistoryEntry, 'values' | 'more'> {
  const kept: Record<string, readonly string[]> = {};
  let left = room.values;
  let more = 0;
  for (const [name, ...values] of changes) {
    const texts = nameOnly.includes(name) ? [] : values.map((value) => cutValue(textOf(value)));
    left -= [name, ...texts].reduce((sum, text) => sum + bytesOf(text), room.beside);
    if (left >= 0) kept[name] = texts;
    else more += 1;
  }
  return { ...(Object.keys(kept).length > 0 && { values: kept }), ...(more > 0 && { more }) };
}

/** A value as callers send it. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The beginning of a long value. */
export const cutValue = (text: string): string => cut(text, room.value);

/** The beginning of a text that takes so many bytes, with an ellipsis if that is not all. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let kept = '';
  let left = bytes - bytesOf('…');
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    kept += character;
  }
  return `${kept}…`;
}

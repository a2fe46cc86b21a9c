import type { RecordChange } from '../pass/record-change.ts';
import type { Registration } from '../pass/registration.ts';
import { eventsOf, type ServiceEvent } from './pass-events.ts';

/** What is counted of each day and brand. Source: docs/desk.md#usage. */
export const usageKinds = ['issued', 'changed', 'walleta', 'walletb', 'notified', 'fetched'] as const;

export type UsageKind = (typeof usageKinds)[number];

/** A number of uses of one kind, on a day in UTC. */
export interface Use {
  readonly kind: UsageKind;
  readonly dayUtc: string;
  readonly count: number;
}

/** What a committed change counts for; for most nothing. */
export function usesOf(change: RecordChange): readonly Use[] {
  if (change.kind === 'registration') return ofDevice(change.before, change.after);
  return [...ofEvents(change), ...ofMessage(change)];
}

/** A call that changes data and status has two events, and counts once. */
function ofEvents(change: RecordChange): Use[] {
  const days = new Map<UsageKind, string>();
  for (const event of eventsOf(change)) {
    const kind = kindOf(event);
    if (kind) days.set(kind, event['occurred-at']);
  }
  return [...days].map(([kind, atUtc]) => use(kind, atUtc));
}

function kindOf(event: ServiceEvent): UsageKind | undefined {
  switch (event['event-type']) {
    case 'PassGenerated':
      return 'issued';
    case 'PassInstalled':
      return event.wallet;
    case 'PassMoved':
    case 'PassStatusChanged':
    case 'PassUpdated':
      return 'changed';
    default:
      return undefined;
  }
}

/** A message that we sent to Google Wallet, about a pass or to all passengers of a flight. */
function ofMessage(change: RecordChange): Use[] {
  const [before, after] = [change.before, change.after].map(inGoogle);
  const atUtc = after?.toldAtUtc?.at(-1);
  const isSent = before !== undefined && before.toldOfAtUtc !== after?.toldOfAtUtc;
  return isSent && atUtc !== undefined && !before.toldAtUtc?.includes(atUtc) ? [use('notified', atUtc)] : [];
}

function inGoogle(record: RecordChange['after']) {
  if (record === undefined) return undefined;
  if ('googleClass' in record) return record.googleClass;
  return 'googleObject' in record ? record.googleObject : undefined;
}

/** The first push of a version that Apple accepted for a device, and fetches of the pass. */
function ofDevice(before: Registration | undefined, after: Registration | undefined): Use[] {
  if (before === undefined || after === undefined) return [];
  const { fetched, pushedSum, pushedAtUtc } = after;
  const isPushed = pushedSum !== undefined && pushedSum !== before.pushedSum;
  const known = before.fetched?.sum === fetched?.sum ? (before.fetched?.count ?? 0) : 0;
  const fetches = (fetched?.count ?? 0) - known;
  return [
    ...(isPushed && pushedAtUtc !== undefined ? [use('notified', pushedAtUtc)] : []),
    ...(fetched && fetches > 0 ? [use('fetched', fetched.atUtc, fetches)] : []),
  ];
}

const use = (kind: UsageKind, atUtc: string, count = 1): Use => ({ kind, dayUtc: atUtc.slice(0, 10), count });

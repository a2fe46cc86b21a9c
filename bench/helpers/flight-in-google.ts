import type { RecordedRequest } from '../../local/wallets/recorded-request.ts';

/** Expected requests to Google Wallet about a change. */
export interface SentToGoogle {
  /** Whether passes move to another flight. */
  readonly isMove: boolean;
  /** Text of a pass.json or class that shows it, and of the one that does not any more. */
  readonly shown: string;
  readonly isVoid: boolean;
  /** Objects in Google Wallet, which keep status and passenger, that follow. */
  readonly objects: number;
}

/**
 * Finds faults in the requests to Google Wallet after a change: one request for the class of a flight, or one for each
 * object of moved passes.
 */
export function faultsInGoogle(
  { isMove, shown, isVoid, objects: expected }: SentToGoogle,
  all: readonly RecordedRequest[],
  hasFaults: boolean,
): string[] {
  const of = (kind: string) => all.filter(({ path }) => path.includes(kind));
  const patched = (kind: string) => of(kind).filter(({ method }) => method === 'PATCH');
  const [classes, objects] = [patched('flightClass/'), patched('flightObject/')];
  const sent = of(isMove ? 'flightObject/' : 'flightClass/');
  const isShown = sent.some(({ body }) => JSON.stringify(body ?? '').includes(shown));
  const isNotified = sent.filter(({ body }) => /NOTIFY_ON_UPDATE|TEXT_AND_NOTIFY/.test(JSON.stringify(body ?? '')));
  const most = Math.max(0, ...tally(isNotified, ({ path }) => path).values());
  const changed = new Set(objects.map(({ path }) => path));
  const isRight = objects.every(({ body }) => (body as { state?: string }).state === (isVoid ? 'INACTIVE' : 'ACTIVE'));
  const isOneEach = objects.length === expected && (isMove || classes.length === 1);
  return [
    ...(isShown || (isMove && expected === 0) ? [] : ['Google Wallet does not show it: lost']),
    ...(most > 1 ? ['Google Wallet has notified twice: doubled'] : []),
    ...(changed.size === expected ? [] : [`${changed.size} objects in Google Wallet were changed`]),
    // Where Google does not take a move, the old object ends.
    ...(isRight || (isMove && hasFaults) ? [] : ['Google Wallet has another state']),
    ...(isOneEach || hasFaults ? [] : ['Google Wallet got a change twice']),
  ];
}

export function tally<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}

import type { Attempt, History, LinkHistory, Listing } from './history.ts';

/** Checks that several attempts with one key have one answer. @returns the violation */
export function violationOfKeys(attempts: readonly Attempt[]): string | undefined {
  for (const [key, ofKey] of Map.groupBy(attempts, ({ idempotencyKey }) => idempotencyKey)) {
    const done = ofKey.filter(({ outcome }) => outcome === 'done');
    if (key === undefined || done.length === 0) continue;
    if (new Set(done.map(({ answer }) => answer)).size > 1) return `its Idempotency-Key ${key} had two answers`;
    const known = Math.min(...done.map(({ until }) => until));
    const isForgotten = ofKey.some(({ outcome, from }) => outcome === 'refused' && from > known);
    if (isForgotten) return `its Idempotency-Key ${key} was answered, and later refused`;
  }
  return undefined;
}

/** Checks that a pass has one install link for ever. @returns the violation */
export function violationOfInstallLink(attempts: readonly Attempt[]): string | undefined {
  const links = new Set(attempts.flatMap(({ link }) => link ?? []));
  return links.size > 1 ? 'it has two install links' : undefined;
}

/**
 * Checks that a link makes as many passes as its limit allows, refuses only afterwards, and always opens the passes
 * that it made.
 */
export function violationOfLink({ limit, follows, made }: LinkHistory): string | undefined {
  const done = follows.filter(({ outcome }) => outcome === 'done');
  const refused = follows.filter(({ outcome }) => outcome === 'refused');
  const pages = Map.groupBy(done, ({ passId }) => passId);
  if (Math.max(pages.size, made.length) > limit) return `it has made more than ${limit} passes`;
  for (const [passId, ofPass] of pages) {
    if (new Set(ofPass.map(({ answer }) => answer)).size > 1) return `it has led ${passId} to two pages`;
    if (!made.includes(passId)) return `it has opened ${passId}, which is not there`;
    const opened = Math.min(...ofPass.map(({ until }) => until));
    if (refused.some((each) => each.passId === passId && each.from > opened)) return `it no longer opens ${passId}`;
  }
  for (const { passId, until } of refused) {
    const before = follows.filter((each) => each.outcome !== 'refused' && each.passId !== passId && each.from < until);
    const others = new Set(before.map((each) => each.passId));
    if (others.size < limit) return `it has refused ${passId} before its limit of ${limit}`;
  }
  if (refused.length > 0 && made.length < limit) return `it has refused, and made only ${made.length} of ${limit}`;
  return undefined;
}

/**
 * Checks that a list has each pass once: every pass that was there for longer than its index lags, and none that was
 * deleted longer ago or never created.
 */
export function violationOfLists({ passes, listings }: History, lagMs: number): [passId: string, why: string][] {
  const contents = listings.map((listing) => [listing, new Set(listing.passIds)] as const);
  const violations = contents.flatMap(([{ passIds }, all]): [string, string][] =>
    passIds.length === all.size ? [] : [[twiceIn(passIds), 'it was twice in one list']],
  );
  for (const { passIds } of listings) violations.push(...placesIn(passIds, passes, lagMs));
  for (const [passId, ofPass] of passes) {
    const why = violationInLists(
      ofPass,
      contents.map(([listing, all]) => [listing, all.has(passId)]),
      lagMs,
    );
    if (why) violations.push([passId, why]);
  }
  return violations;
}

/** Finds passes that a list shows behind ones that were created later. */
function placesIn(passIds: readonly string[], passes: History['passes'], lagMs: number): [string, string][] {
  let latest = Number.NEGATIVE_INFINITY;
  return passIds.flatMap((passId): [string, string][] => {
    const creates = passes.get(passId)?.filter(({ does, outcome }) => does === 'create' && outcome !== 'refused') ?? [];
    const isLate = creates.some((each) => isDone(each) && each.endedAt + lagMs < latest);
    if (creates.length > 0) latest = Math.max(latest, Math.min(...creates.map(({ startedAt }) => startedAt)));
    return isLate ? [[passId, 'it was in a list behind a later one']] : [];
  });
}

const twiceIn = (passIds: readonly string[]) => passIds.find((each, place) => passIds.indexOf(each) !== place) ?? '';

function violationInLists(
  attempts: readonly Attempt[],
  listings: readonly (readonly [Listing, boolean])[],
  lagMs: number,
): string | undefined {
  const deletes = attempts.filter(({ does, outcome }) => does === 'delete' && outcome !== 'refused');
  const mayBeDeletedFrom = Math.min(...deletes.map(({ from }) => from));
  const deletedAt = Math.min(...deletes.filter(isDone).map(({ endedAt }) => endedAt));
  const createdFrom = Math.min(...attempts.filter(({ does }) => does === 'create').map(({ from }) => from));
  const seen = [...attempts.filter(isDone), ...listings.flatMap(([listing, isIn]) => (isIn ? listing : []))];
  const thereAt = Math.min(...seen.map(({ endedAt }) => endedAt));
  for (const [{ startedAt, until }, isIn] of listings) {
    if (isIn && until < createdFrom) return 'it was in a list before it was created';
    if (isIn && startedAt > deletedAt + lagMs) return 'it was in a list after it was deleted';
    if (!isIn && startedAt > thereAt + lagMs && until < mayBeDeletedFrom) return 'it was missing in a list';
  }
  return undefined;
}

const isDone = ({ outcome }: Attempt) => outcome === 'done';

import { type RegisterOperation, violationOfRegister, violationOfState } from './check-register.ts';
import { violationOfStatus } from './check-status.ts';
import type { Attempt } from './history.ts';

/** Attempts with one Idempotency-Key take effect once; attempts without one stand alone. */
type Operation = Pick<
  Attempt,
  'does' | 'from' | 'until' | 'outcome' | 'values' | 'status' | 'expires' | 'template' | 'movesTo'
>;

const first = (operations: readonly Operation[]) => Math.min(...operations.map(({ until }) => until));
const last = (operations: readonly Operation[]) => Math.max(...operations.map(({ from }) => from));

/**
 * Decides whether the answers about one pass are those of a pass that is created at most once, then has values, then is
 * deleted for ever: each operation at one moment between its start and its end. Fields are registers of their own, so
 * that it takes polynomial time; a lost update is the return of a value to its field.
 *
 * @returns why it cannot have been; undefined if it can.
 */
export function violationOfPass(attempts: readonly Attempt[]): string | undefined {
  const operations = onceForEachKey(attempts.filter((each) => !saysNothing(each, attempts)));
  const [creates, deletes] = (['create', 'delete'] as const).map((does) =>
    operations.filter((each) => each.does === does && each.outcome !== 'refused'),
  ) as [Operation[], Operation[]];
  for (const [what, all] of Object.entries({ created: creates, deleted: deletes }))
    if (all.filter(isDone).length > 1) return `it was ${what} twice`;

  // An operation without an answer and without a visible effect need not have happened.
  const happened = operations.filter(
    (each) => isDone(each) || (each.outcome === 'unknown' && isSeen(each, operations)),
  );
  const alive = happened.filter(({ does }) => does !== 'create');
  const used = operations.filter(({ does, outcome }) => does === 'create' && outcome === 'refused');
  const create = creates.find(isDone) ?? creates.find((each) => happened.includes(each)) ?? earliest(creates);
  if (create === undefined)
    return alive.length + used.length > 0 ? 'it was there, but nobody has created it' : undefined;

  // The latest possible creation and the earliest possible deletion leave the most room for answers that the pass is
  // missing.
  const created = Math.min(create.until, first(alive), first(used));
  if (created < create.from) return 'it was there before it was created';
  const notFound = operations.filter(
    ({ does, outcome, from }) => does !== 'create' && outcome === 'refused' && from > created,
  );
  const end = deletes.find(isDone) ?? (notFound.length > 0 ? earliest(deletes) : undefined);
  if (end === undefined && notFound.length > 0) return 'it was not found, but nobody has deleted it';
  const deleted = end ? Math.max(end.from, created, last(alive.filter((each) => each !== end))) : Infinity;
  if (end && deleted > end.until) return 'it was there after it was deleted';
  if (deleted > first(notFound)) return 'it was not found before it was deleted, or found afterwards';

  const all = [create, ...alive] as const;
  for (const field of new Set(all.flatMap(({ values = {} }) => Object.keys(values)))) {
    const why = violationOfRegister(registerOf(field, all, created, deleted));
    if (why) return `${field}: ${why}`;
  }
  const perhaps = [create, ...operations.filter(({ does, outcome }) => does !== 'create' && outcome !== 'refused')];
  const declined = attempts.filter(({ outcome }) => outcome === 'declined');
  return violationOfState(templatesOf(perhaps)) ?? violationOfStatus([...perhaps, ...declined]);
}

/** True for an answer that says nothing about the pass: the call was declined, or named a template that it may not be on. */
function saysNothing({ does, outcome, template, until }: Attempt, attempts: readonly Attempt[]): boolean {
  if (outcome !== 'refused' || does === 'create' || template === undefined) return outcome === 'declined';
  const leadsTo = (each: Attempt) => (each.does === 'create' ? each.template : each.movesTo) ?? template;
  return attempts.some((each) => each.outcome !== 'refused' && leadsTo(each) !== template && each.from < until);
}

const templatesOf = (operations: readonly Operation[]): RegisterOperation[] =>
  operations.flatMap(({ does, from, until, outcome, template, movesTo }) => {
    const isRead = template !== undefined && outcome === 'done' && does !== 'create';
    const written = does === 'create' ? template : movesTo;
    return [
      ...(isRead ? [{ from, until, value: template, isWrite: false }] : []),
      ...(written === undefined ? [] : [{ from, until, value: written, isWrite: true }]),
    ];
  });

const isDone = ({ outcome }: Operation) => outcome === 'done';

const earliest = (operations: readonly Operation[]) => operations.toSorted((one, other) => one.from - other.from)[0];

function isSeen({ does, values = {} }: Operation, operations: readonly Operation[]): boolean {
  const isRead = ([field, value]: [string, string]) =>
    operations.some((read) => read.does === 'get' && isDone(read) && read.values?.[field] === value);
  return (does === 'create' || does === 'update') && Object.entries(values).some(isRead);
}

/** The operations on a field while the pass was there; starts and ends are whole numbers. The first is its creation. */
function registerOf(
  field: string,
  [create, ...others]: readonly [Operation, ...Operation[]],
  created: number,
  deleted: number,
): RegisterOperation[] {
  const clipped = others.map((each) => ({
    ...each,
    from: Math.max(each.from, created - 0.25),
    until: Math.min(each.until, deleted + 0.25),
  }));
  return [{ ...create, until: created - 0.5 }, ...clipped].flatMap(({ does, from, until, values }) => {
    const value = values?.[field];
    return value === undefined ? [] : { from, until, value, isWrite: does !== 'get' };
  });
}

/**
 * Merges attempts with one key that were done, or may have been, into one operation: from the start of the first to the
 * end of the first that was done. A refusal describes its own moment.
 */
function onceForEachKey(attempts: readonly Attempt[]): Operation[] {
  const ofKeys = Map.groupBy(attempts, ({ idempotencyKey }, place) => idempotencyKey ?? place);
  return [...ofKeys.values()].flatMap((ofKey) => {
    const refused: Operation[] = ofKey.filter(({ outcome }) => outcome === 'refused');
    const [one, ...others] = ofKey.filter(({ outcome }) => outcome !== 'refused');
    if (one === undefined) return refused;
    const all = [one, ...others];
    const outcome = all.some(isDone) ? 'done' : 'unknown';
    return [...refused, { ...one, from: Math.min(...all.map(({ from }) => from)), until: first(all), outcome }];
  });
}

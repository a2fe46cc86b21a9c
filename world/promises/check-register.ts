/** An operation on one value: it happened at one moment between its start and its end. */
export interface RegisterOperation {
  readonly from: number;
  readonly until: number;
  readonly value: string;
  readonly isWrite: boolean;
}

/** The operations of one value. If the last starts after the first has ended, the register had the value in between. */
interface Zone {
  readonly value: string;
  /** First end of its operations. */
  readonly end: number;
  /** Last start. */
  readonly start: number;
}

const isForward = ({ end, start }: Zone) => end < start;

/**
 * Decides whether a register, each of whose values is written once, can have answered like this: whether there is one
 * moment for each operation so that each read sees the last write before it. If two values were each there for a time,
 * one was there first; and a value whose operations all overlap fits wherever another was not there throughout.
 * Source: docs/decisions/tests.md#histories-are-judged-from-outside.
 *
 * @returns why it cannot; undefined if it can.
 */
export function violationOfRegister(operations: readonly RegisterOperation[]): string | undefined {
  const zones: Zone[] = [];
  for (const [value, ofValue] of Map.groupBy(operations, (each) => each.value)) {
    const write = ofValue.find(({ isWrite }) => isWrite);
    if (write === undefined) return `${value} was read, which was never written`;
    const end = Math.min(...ofValue.map(({ until }) => until));
    if (end < write.from) return `${value} was read before it was written`;
    zones.push({ value, end, start: Math.max(...ofValue.map(({ from }) => from)) });
  }
  for (const forward of zones.filter(isForward))
    for (const other of zones) {
      if (other === forward) continue;
      const isBroken = isForward(other)
        ? other.end < forward.start && forward.end < other.start
        : forward.end < other.start && other.end < forward.start;
      if (isBroken) return `${forward.value} was there before ${other.value} and after it`;
    }
  return undefined;
}

type Moment = Pick<RegisterOperation, 'from' | 'until'>;

/** The values that a register can have had at an operation, each written by what can have been the last write before. */
export function valuesAt(writes: readonly RegisterOperation[], { from, until }: Moment): readonly string[] {
  const isOverwritten = (write: Moment) => writes.some((other) => write.until < other.from && other.until < from);
  return writes.flatMap((write) => (write.from < until && !isOverwritten(write) ? write.value : []));
}

/**
 * Finds a read of a value that was not there, of a register whose values may come back. Unlike violationOfRegister it looks
 * at each read alone.
 *
 * @returns why it cannot; undefined if none is found.
 */
export function violationOfState(operations: readonly RegisterOperation[]): string | undefined {
  const writes = operations.filter(({ isWrite }) => isWrite);
  const wrong = operations.find((each) => !each.isWrite && !valuesAt(writes, each).includes(each.value));
  return wrong && `${wrong.value} was read, which was not the last that was written`;
}

import type { KeyRange } from '../../lambdas/ports/passes.ts';

const pageSize = 100;

/** An index in memory, of any size, by its sort keys: read upwards, like registrations, or downwards, like lists. */
export function sortedIndex(keys: readonly string[], direction: 'up' | 'down') {
  const inOrder = keys.toSorted();
  if (direction === 'down') inOrder.reverse();
  const isBefore = (a: string, b: string) => (direction === 'up' ? a < b : a > b);
  /** Place of the first key that does not sort before this one. */
  const placeOf = (key: string): number => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(inOrder[middle] ?? '', key)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const startOf = ({ after }: KeyRange) => {
    if (after === undefined) return 0;
    const place = placeOf(after);
    return inOrder[place] === after ? place + 1 : place;
  };
  const endOf = ({ until }: KeyRange) => {
    if (until === undefined) return inOrder.length;
    const place = placeOf(until);
    return inOrder[place] === until ? place + 1 : place;
  };
  return {
    page(range: KeyRange = {}) {
      const [start, end] = [startOf(range), endOf(range)];
      const page = inOrder.slice(start, Math.min(start + pageSize, end));
      return { page, next: start + pageSize < end ? page.at(-1) : undefined };
    },
    /** The last key of a range. */
    last: (range: KeyRange) => (startOf(range) < endOf(range) ? inOrder[endOf(range) - 1] : undefined),
  };
}

/**
 * The update tag that a phone gets with a list of changed passes and sends with its next question. It is state, not
 * time: for each pass some characters of its serial number and its version sum. So nothing is missed that was committed
 * late or within the same second.
 */

const format = '1';

/** 30 bits. */
const serialCharacters = 6;

/** Together 4,000 characters: CloudFront takes addresses up to 8,192, API Gateway headers with them up to 10,240. */
const maxEntries = 400;

/**
 * @param sums version sums by serial number. What does not fit into a tag is listed each time: too often, never too
 * seldom.
 */
export function updateTag(sums: ReadonlyMap<string, number>): string {
  const entries = [...entriesOf(sums)].slice(0, maxEntries).map(([start, sum]) => start + sum.toString(36));
  return [format, ...entries].join('.');
}

/** Serial numbers whose version sum is not the one in a tag: all of them for a tag that is none of ours. */
export function changedSince(tag: string, sums: ReadonlyMap<string, number>): string[] {
  const known = entriesIn(tag);
  const current = entriesOf(sums);
  return [...sums.keys()].filter((serial) => {
    const sum = current.get(startOf(serial));
    return sum === undefined || sum !== known.get(startOf(serial));
  });
}

/** Without serial numbers that start alike: a tag could not tell them apart. */
function entriesOf(sums: ReadonlyMap<string, number>): Map<string, number> {
  const entries = new Map<string, number>();
  const alike = new Set<string>();
  for (const [serial, sum] of sums) {
    const start = startOf(serial);
    if (entries.has(start)) alike.add(start);
    entries.set(start, sum);
  }
  for (const start of alike) entries.delete(start);
  return entries;
}

function entriesIn(tag: string): ReadonlyMap<string, number> {
  const [first, ...entries] = tag.split('.');
  if (first !== format) return new Map();
  return new Map(entries.map((entry) => [startOf(entry), Number.parseInt(entry.slice(serialCharacters), 36)]));
}

const startOf = (serial: string) => serial.slice(0, serialCharacters);

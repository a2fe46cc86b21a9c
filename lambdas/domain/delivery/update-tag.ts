/**
 * The update tag that a phone receives with a list of changed passes and sends with its next request. It encodes state
 * instead of time: for each pass, a prefix of its serial number and its version sum. So no change is missed that was
 * committed late or within the same second.
 */

const format = '1';

/** 30 bits. */
const serialCharacters = 6;

/** 4,000 characters in total: CloudFront accepts URLs up to 8,192, API Gateway URLs with headers up to 10,240. */
const maxEntries = 400;

/**
 * Source: docs/decisions/passkit-web-service.md#update-tag
 * @param sums version sums by serial number. Passes beyond the tag's limit are listed on each request: too often, but
 * never missed.
 */
export function updateTag(sums: ReadonlyMap<string, number>): string {
  const entries = [...entriesOf(sums)].slice(0, maxEntries).map(([start, sum]) => start + sum.toString(36));
  return [format, ...entries].join('.');
}

/** Serial numbers whose version sum differs from the tag's; all of them if the tag is invalid. */
export function changedSince(tag: string, sums: ReadonlyMap<string, number>): string[] {
  const known = entriesIn(tag);
  const current = entriesOf(sums);
  return [...sums.keys()].filter((serial) => {
    const sum = current.get(startOf(serial));
    return sum === undefined || sum !== known.get(startOf(serial));
  });
}

/** Serial numbers that are missing in the phone's tag. */
export function unknownTo(tag: string, serials: readonly string[]): string[] {
  const known = entriesIn(tag);
  return serials.filter((serial) => !known.has(startOf(serial)));
}

/**
 * True if every pass has a higher version sum than in the tag. A pass missing in the tag, which is listed anyway, must
 * have at least the sum of the last push.
 */
export function areRecent(tag: string, sums: ReadonlyMap<string, number>, pushed: ReadonlyMap<string, number>) {
  const known = entriesIn(tag);
  return [...sums].every(([serial, sum]) => {
    const before = known.get(startOf(serial));
    return before === undefined ? sum >= (pushed.get(serial) ?? Number.POSITIVE_INFINITY) : sum > before;
  });
}

/** Leaves out serial numbers with the same prefix, which a tag could not distinguish. */
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

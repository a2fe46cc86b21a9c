import type { OfAccount } from '../../domain/updates/work.ts';
import type { KeyRange } from '../../ports/passes.ts';
import type { WorkQueue } from '../../ports/work.ts';

/** Pages per message, of 500 registrations or 100 passes each. */
const pagesPerMessage = 10;

/**
 * Delay of the second pass over all that a changed template concerns, s. Needed because warm functions cache a template for
 * 30 s and may have stored files or due times of the previous version; because indexes are eventually consistent, so that
 * a registration, or a pass that has just moved to the flight, may be missing; and because filing may have moved an entry
 * of the list past the reader (an entry moves only once). Passes and devices that are up to date by then are skipped.
 */
export const onceMoreAfterSeconds = 120;

interface Steps {
  /** @returns the cursor of the next page; undefined after the last. */
  readonly doPage: (range: KeyRange) => Promise<string | undefined>;
  readonly split: (left: KeyRange & { readonly after: string }) => Promise<readonly KeyRange[]>;
}

/**
 * Processes the key range of a message. Beyond ten pages, the rest is split into ranges with a message each instead of
 * being handed on as a whole: Lambda stops a function that has called itself 16 times through a queue.
 * Source: AWS Lambda Developer Guide, "Use Lambda recursive loop detection to prevent infinite loops".
 */
export async function processRange<Work extends OfAccount & KeyRange>(
  work: Work,
  queue: WorkQueue<Work>,
  { doPage, split }: Steps,
): Promise<void> {
  const { until } = work;
  let after = await doPage({ after: work.after, until });
  for (let page = 1; page < pagesPerMessage && after !== undefined; page++) after = await doPage({ after, until });
  if (after === undefined) return;
  const pieces = await split({ after, until });
  await queue.add(pieces.map((piece) => ({ ...work, after: piece.after, until: piece.until })));
}

import type { OfAccount } from '../../domain/work.ts';
import type { Stretch } from '../../ports/stretch.ts';
import type { WorkQueue } from '../../ports/work-queue.ts';

/** Pages of registrations or passes, about 100 each, that one message goes through. */
const pagesPerMessage = 10;

interface Steps {
  /** @returns where the next page begins; undefined behind the last. */
  readonly doPage: (stretch: Stretch) => Promise<string | undefined>;
  readonly cut: (left: Stretch & { readonly after: string }) => Promise<readonly Stretch[]>;
}

/**
 * Goes through the stretch of an index that a message stands for. What is left behind ten pages is cut into pieces with
 * a message each, not handed on as a whole: Lambda stops a function that has called itself 16 times through a queue.
 * Source: AWS Lambda Developer Guide, "Use Lambda recursive loop detection to prevent infinite loops".
 */
export async function inStretches<Work extends OfAccount & Stretch>(
  work: Work,
  queue: WorkQueue<Work>,
  { doPage, cut }: Steps,
): Promise<void> {
  const { until } = work;
  let after = await doPage({ after: work.after, until });
  for (let page = 1; page < pagesPerMessage && after !== undefined; page++) after = await doPage({ after, until });
  if (after === undefined) return;
  const pieces = await cut({ after, until });
  await queue.add(pieces.map((piece) => ({ ...work, after: piece.after, until: piece.until })));
}

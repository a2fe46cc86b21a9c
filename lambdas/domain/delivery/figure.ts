/**
 * Figures of delivery for the operator: by pass and device, and of a whole stage.
 * - `PushAcceptedAfter`: seconds from the commit of a change to Apple's acceptance of the push.
 * - `PassFetchedAfter`: seconds from the commit to the phone's fetch.
 * - `PassesToFetch`: passes on phones that were notified and have to be fetched within ten minutes.
 * - `PassesFetched`: those that were. Each push adds 0, so that there is a value where no phone comes.
 */
export const figureNames = ['PushAcceptedAfter', 'PassFetchedAfter', 'PassesToFetch', 'PassesFetched'] as const;

/** A value of one of the stage's metrics. */
export interface Figure {
  readonly name: (typeof figureNames)[number];
  readonly value: number;
  /** Instant that it counts for. */
  readonly at: Date;
}

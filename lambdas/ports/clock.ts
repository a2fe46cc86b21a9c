/** Time and chance: everything that waits, times out or spreads its repeats takes both from here, so that tests decide. */
export interface Clock {
  now(): Date;
  /** Resolves when so many milliseconds have passed. */
  wait(ms: number): Promise<void>;
  /** A number from 0 up to, but not, 1. */
  random(): number;
  /** Milliseconds until the invocation under way is ended; infinite where nothing ends it. */
  msLeft(): number;
  /** Does something once so many milliseconds have passed. @returns what calls it off. */
  after(ms: number, action: () => void): () => void;
}

/**
 * Time and randomness. Everything that waits, times out or adds jitter uses this port, so that tests are deterministic.
 */
export interface Clock {
  now(): Date;
  /** Resolves after this many milliseconds. */
  wait(ms: number): Promise<void>;
  /** A random number in [0, 1). */
  random(): number;
  /** Milliseconds until the current invocation times out; infinite where nothing does. */
  msLeft(): number;
  /** Runs an action after this many milliseconds. @returns a function that cancels it. */
  after(ms: number, action: () => void): () => void;
}

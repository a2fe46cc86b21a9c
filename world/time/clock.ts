/** Time as parts of the world know it: of the machine and moved by hand under `npm start`, virtual in the simulation. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls an action after so many milliseconds.
   * @returns a function that cancels it
   */
  after(ms: number, action: () => void): () => void;
}

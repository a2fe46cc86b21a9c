/** What an install link serves. */
export interface Rendering {
  readonly page: string;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  delete(link: string): Promise<void>;
  /** The same for many at once. @throws when some are still there. */
  deleteAll(links: readonly string[]): Promise<void>;
}

/** Files behind an install link. */
export interface Rendering {
  readonly page: string;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  delete(link: string): Promise<void>;
  /** Deletes the files of many links. @throws if some still exist. */
  deleteAll(links: readonly string[]): Promise<void>;
}

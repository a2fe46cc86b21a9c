/** Files behind an install link. */
export interface Rendering {
  /** Compressed, as all pages are stored and answered. */
  readonly page: Uint8Array;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  /** The .pkpass of a link; undefined if it is not stored. */
  findPkpass(link: string): Promise<Uint8Array | undefined>;
  delete(link: string): Promise<void>;
  /** Deletes the files of many links. @throws if some still exist. */
  deleteAll(links: readonly string[]): Promise<void>;
}

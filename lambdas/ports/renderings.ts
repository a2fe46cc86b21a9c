/** What an install link serves. */
export interface Rendering {
  readonly page: string;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  delete(link: string): Promise<void>;
}

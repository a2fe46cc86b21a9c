import type { ImageField, ImageRef } from '../domain/template.ts';

/** A PNG that has been fetched and checked. */
export interface Image extends ImageRef {
  readonly data: Uint8Array;
}

export interface Images {
  put(image: Image): Promise<void>;
  /** @throws when nothing is stored under this hash. */
  get(sha256: string): Promise<Uint8Array>;
  /** As get, undefined for an unknown hash. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

export interface ImageFetcher {
  /**
   * Fetches a caller's PNG, at most 2 MB and as large as its field may be, within 5 s, from a public address only.
   * @throws ImageRefused with a reason that the caller may read.
   */
  fetchPng(url: string, field: ImageField): Promise<Image>;
}

/** Why an image cannot be used; the message is for the caller and names no address but his own. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

export type TemplateImages = Readonly<Partial<Record<ImageField, Uint8Array | undefined>>>;

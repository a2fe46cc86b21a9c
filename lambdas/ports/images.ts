import type { ImageField, ImageRef } from '../domain/template.ts';

/** A PNG that has been fetched and checked. */
export interface Image extends ImageRef {
  readonly data: Uint8Array;
}

export interface Images {
  put(image: Image): Promise<void>;
  /** @throws if nothing is stored under this hash. */
  get(sha256: string): Promise<Uint8Array>;
  /** As get, undefined for an unknown hash. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

export interface ImageFetcher {
  /**
   * Fetches a caller's PNG within 5 s, from a public address only; at most 2 MB, and no more pixels than its field
   * allows.
   * @throws ImageRefused with a reason that the caller may see.
   */
  fetchPng(url: string, field: ImageField): Promise<Image>;
}

/** An image that cannot be used. The message is for the caller and contains no address but their own. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

export type TemplateImages = Readonly<Partial<Record<ImageField, Uint8Array | undefined>>>;

import type { ImageField, ImageRef } from '../domain/template.ts';

/** A PNG that has been fetched and checked. */
export interface Image extends ImageRef {
  /** Bytes as its server sent them. */
  readonly data: Uint8Array;
  /** The same picture in fewer bytes, whose hash is `packedAs`. */
  readonly packed?: Uint8Array | undefined;
}

/** The part of an image that records hold. */
export function refOf({ data: _data, packed: _packed, ...ref }: Image): ImageRef {
  return ref;
}

export interface Images {
  /** Stores the picture as sent, and in fewer bytes. */
  put(image: Image): Promise<void>;
  /** @throws if nothing is stored under this hash. */
  get(sha256: string): Promise<Uint8Array>;
  /** Undefined for an unknown hash. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

export interface ImageFetcher {
  /**
   * Fetches a caller's PNG within 5 s, from a public address only; at most 2 MB, and no more pixels than its field
   * allows. A picture of passes is packed too, without loss.
   * @throws ImageRefused with a reason that the caller may see.
   */
  fetchPng(url: string, field: ImageField): Promise<Image>;
}

/** An image that cannot be used. The message is for the caller and contains no address but their own. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

/** A picture for a .pkpass. */
export interface Picture {
  readonly data: Uint8Array;
  /** Size of the picture as sent, bytes: it decides under how many names the pass has the picture. */
  readonly sentBytes: number;
}

export type TemplateImages = Readonly<Partial<Record<ImageField, Picture | undefined>>>;

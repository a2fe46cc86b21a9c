import { type ImageField, type ImageRef, imageFields } from './template.ts';
import type { Warning } from './warning.ts';

/** A template's images together: a .pkpass with all of them fits into a Lambda answer (6 MB, of which base64 takes a third). */
const maxTotalBytes = 4 * 1024 * 1024;

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface RecommendedSize extends PixelSize {
  /** `both`: width and height count. `box`: the image is scaled to fit, so reaching one of the two is enough. */
  readonly fit: 'both' | 'box';
}

/**
 * Below these sizes an image looks blurred on a current phone.
 * Apple Wallet: Apple's sizes in points (icon 29 x 29, logo 160 x 50, footer 286 x 15) at three pixels a point.
 * Google Wallet: Google's brand guidelines, logo 660 x 660 and hero image 1032 x 336.
 */
const recommendedSizes: Readonly<Record<ImageField, RecommendedSize>> = {
  'walleta-pass-icon': { width: 87, height: 87, fit: 'both' },
  'carrier-airline-logo': { width: 480, height: 150, fit: 'box' },
  'carrier-alliance-logo': { width: 858, height: 45, fit: 'box' },
  'carrier-airline-logo-walletb': { width: 660, height: 660, fit: 'both' },
  'strip-image': { width: 1032, height: 336, fit: 'both' },
};

/**
 * Larger ones are refused: a phone unpacks 4 bytes a pixel, for a place that shows a fraction of it. At least three times
 * what any phone or Google shows, and the usual sizes of artwork: 1024 x 1024 for an icon.
 */
export const largestSizes: Readonly<Record<ImageField, PixelSize>> = {
  'walleta-pass-icon': { width: 1024, height: 1024 },
  'carrier-airline-logo': { width: 2048, height: 2048 },
  'carrier-alliance-logo': { width: 3072, height: 1024 },
  'carrier-airline-logo-walletb': { width: 2048, height: 2048 },
  'strip-image': { width: 4096, height: 2048 },
};

type Images = Readonly<Partial<Record<ImageField, ImageRef>>>;

/** One warning for each image that will look blurred, in the order of the fields. */
export function imageWarnings(images: Images): Warning<ImageField>[] {
  return imageFields.flatMap((field) => {
    const image = images[field];
    const recommended = recommendedSizes[field];
    if (image === undefined || isLargeEnough(image, recommended)) return [];
    const size = `${recommended.width} px wide ${recommended.fit === 'both' ? 'and' : 'or'} ${recommended.height} px high`;
    const text = `${field} is ${image.width} x ${image.height} px and will look blurred: at least ${size} is recommended.`;
    return [{ about: [field], text }];
  });
}

/** True when the template's images together are too large for a pass: more than 4 MB. */
export function areTooLargeTogether(images: Images): boolean {
  return Object.values(images).reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes;
}

function isLargeEnough({ width, height }: ImageRef, recommended: RecommendedSize): boolean {
  const isWide = width >= recommended.width;
  const isHigh = height >= recommended.height;
  return recommended.fit === 'both' ? isWide && isHigh : isWide || isHigh;
}

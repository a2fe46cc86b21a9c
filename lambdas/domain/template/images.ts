import type { Concern } from '../request/warning.ts';
import { type ImageField, type ImageRef, imageFields } from './template.ts';

/** Maximum total of a template's images, bytes: a .pkpass with all of them fits, as base64, into an answer of 6 MB. */
const maxTotalBytes = 4 * 1024 * 1024;

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface RecommendedSize extends PixelSize {
  /** `both`: width and height must reach the size. `box`: the image is scaled to fit, so one of them suffices. */
  readonly fit: 'both' | 'box';
}

/**
 * Smaller images look blurred on current phones. Apple Wallet: Apple's sizes in points (icon 29 x 29, logo 160 x 50,
 * footer 286 x 15) at three pixels per point. Google Wallet: its brand guidelines, logo 660 x 660 and hero image 1032 x
 * 336.
 */
const recommendedSizes: Readonly<Record<ImageField, RecommendedSize>> = {
  'walleta-pass-icon': { width: 87, height: 87, fit: 'both' },
  'carrier-airline-logo': { width: 480, height: 150, fit: 'box' },
  'carrier-alliance-logo': { width: 858, height: 45, fit: 'box' },
  'carrier-airline-logo-walletb': { width: 660, height: 660, fit: 'both' },
  'strip-image': { width: 1032, height: 336, fit: 'both' },
};

/**
 * Larger images are refused: a phone unpacks them to 4 bytes per pixel, for a place that shows a fraction of it. At
 * least three times the size shown by any phone or by Google, and enough for usual artwork, such as an icon of 1024 x
 * 1024.
 */
export const largestSizes: Readonly<Record<ImageField, PixelSize>> = {
  'walleta-pass-icon': { width: 1024, height: 1024 },
  'carrier-airline-logo': { width: 2048, height: 2048 },
  'carrier-alliance-logo': { width: 3072, height: 1024 },
  'carrier-airline-logo-walletb': { width: 2048, height: 2048 },
  'strip-image': { width: 4096, height: 2048 },
};

type Images = Readonly<Partial<Record<ImageField, ImageRef>>>;

/** A warning for each image that will look blurred, in field order. */
export function imageWarnings(images: Images): Concern<ImageField>[] {
  return imageFields.flatMap((field) => {
    const image = images[field];
    const recommended = recommendedSizes[field];
    if (image === undefined || isLargeEnough(image, recommended)) return [];
    const size = `${recommended.width} px wide ${recommended.fit === 'both' ? 'and' : 'or'} ${recommended.height} px high`;
    const text = `${field} is ${image.width} x ${image.height} px and will look blurred: at least ${size} is recommended.`;
    return [{ code: 'image-blurred', field, about: [field], text }];
  });
}

/** True if a template's images are too large for a pass: more than 4 MB together. */
export function areTooLargeTogether(images: Images): boolean {
  return Object.values(images).reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes;
}

function isLargeEnough({ width, height }: ImageRef, recommended: RecommendedSize): boolean {
  const isWide = width >= recommended.width;
  const isHigh = height >= recommended.height;
  return recommended.fit === 'both' ? isWide && isHigh : isWide || isHigh;
}

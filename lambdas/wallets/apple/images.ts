import type { PkpassInput } from '../../ports/apple-wallet.ts';
import type { TemplateImages } from '../../ports/images.ts';

export interface PkpassFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** 100 KB: twenty times an icon of 87 x 87 pixels, the largest that a phone shows. */
const largeIconBytes = 100 * 1024;

/** 256 KB: eight times the logos that airlines bring. */
const largeLogoBytes = 256 * 1024;

/**
 * The images of a boarding pass. Source: Apple, Wallet Developer Guide, Pass Images; Human Interface Guidelines, Wallet.
 *
 * Logo and footer go in for one scale: without a scale in its name, Wallet fits an image into its place whatever its size.
 * The logo has two names: the classic design shows logo.png (160 x 50 points at most), the semantic boarding pass of
 * iOS 26 primaryLogo.png (30 points high, 30 to 126 wide). A large one stays under the first.
 * The icon also stands under the names of both finer scales, because Apple's validator misses them; not a large one,
 * as three copies of 2 MB do not fit into an answer of the web function (6 MB).
 *
 * @throws when there is no icon: no phone installs such a pass.
 */
export function pkpassImages(images: TemplateImages): PkpassFile[] {
  const { 'walleta-pass-icon': icon, 'carrier-airline-logo': logo, 'carrier-alliance-logo': footer } = images;
  if (icon === undefined) throw new Error('An Apple pass needs an icon: walleta-pass-icon is missing');
  const iconNames = icon.length > largeIconBytes ? ['icon.png'] : ['icon.png', 'icon@2x.png', 'icon@3x.png'];
  return [
    ...iconNames.map((name) => ({ name, data: icon })),
    ...(logo ? logoNames(logo).map((name) => ({ name, data: logo })) : []),
    ...(footer ? [{ name: 'footer.png', data: footer }] : []),
  ];
}

const logoNames = ({ length }: Uint8Array) =>
  length > largeLogoBytes ? ['logo.png'] : ['logo.png', 'primaryLogo.png'];

/** The one image that a pass may bring itself. Source: docs/api.md#fields-of-a-pass. */
export function stripImage({ strip }: Pick<PkpassInput, 'strip'>): PkpassFile[] {
  return strip === undefined ? [] : [{ name: 'strip.png', data: strip }];
}

import type { Picture, TemplateImages } from '../../ports/stores.ts';
import type { PkpassInput } from '../../ports/wallets.ts';

export interface PkpassFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** 100 KB: twenty times the size of an icon of 87 x 87 pixels, the largest that a phone shows. */
const largeIconBytes = 100 * 1024;

/** 256 KB: eight times the size of a typical airline logo. */
const largeLogoBytes = 256 * 1024;

/**
 * The images of a boarding pass. Source: Apple, Wallet Developer Guide, Pass Images; Human Interface Guidelines,
 * Wallet.
 *
 * Logo and footer are included in one scale: Wallet fits an image without a scale suffix into its place, whatever its
 * size. The logo has two names: the classic design shows logo.png (at most 160 x 50 points), the semantic boarding pass
 * of iOS 26 primaryLogo.png (30 points high, 30 to 126 wide). A large logo is included only as the former. The icon is
 * repeated under the names of both finer scales, because Apple's validator warns without them; not a large one, as
 * three copies of 2 MB exceed the size of an answer (6 MB).
 *
 * @throws if there is no icon: such a pass does not install.
 */
export function pkpassImages(images: TemplateImages): PkpassFile[] {
  const { 'walleta-pass-icon': icon, 'carrier-airline-logo': logo, 'carrier-alliance-logo': footer } = images;
  if (icon === undefined) throw new Error('An Apple pass needs an icon: walleta-pass-icon is missing');
  const iconNames = icon.sentBytes > largeIconBytes ? ['icon.png'] : ['icon.png', 'icon@2x.png', 'icon@3x.png'];
  return [
    ...iconNames.map((name) => ({ name, data: icon.data })),
    ...(logo ? logoNames(logo).map((name) => ({ name, data: logo.data })) : []),
    ...(footer ? [{ name: 'footer.png', data: footer.data }] : []),
  ];
}

const logoNames = ({ sentBytes }: Picture) =>
  sentBytes > largeLogoBytes ? ['logo.png'] : ['logo.png', 'primaryLogo.png'];

/**
 * The only image that a pass may override.
 * Source: docs/api/generatepass.md#pass-data.
 */
export function stripImage({ strip }: Pick<PkpassInput, 'strip'>): PkpassFile[] {
  return strip === undefined ? [] : [{ name: 'strip.png', data: strip }];
}

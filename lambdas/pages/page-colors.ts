/** The airline's choice of colors. Source: docs/api/createpasstemplate.md#fields. */
export interface PageColors {
  readonly backgroundColor: HexColor;
  readonly brandColor: HexColor;
  /** Replaced by white or black if it is not readable on the brand color. */
  readonly brandTextColor: HexColor;
}

const softBlack = '#1C1C1E';

/** A page's background in the dark theme: a dark one stays, as the airline has chosen it. */
export const nightBackgroundOf = (background: HexColor): HexColor =>
  contrast('#FFFFFF', background) >= minimumContrast ? background : '#0F1115';

const dayCard = '--card:#fff;--text:#1c1c1e;--quiet:#5c6370;--edge:rgb(0 0 0 / .07)';
const nightCard = '--card:#1d2027;--text:#f2f3f5;--quiet:#aab1bd;--edge:rgb(255 255 255 / .16)';

/** Custom properties of a page; in the dark theme the page and its cards change, the brand's colors stay. */
export function colors(chosen: PageColors): string {
  const { backgroundColor } = chosen;
  const night = nightBackgroundOf(backgroundColor);
  const changed = night === backgroundColor ? nightCard : `${nightCard};${pageColors(night)}`;
  return `:root{${dayCard};${pageColors(backgroundColor)};${brandColors(chosen)}}@media screen and (prefers-color-scheme:dark){:root{${changed}}}`;
}

/** Colors of a page on this background. Source: docs/decisions/page-design.md#light-and-dark */
function pageColors(background: HexColor): string {
  const ink = readableOn(background, softBlack);
  return `--page:${background};--ink:${ink};--on-ink:${readableOn(ink)}`;
}

export const brandColors = ({ brandColor, brandTextColor }: PageColors): string =>
  `--brand:${brandColor};--brand-ink:${readableOn(brandColor, brandTextColor)}`;

/** `#RRGGBB`. */
export type HexColor = string;

/** Minimum contrast of text in WCAG 2.2 AA (success criterion 1.4.3). */
const minimumContrast = 4.5;

/** The first preferred color that is readable on the background, else white or black, one of which always is. */
export function readableOn(background: HexColor, ...preferred: readonly HexColor[]): HexColor {
  const candidates = [...preferred, '#FFFFFF', '#000000'];
  return candidates.find((color) => contrast(color, background) >= minimumContrast) ?? '#000000';
}

/** Contrast ratio, 1 to 21. Source: WCAG 2.2, definition of "contrast ratio". */
export function contrast(one: HexColor, other: HexColor): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Source: WCAG 2.2, definition of "relative luminance". */
function luminance(color: HexColor): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

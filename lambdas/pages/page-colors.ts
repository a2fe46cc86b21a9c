import { contrast, type HexColor, minimumContrast, readableOn } from './color.ts';

/** The airline's choice of colors. Source: docs/api.md#fields-of-a-template. */
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

function pageColors(background: HexColor): string {
  const ink = readableOn(background, softBlack);
  return `--page:${background};--ink:${ink};--on-ink:${readableOn(ink)}`;
}

export const brandColors = ({ brandColor, brandTextColor }: PageColors): string =>
  `--brand:${brandColor};--brand-ink:${readableOn(brandColor, brandTextColor)}`;

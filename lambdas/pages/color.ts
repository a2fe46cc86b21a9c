/** `#RRGGBB`. */
export type HexColor = string;

/** Minimum contrast of text in WCAG 2.2 AA (success criterion 1.4.3). */
export const minimumContrast = 4.5;

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

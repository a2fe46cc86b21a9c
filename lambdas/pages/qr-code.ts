import { encode } from 'uqr';
import { type Html, html } from './html.ts';

/** Width of the white margin, in modules. Source: ISO/IEC 18004, quiet zone. */
const quietZone = 4;
/** In CSS pixels; a whole number keeps edges sharp. */
const moduleSize = 4;

/**
 * A fixed one of the eight masks. Choosing the best for each link would draw and rate all eight, most of the work;
 * masks exist to break up patterns, and links are random.
 */
const maskPattern = 0;

/** A QR code as inline SVG, black on white on any page, so that every camera can read it. */
export function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone, maskPattern });
  const width = size * moduleSize;
  return html`<svg class="qr-code" role="img" aria-label="${label}" width="${width}" height="${width}" viewBox="0 -.5 ${size} ${size}" shape-rendering="crispEdges"><rect y="-.5" width="${size}" height="${size}" fill="#fff"/><path stroke="#000" d="${data.flatMap(darkRuns)}"/></svg>`;
}

/** The dark modules of a row, as horizontal strokes one module thick. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  const runs = row
    .map((dark) => (dark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g);
  return [...runs].map((run) => `M${run.index} ${y}h${run[0].length}`);
}

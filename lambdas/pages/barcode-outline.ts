import { azteccode, code128, type DrawingContext, pdf417, qrcode, type RenderOptions } from 'bwip-js/generic';
import type { Barcode } from '../domain/barcode/barcode.ts';

/** The dark areas of a barcode as one SVG path, in units of its own, with the quiet zone that its standard requires. */
export interface BarcodeOutline {
  readonly path: string;
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
}

interface Encoder {
  readonly draw: (options: RenderOptions, drawing: DrawingContext<BarcodeOutline>) => BarcodeOutline;
  /** In units of the drawing. Source: ISO/IEC 18004 (4 modules), 15438 (2) and 15417 (10). Aztec needs none. */
  readonly quietZone: number;
  readonly options?: Readonly<Record<string, string | number>>;
}

/** A module is one unit wide, that of an Aztec code two. */
const encoders: Readonly<Record<Barcode['type'], Encoder>> = {
  QRCODE: { draw: qrcode, quietZone: 4, options: { eclevel: 'M' } },
  AZTEC: { draw: azteccode, quietZone: 4 },
  PDF417: { draw: pdf417, quietZone: 4 },
  CODE128: { draw: code128, quietZone: 10 },
};

/**
 * Encodes a barcode as the wallets do: Latin-1, the encoding of IATA's bar coded boarding pass, where that has all
 * characters, else UTF-8. The types that have no UTF-8 never get here with such a text.
 * Source: docs/api/barcodes.md#barcodes.
 */
export function barcodeOutline({ type, value }: Pick<Barcode, 'type' | 'value'>): BarcodeOutline {
  const { draw, quietZone, options } = encoders[type];
  const binarytext = !/[\u0100-\uffff]/.test(value);
  return draw({ bcid: type, text: value, scale: 1, binarytext, ...options }, outlineDrawing(quietZone));
}

type Point = readonly [x: number, y: number];

/** Matrices come as polygons with sides along the axes, bars as vertical lines; text is not requested. */
function outlineDrawing(quietZone: number): DrawingContext<BarcodeOutline> {
  let path = '';
  let [width, height] = [0, 0];
  let [startX, startY] = [0, 0];
  const outline = ([[x, y], ...rest]: readonly [Point, ...Point[]]) => {
    // After a z, the point from which an m counts is the start of the outline before.
    path += `m${x - startX} ${y - startY}`.replace(' -', '-');
    [startX, startY] = [x, y];
    for (const [nextX, nextY] of rest) {
      path += nextX === x ? `v${nextY - y}` : `h${nextX - x}`;
      [x, y] = [nextX, nextY];
    }
    path += 'z';
  };
  const unused = () => undefined;
  return {
    scale: () => null,
    init: (...size) => {
      [width, height] = size;
    },
    polygon: (points) => outline(points as unknown as [Point, ...Point[]]),
    line: (middle, _top, _x, _bottom, lineWidth) => {
      // The middle of a bar with an odd width is rounded up.
      const left = middle - Math.ceil(lineWidth / 2);
      const right = left + lineWidth;
      outline([
        [left, 0],
        [right, 0],
        [right, height],
        [left, height],
      ]);
    },
    end: () => {
      const [outerWidth, outerHeight] = [width + 2 * quietZone, height + 2 * quietZone];
      const viewBox = `${-quietZone} ${-quietZone} ${outerWidth} ${outerHeight}`;
      return { path, viewBox, width: outerWidth, height: outerHeight };
    },
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    hexagon: unused,
    ellipse: unused,
    fill: unused,
    text: unused,
  };
}

import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The reader's code, which the package would fetch from a network. */
const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } });

/** Barcodes in a picture: a scanner's bytes in Latin-1. @param picture PNG or JPEG */
export async function barcodesIn(picture: Uint8Array): Promise<{ format: string; text: string }[]> {
  const found = await readBarcodes(new Uint8Array(picture), { maxNumberOfSymbols: 4 });
  return found.map(({ format, bytes }) => ({ format, text: Buffer.from(bytes).toString('latin1') }));
}

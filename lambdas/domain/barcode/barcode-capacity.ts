import { fieldsRefused } from '../request/errors.ts';

export type BarcodeType = 'QRCODE' | 'AZTEC' | 'PDF417' | 'CODE128';

interface Capacity {
  /**
   * In bytes of any kind. Upper-case or numeric text would fit in more, but a limit should not depend on the content.
   */
  readonly bytes: number;
  /** Characters that both wallets can encode in this type. */
  readonly charset?: { readonly name: string; readonly pattern: RegExp };
}

const latin1 = { name: 'Latin-1', pattern: /^[\u0020-\u007e\u00a0-\u00ff]*$/ };
const ascii = { name: 'ASCII', pattern: /^[\u0020-\u007e]*$/ };

/**
 * QR: version 40 with error correction M, as drawn by Apple Wallet. Aztec: 32 layers with ZXing's error correction of
 * 33 %. PDF417: 928 codewords with the error correction recommended by ISO/IEC 15438. Code 128 has no limit of its own;
 * encoders stop at 80, and more bars are too thin on a phone. Google Wallet uses UTF-8 in QR codes only. Measured with
 * two encoders: docs/decisions/barcodes.md#barcode-capacity.
 */
const capacities: Readonly<Record<BarcodeType, Capacity>> = {
  QRCODE: { bytes: 2_331 },
  AZTEC: { bytes: 1_850, charset: latin1 },
  PDF417: { bytes: 1_000, charset: latin1 },
  CODE128: { bytes: 80, charset: ascii },
};

/** The reason why a barcode type cannot encode a value; undefined if it can. */
export function barcodeProblem(type: BarcodeType, value: string): string | undefined {
  const { bytes, charset } = capacities[type];
  if (charset && !charset.pattern.test(value)) return `must be ${charset.name} text for barcode-type ${type}`;
  if (bytesOf(value) <= bytes) return undefined;
  return `must be at most ${bytes} ${charset ? 'characters' : 'bytes of UTF-8'} for barcode-type ${type}`;
}

/** The reason why values of this length cannot be generated; undefined if they can. */
export function generatedLengthProblem(type: BarcodeType, length: number): string | undefined {
  const { bytes } = capacities[type];
  return length > bytes ? `must be at most ${bytes} for barcode-type ${type}` : undefined;
}

/** @throws E9003 on barcode-value if the template's barcode-type cannot encode it. */
export function requireBarcodeFits(
  { 'barcode-type': type }: { readonly 'barcode-type': BarcodeType },
  value: string | undefined,
): void {
  const message = value === undefined ? undefined : barcodeProblem(type, value);
  if (message) throw fieldsRefused([{ field: 'barcode-value', message }]);
}

/** Encoded length: Latin-1 if possible, else UTF-8. */
function bytesOf(value: string): number {
  return latin1.pattern.test(value) ? value.length : new TextEncoder().encode(value).length;
}

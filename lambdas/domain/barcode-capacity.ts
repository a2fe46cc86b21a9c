import { fieldsRefused } from './errors.ts';
import type { TemplateFields } from './template-fields.ts';

type BarcodeType = TemplateFields['barcode-type'];

interface Capacity {
  /** Bytes of any kind: texts of capitals or digits alone would fit in more, but a rule should not depend on that. */
  readonly bytes: number;
  /** What both wallets can put into this type. */
  readonly charset?: { readonly name: string; readonly pattern: RegExp };
}

const latin1 = { name: 'Latin-1', pattern: /^[\u0020-\u007e\u00a0-\u00ff]*$/ };
const ascii = { name: 'ASCII', pattern: /^[\u0020-\u007e]*$/ };

/**
 * QR: version 40 with error correction M, as Apple Wallet draws it. Aztec: 32 layers with the error correction of
 * ZXing, 33 %. PDF417: 928 codewords with the error correction that ISO/IEC 15438 recommends. Code 128 has no limit of
 * its own; encoders stop at 80, and more bars than that are too thin on a phone. Google Wallet writes UTF-8 into QR
 * codes only. Measured with two encoders: docs/decisions/0034-barcode-capacity.md.
 */
const capacities: Readonly<Record<BarcodeType, Capacity>> = {
  QRCODE: { bytes: 2_331 },
  AZTEC: { bytes: 1_850, charset: latin1 },
  PDF417: { bytes: 1_000, charset: latin1 },
  CODE128: { bytes: 80, charset: ascii },
};

/** Why a type of barcode cannot carry a value; undefined when it can. */
export function barcodeProblem(type: BarcodeType, value: string): string | undefined {
  const { bytes, charset } = capacities[type];
  if (charset && !charset.pattern.test(value)) return `must be ${charset.name} text for barcode-type ${type}`;
  if (bytesOf(value) <= bytes) return undefined;
  return `must be at most ${bytes} ${charset ? 'characters' : 'bytes of UTF-8'} for barcode-type ${type}`;
}

/** Why the service cannot generate values of this length; undefined when it can. */
export function generatedLengthProblem(type: BarcodeType, length: number): string | undefined {
  const { bytes } = capacities[type];
  return length > bytes ? `must be at most ${bytes} for barcode-type ${type}` : undefined;
}

/** @throws E9003 naming barcode-value when the template's barcode-type cannot carry a pass's value. */
export function requireBarcodeFits(template: Pick<TemplateFields, 'barcode-type'>, value: string | undefined): void {
  const message = value === undefined ? undefined : barcodeProblem(template['barcode-type'], value);
  if (message) throw fieldsRefused([{ field: 'barcode-value', message }]);
}

/** As it is written into the barcode: Latin-1 where that is enough, else UTF-8. */
function bytesOf(value: string): number {
  return latin1.pattern.test(value) ? value.length : new TextEncoder().encode(value).length;
}

import type { PassFields } from '../fields/pass-fields.ts';
import { type ApiError, fieldsRefused } from '../request/errors.ts';
import type { Warning } from '../request/warning.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';

type BarcodeFindingCode = Extract<Warning['code'], `barcode-${string}`>;

/** Kinds of differences between a pass and its barcode, as answers name them behind the name of a field. */
const barcodeMessages = {
  'barcode-route': 'differs from the route in the barcode',
  'barcode-carrier': 'differs from both airlines in the barcode',
  'barcode-flight': 'differs from the flight number in the barcode',
  'barcode-date': 'differs from the date in the barcode',
  'barcode-date-near': 'differs from the date in the barcode by one day',
  'barcode-seat': 'differs from the seat in the barcode',
  'barcode-sequence': 'differs from the sequence number in the barcode',
  'barcode-name': 'differs from the name in the barcode',
  'barcode-confirmation': 'differs from the confirmation code in the barcode',
} as const satisfies Record<BarcodeFindingCode, string>;

/** A field that differs from the barcode. Holds nothing of either value: both are personal data. */
export interface BarcodeFinding {
  readonly code: BarcodeFindingCode;
  readonly field: keyof TemplateFields | keyof PassFields;
}

export const barcodeWarnings = (findings: readonly BarcodeFinding[]): Warning[] =>
  findings.map(({ code, field }) => ({ code, field, text: `${field} ${barcodeMessages[code]}.` }));

/** Differences that are usual on a right pass, and so are never refused. */
const soft: ReadonlySet<BarcodeFindingCode> = new Set(['barcode-date-near']);

/** Source: docs/api/barcodes.md#check-of-the-barcode. */
export function barcodeCheckOf({ fields, barcodeCheckByDefault }: Template): 'off' | 'warn' | 'refuse' {
  return fields['barcode-check'] ?? barcodeCheckByDefault ?? 'off';
}

/**
 * The findings that an update is answered with: the ones about fields that it names, or all if it names the barcode.
 * The kind of a passenger decides whether the seat is shown, and so counts as naming the seat.
 */
export function findingsAbout(findings: readonly BarcodeFinding[], named: ReadonlySet<string>): BarcodeFinding[] {
  const about = named.has('passenger-kind') ? new Set([...named, 'seat-number']) : named;
  return findings.filter(({ field }) => about.has('barcode-value') || about.has(field));
}

/** E9025 that names the fields, if the template refuses passes with these findings. */
export function barcodeRefusal(template: Template, findings: readonly BarcodeFinding[]): ApiError | undefined {
  const hard = findings.filter(({ code }) => !soft.has(code));
  if (barcodeCheckOf(template) !== 'refuse' || hard.length === 0) return undefined;
  return fieldsRefused(
    hard.map(({ code, field }) => ({ field, message: barcodeMessages[code] })),
    'barcodeDiffers',
  );
}

import { barcodeCheckOf } from '../../lambdas/domain/barcode-check/barcode-check.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import type { PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import type { CallResult } from './call.ts';
import type { Workload } from './known.ts';
import type { Passenger } from './requests.ts';

/** Bar-coded boarding passes of IATA, read and written here by the places of their items, apart from the service. */

const seatPlace = 48;

/** Barcode of a pass of the flight that all templates have, up to the end of the items at check-in. */
export const barcodeOf = ({ surname, given, code }: Passenger, seat: string) =>
  `M1${`${surname}/${given}`.toUpperCase().padEnd(20)}E${code.padEnd(7)}MUCBERDA 2724 074Y${seat.padStart(4, '0')}0042 100`;

const columns = 'ABCDEFGHJK';

/** A seat as cabins have it, another for each number up to 9,000. */
export const seatOf = (number: number) =>
  `${100 + Math.floor(number / columns.length)}${columns[number % columns.length]}`;

export const isSeat = (text = '') => /^\d{3}[A-Z]$/.test(text);

/** True for a pass that shows another seat than its barcode says. */
export function differsFromBarcode({ fields }: Pick<Pass, 'fields'>): boolean {
  const { 'seat-number': seat, 'barcode-value': barcode } = fields;
  return barcode !== undefined && isSeat(seat) && barcode.slice(seatPlace, seatPlace + 4) !== seat;
}

/**
 * Checks that the answer to a call names the differences between the written pass and its barcode; of passes of check-in, whose
 * events say nothing of a barcode, callers do not know them.
 */
export function checkWarnings(workload: Workload, written: object, body: CallResult['body'], named: object): void {
  const pass = written as PassItem;
  if (workload.checkIns.some(({ passId }) => passId === pass.passId)) return;
  const template = workload.history.template(pass.templateId);
  const due = template && warningsDue(templateOf(template), pass, named);
  const all = (body.warnings ?? []) as readonly { readonly code: string }[];
  const warned = all.map(({ code }) => code).filter((code) => code.startsWith('barcode-'));
  if (due && due.join() !== warned.join())
    workload.fail('a barcode says what its pass says', `${pass.passId} with ${warned.length} warnings of ${due}`);
}

/** Expected warnings: barcodes differ here in the seat alone. */
function warningsDue(template: Template, pass: Pick<Pass, 'fields'>, named: object): readonly string[] {
  const isNamed = 'seat-number' in named || 'barcode-value' in named;
  return isNamed && barcodeCheckOf(template) !== 'off' && differsFromBarcode(pass) ? ['barcode-seat'] : [];
}

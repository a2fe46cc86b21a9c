import { barcodeCheckOf } from '../../lambdas/domain/barcode-check.ts';
import type { Pass } from '../../lambdas/domain/pass.ts';
import type { Template } from '../../lambdas/domain/template.ts';
import type { PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import type { Called } from './call.ts';
import type { Workload } from './known.ts';
import type { Passenger } from './requests.ts';

/** Bar-coded boarding passes of IATA, read and written here by the places of their items, apart from the service. */

const seatPlace = 48;

/** Of the flight that all templates have, before the end of a barcode as it is at check-in. */
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

/** The answer to a call says what its pass differs in from its barcode, as it was written. */
export function checkWarnings(workload: Workload, written: object, body: Called['body'], named: object): void {
  const pass = written as PassItem;
  const template = workload.history.template(pass.templateId);
  const due = template && warningsDue(templateOf(template), pass, named);
  const told = (body.warnings ?? []) as readonly { readonly code: string }[];
  if (due && due.join() !== told.map(({ code }) => code).join())
    workload.fail('a barcode says what its pass says', `${pass.passId} with ${told.length} warnings of ${due}`);
}

/** The seat is all in which barcodes differ here. */
function warningsDue(template: Template, pass: Pick<Pass, 'fields'>, named: object): readonly string[] {
  const isNamed = 'seat-number' in named || 'barcode-value' in named;
  return isNamed && barcodeCheckOf(template) !== 'off' && differsFromBarcode(pass) ? ['barcode-seat'] : [];
}

import { type BarCodedBoardingPass, type Leg, readBarCodedBoardingPass } from '../barcode/bar-coded-boarding-pass.ts';
import type { PassFields } from '../fields/pass-fields.ts';
import { hasSeat } from '../fields/passenger-kind.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { addDays, type LocalDateTime } from '../time/dates.ts';
import { dayMs } from '../time/durations.ts';
import { type BarcodeFinding, barcodeCheckOf } from './barcode-check.ts';
import { mayBeSameName } from './passenger-names.ts';

type Shown = Pick<
  TemplateFields,
  'origin-airport' | 'destination-airport' | 'flight-number-label' | 'flight-number' | 'departure-time'
> &
  Pick<PassFields, 'passenger-name' | 'seat-number' | 'confirmation-number' | 'sequence-number'>;

/**
 * Compares a pass with the barcode that it was given, if its template wants it. The template's barcode is that of its static
 * passenger, and is not compared.
 * Source: docs/api/barcodes.md#check-of-the-barcode.
 */
export function barcodeFindingsOf(template: Template, fields: PassFields): readonly BarcodeFinding[] {
  const { 'barcode-value': value } = fields;
  if (barcodeCheckOf(template) === 'off' || value === undefined) return [];
  return barcodeFindings(value, template.fields, fields);
}

/**
 * The fields of a pass that differ from its bar-coded boarding pass; none for any other barcode. Each item is judged by
 * itself, and one that is blank or unreadable differs from nothing. A difference that right passes have, too, is none:
 * docs/decisions/barcodes.md#a-barcode-says-what-the-pass-says.
 * Source: docs/decisions/barcodes.md#a-link-is-not-refused-over-its-barcode
 */
export function barcodeFindings(value: string, flight: TemplateFields, passenger: PassFields): BarcodeFinding[] {
  const boardingPass = readBarCodedBoardingPass(value);
  if (boardingPass === undefined) return [];
  const shown: Shown = {
    ...flight,
    ...passenger,
    'sequence-number': passenger['sequence-number'],
    'seat-number': hasSeat(passenger['passenger-kind']) ? passenger['seat-number'] : undefined,
  };
  const onRoute = boardingPass.legs.filter((leg) => isOnRoute(leg, shown));
  if (onRoute.length === 0) return routeFindings(boardingPass, shown);
  const ofLegs = onRoute.map((leg) => legFindings(leg, shown));
  const fewest = Math.min(...ofLegs.map(({ length }) => length));
  return [
    ...(ofLegs.find(({ length }) => length === fewest) ?? []),
    ...finding(
      !mayBeSameName(shown['passenger-name'], boardingPass.header.passengerName),
      'barcode-name',
      'passenger-name',
    ),
  ];
}

function finding(isSo: boolean, code: BarcodeFinding['code'], field: BarcodeFinding['field']): BarcodeFinding[] {
  return isSo ? [{ code, field }] : [];
}

const written = (text: string) => text.trim().toUpperCase();

function isOnRoute({ from, to }: Leg, shown: Shown): boolean {
  return written(from) === shown['origin-airport'] && written(to) === shown['destination-airport'];
}

/** One finding: on another route, everything else differs, too. None if a leg could not be read. */
function routeFindings({ header, legs }: BarCodedBoardingPass, shown: Shown): BarcodeFinding[] {
  const hasOrigin = legs.some(({ from }) => written(from) === shown['origin-airport']);
  const field = hasOrigin ? 'destination-airport' : 'origin-airport';
  const isWhole = legs.length === Number(header.legs);
  return finding(isWhole, 'barcode-route', field);
}

function legFindings(leg: Leg, shown: Shown): BarcodeFinding[] {
  return [...flightFindings(leg, shown), ...dateFindings(leg, shown), ...passengerFindings(leg, shown)];
}

/**
 * Compares carrier, number and booking of a flight. On a codeshare the barcode has those of the operating carrier, the
 * pass those of the marketing carrier.
 */
function flightFindings(leg: Leg, shown: Shown): BarcodeFinding[] {
  const carrier = written(shown['flight-number-label']);
  const operating = written(leg.operatingCarrier);
  if (operating !== '' && operating !== carrier) {
    const marketing = written(leg.marketingCarrier ?? '');
    const isOther = marketing !== carrier && [carrier, operating, marketing].every(isIataCode);
    return finding(isOther, 'barcode-carrier', 'flight-number-label');
  }
  const isOtherFlight = areDifferentFlights(shown['flight-number'], leg.flightNumber);
  const [code, codeInBarcode] = [written(shown['confirmation-number']), written(leg.confirmationCode)];
  const isOtherCode = code.length === codeInBarcode.length && code !== codeInBarcode;
  return [
    ...finding(isOtherFlight, 'barcode-flight', 'flight-number'),
    ...finding(isOtherCode, 'barcode-confirmation', 'confirmation-number'),
  ];
}

const isIataCode = (code: string) => /^(?=.*[A-Z])[A-Z\d]{2}$/.test(code);

function areDifferentFlights(shown: string, inBarcode: string): boolean {
  const [one, other] = [shown, inBarcode].map((text) => /^0*([1-9]\d*)([A-Z]?)$/.exec(written(text)));
  if (!one || !other) return false;
  const isOtherSuffix = one[2] !== '' && other[2] !== '' && one[2] !== other[2];
  return one[1] !== other[1] || isOtherSuffix;
}

/** The barcode has the day of the year on which the flight was planned, and after a delay past midnight perhaps another. */
function dateFindings(leg: Leg, shown: Shown): BarcodeFinding[] {
  const departure = shown['departure-time'];
  const [planned, inBarcode] = [dayOfYear(departure), Number(leg.dayOfYear)];
  if (!/^\d{3}$/.test(leg.dayOfYear) || inBarcode < 1 || inBarcode > 366 || inBarcode === planned) return [];
  const isNear =
    Math.abs(planned - inBarcode) === 1 || [-1, 1].some((days) => dayOfYear(addDays(departure, days)) === inBarcode);
  return finding(true, isNear ? 'barcode-date-near' : 'barcode-date', 'departure-time');
}

const dayOfYear = (local: LocalDateTime) =>
  (Date.parse(local.slice(0, 10)) - Date.parse(`${local.slice(0, 4)}-01-01`)) / dayMs + 1;

/** Passenger status of a standby passenger, whose seat is not yet the one in the barcode. */
const standby = '7';

function passengerFindings(leg: Leg, shown: Shown): BarcodeFinding[] {
  const seat = differs(/^0*(\d{1,3}[A-Z])$/, (shown['seat-number'] ?? '').replace(/[\s-]/g, ''), leg.seat);
  const sequence = differs(/^0*([1-9]\d*)$/, shown['sequence-number'] ?? '', leg.sequenceNumber);
  return [
    ...finding(seat && leg.passengerStatus !== standby, 'barcode-seat', 'seat-number'),
    ...finding(sequence, 'barcode-sequence', 'sequence-number'),
  ];
}

/** True if both match the pattern with different first groups. */
function differs(pattern: RegExp, ...texts: [shown: string, inBarcode: string]): boolean {
  const [shown, inBarcode] = texts.map((text) => pattern.exec(written(text))?.[1]);
  return shown !== undefined && inBarcode !== undefined && shown !== inBarcode;
}

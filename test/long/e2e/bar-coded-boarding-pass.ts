import { dayMs } from '../../../lambdas/domain/time/durations.ts';

interface Leg {
  /** `SURNAME/GIVEN`, capitals. */
  readonly name: string;
  readonly confirmationNumber: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly flightNumber: string;
  /** Local date of departure, `YYYY-MM-DD`. */
  readonly day: string;
  /** IATA code; Y is economy. */
  readonly compartment: string;
  readonly seat: string;
  readonly sequenceNumber: string;
}

/**
 * The barcode text of a one-leg boarding pass, without conditional items: 60 characters.
 * Source: IATA Resolution 792, Bar Coded Boarding Pass, mandatory items of format M.
 */
export function barCodedBoardingPass(leg: Leg): string {
  const { name, confirmationNumber, from, to, carrier, flightNumber, day, compartment, seat, sequenceNumber } = leg;
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayMs + 1;
  const [, row = '', letter = ''] = /^(\d+)([A-Z])$/.exec(seat) ?? [];
  return [
    'M1',
    name.slice(0, 20).padEnd(20),
    'E',
    confirmationNumber.padEnd(7),
    from,
    to,
    carrier.padEnd(3),
    flightNumber.padStart(4, '0').padEnd(5),
    String(dayOfYear).padStart(3, '0'),
    compartment,
    row.padStart(3, '0') + letter,
    sequenceNumber.padStart(4, '0').padEnd(5),
    // Passenger status: checked in. Then the size of the conditional items, 0.
    '1',
    '00',
  ].join('');
}

import type { BoardingPass } from '../../domain/boarding-pass.ts';
import { dateField, field, type PassField } from './pass-field.ts';

/** Most fields Wallet shows in each row of a boarding pass. Source: Apple, Wallet Developer Guide, Pass Design. */
export interface FrontFields {
  /** At most 3. The only row that is seen when passes lie on top of each other. */
  readonly headerFields: PassField[];
  /** At most 2. */
  readonly primaryFields: PassField[];
  /** At most 5. */
  readonly auxiliaryFields: PassField[];
  /** At most 4. */
  readonly secondaryFields: PassField[];
}

/**
 * The front: what a passenger is asked for or looks for on the way to the seat. Everything else is on the back.
 * An estimated departure stands in place of the scheduled one, for the date too.
 */
export function frontFields(pass: BoardingPass): FrontFields {
  const { origin, destination } = pass;
  const { timeZone } = origin;
  const departure = pass.estimatedDepartureTime ?? pass.departureTime;
  return {
    headerFields: [...field('gate', 'Gate', origin.gate), ...field('seat', 'Seat', pass.seatNumber)],
    primaryFields: [
      ...field('origin', origin.name, origin.code),
      ...field('destination', destination.name, destination.code),
    ],
    auxiliaryFields: [
      ...field('flight', 'Flight', pass.flight),
      ...dateField('date', 'Date', departure, timeZone, 'date'),
      ...dateField('boarding', 'Boarding', pass.boardingTime, timeZone, 'time'),
      ...dateField('departure', 'Departure', departure, timeZone, 'time'),
      ...field('terminal', 'Terminal', origin.terminal),
    ],
    secondaryFields: [
      ...field('passenger', 'Passenger', pass.passengerName),
      ...field('group', pass.boardingGroupLabel, pass.boardingGroup),
      ...field('position', 'Position', pass.boardingPosition),
      ...field('class', pass.seatClassLabel, pass.seatClass),
    ],
  };
}

import type { AirportFacts } from '../airport/airport.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import type { LocalDateTime } from '../time/dates.ts';

/**
 * Machine-readable form of a flight. If any part is missing, phones show the classic boarding pass.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export interface SemanticFlight {
  /** IATA designator: `LH`. */
  readonly airlineCode: string;
  readonly flightNumber: number;
  readonly origin: AirportFacts;
  readonly destination: AirportFacts;
  readonly boardingTime: LocalDateTime;
  readonly arrivalTime: LocalDateTime;
}

interface MissingPart {
  readonly field: keyof TemplateFields;
  readonly reason: string;
}

/** The semantic flight; or the template's fields that prevent it, with the reasons. */
export function semanticFlightOf({ fields, airports }: Pick<Template, 'fields' | 'airports'>): {
  readonly flight?: SemanticFlight;
  readonly missing: readonly MissingPart[];
} {
  const airlineCode = fields['carrier-iata-code'] ?? designator(fields['flight-number-label']);
  const flightNumber = wholeNumber(fields['flight-number']);
  const { origin, destination } = airports ?? {};
  const { 'arrival-time': arrivalTime, 'boarding-time': boardingTime } = fields;
  if (airlineCode && flightNumber && origin && destination && arrivalTime && boardingTime)
    return { flight: { airlineCode, flightNumber, origin, destination, boardingTime, arrivalTime }, missing: [] };
  const reasons: [part: unknown, field: keyof TemplateFields, reason: string][] = [
    [airlineCode, 'flight-number-label', 'is not a two-character airline code'],
    // 12A is a different flight from 12, whose delays its passengers would see.
    [flightNumber, 'flight-number', 'is not a number'],
    [origin, 'origin-airport', 'is unknown'],
    [destination, 'destination-airport', 'is unknown'],
    [arrivalTime, 'arrival-time', 'is missing'],
    [boardingTime, 'boarding-time', 'is missing'],
  ];
  return { missing: reasons.filter(([part]) => !part).map(([, field, reason]) => ({ field, reason })) };
}

/** Two letters or digits, not both digits. Source: IATA Resolution 762. */
function designator(text: string): string | undefined {
  return /^(?!\d\d)[A-Z\d]{2}$/.test(text) ? text : undefined;
}

/** Undefined for 0, too. */
function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) || undefined : undefined;
}

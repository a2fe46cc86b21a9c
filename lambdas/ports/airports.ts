import type { AirportFacts } from '../domain/airport.ts';

export interface Airports {
  /** Undefined for an unknown code. */
  find(code: string): Promise<AirportFacts | undefined>;
}

import type { FlightKey } from '../domain/flight.ts';
import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { Template } from '../domain/template.ts';

/** Flights by their natural key. */
export interface Flights {
  /**
   * The account's templates that are this flight, oldest first. Found by an index, which shows a change after a moment,
   * and read consistently: none is of another flight.
   * @returns undefined if there may be more than `max`.
   */
  templates(account: string, flight: FlightKey, max: number): Promise<readonly Template[] | undefined>;
  /** The passes of a template, each with its registrations. Memory holds all of them. */
  passes(
    templateId: string,
  ): Promise<readonly { readonly pass: Pass; readonly registrations: readonly Registration[] }[]>;
}

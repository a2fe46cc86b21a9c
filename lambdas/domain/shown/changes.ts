import { clockOnDay } from '../flight/flight-status.ts';
import type { Pass } from '../pass/pass.ts';
import type { ChangeName, FormerValues, Template } from '../template/template.ts';
import { changeNames } from '../template/template.ts';
import { localOf } from '../time/dates.ts';
import type { BoardingPass } from './boarding-pass.ts';

/** A value that has replaced another one. */
export interface Change {
  readonly name: ChangeName;
  readonly from: string;
  readonly to: string;
  /** When, in words, by the clock of the airport of departure: `09:12`. */
  readonly at: string;
}

/** Values as callers sent them: none contains words of ours, which differ by language. */
const valuesOf: Readonly<Record<ChangeName, (pass: BoardingPass) => string | undefined>> = {
  gate: ({ origin }) => origin.gate,
  terminal: ({ origin }) => origin.terminal,
  seat: ({ seatNumber }) => seatNumber,
  group: ({ boardingGroup }) => boardingGroup,
};

/** The values that an update replaces, beside those that earlier ones did. */
export function formerValuesOf(
  before: BoardingPass,
  after: BoardingPass,
  earlier: FormerValues | undefined,
  atUtc: string,
): FormerValues | undefined {
  const replaced = changeNames.flatMap((name) => {
    const [value, next] = [valuesOf[name](before), valuesOf[name](after)];
    return value && next && value !== next ? [[name, { value, untilUtc: atUtc }] as const] : [];
  });
  return replaced.length > 0 ? { ...earlier, ...Object.fromEntries(replaced) } : earlier;
}

/**
 * The last changes of what a passenger looks for at the airport.
 * Source: docs/decisions/install-page.md#what-changed-is-marked
 */
export function shownChangesOf(
  { lastNotification: ofFlight }: Pick<Template, 'lastNotification'>,
  { lastNotification: ofPass }: Pick<Pass, 'lastNotification'>,
  shown: BoardingPass,
): readonly Change[] {
  const former = { ...ofFlight?.former, ...ofPass?.former };
  return changeNames.flatMap((name) => {
    const { value: from, untilUtc } = former[name] ?? {};
    const to = valuesOf[name](shown);
    if (from === undefined || untilUtc === undefined || to === undefined || from === to) return [];
    const at = clockOnDay(shown, localOf(new Date(untilUtc), shown.origin.timeZone), shown.departureTime);
    return [{ name, from, to, at }];
  });
}

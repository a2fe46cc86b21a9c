import { airportZonesOf } from '../domain/airport/airport.ts';
import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { Pass } from '../domain/pass/pass.ts';
import type { Template } from '../domain/template/template.ts';
import { notifiedByFlight } from '../domain/updates/google.ts';
import type { HistoryEntry } from '../domain/updates/history.ts';
import { flightName, flightPath } from '../pages/desk/flight-texts.ts';
import {
  type DeliveriesExplained,
  deliveryLines,
  type EntryContext,
  entryLine,
  type LocalTimes,
  type TimelineLine,
} from '../pages/desk/timeline.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { Visit } from './visit.ts';

/** The times of a flight's airport of departure. */
export const timesOf = ({ fields, airports }: Template): LocalTimes => ({
  timeZone: airportZonesOf(fields, airports).origin,
  of: `local at ${fields['origin-airport']}`,
});

/** Lines of a page. */
const most = { ofPass: 100, ofFlight: 20 };

/** The changes of a pass, and of its flight since the pass came to it, latest first. */
export async function changesOfPass(
  pass: Pass,
  visit: Visit,
  services: DeskServices,
): Promise<readonly TimelineLine[]> {
  const { history, templates } = services;
  const sinceUtc = pass.movedAtUtc ?? pass.createdAtUtc;
  const [own, ofFlight] = await Promise.all([
    history.latest(pass.passKey, { most: most.ofPass }),
    history.latest(pass.templateId, { most: most.ofPass, sinceUtc }),
  ]);
  const ids = new Set(own.flatMap(({ moved = [] }) => moved));
  const moved = await Promise.all([...ids].map((id) => templates.find(pass.account, id)));
  return linesOf([...own, ...ofFlight], moved, visit, services);
}

/** The changes of a pass that is no more, as far as they are kept. */
export async function changesOfGone(passKey: string, visit: Visit, services: DeskServices) {
  return latestFirst(await linesOf(await services.history.latest(passKey, { most: most.ofPass }), [], visit, services));
}

/** The latest changes of a flight. */
export async function changesOfFlight(templateId: string, visit: Visit, services: DeskServices) {
  return linesOf(await services.history.latest(templateId, { most: most.ofFlight }), [], visit, services);
}

/** All that is on record of a pass, latest first. */
export function pastOf(
  changes: readonly TimelineLine[],
  {
    explained,
    template,
    pass,
  }: { readonly explained: DeliveriesExplained; readonly template: Template; readonly pass: Pass },
): readonly TimelineLine[] {
  const { googleObject = {} } = pass;
  const notified = [...(pass.googleObject?.toldAtUtc ?? []), ...notifiedByFlight(template, googleObject)];
  const deliveries = deliveryLines(explained, pass.googleObject ? [...new Set(notified)] : []);
  // A save is on record as a change, too.
  const isKnown = ({ atUtc, what }: TimelineLine) =>
    changes.some((change) => change.atUtc === atUtc && change.what === what);
  return latestFirst([...changes, ...deliveries.filter((line) => !isKnown(line))]).slice(0, most.ofPass);
}

const latestFirst = (lines: readonly TimelineLine[]) =>
  lines.toSorted((one, other) => (one.atUtc < other.atUtc ? 1 : -Number(one.atUtc > other.atUtc)));

async function linesOf(
  entries: readonly HistoryEntry[],
  templates: readonly (Template | undefined)[],
  { person: { account, role } }: Visit,
  { keyNames, peopleOf }: DeskServices,
): Promise<readonly TimelineLine[]> {
  const [keys, people] = await Promise.all([keyNames(account), peopleOf(account)]);
  const flights = templates.flatMap((each) => {
    const flight = each && flightOfTemplate(each.fields);
    return flight ? [[each.id, { name: flightName(flight), path: flightPath(flight) }] as const] : [];
  });
  const context: EntryContext = {
    keys,
    people: new Map(people.map(({ id, email }) => [id, email])),
    flights: new Map(flights),
    showsValues: isAtLeast(role, 'agent'),
  };
  return latestFirst(entries.map((entry) => entryLine(entry, context)));
}

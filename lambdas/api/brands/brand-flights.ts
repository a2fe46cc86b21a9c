import { differingFacts, type EventFlight, lackingFacts } from '../../domain/flight/flight-facts.ts';
import { saidOfFlight } from '../../domain/flight/said-of-flight.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Warning } from '../../domain/request/warning.ts';
import { templateWarnings } from '../../domain/shown/template-warnings.ts';
import { fieldsOfFlight } from '../../domain/template/brand.ts';
import type { Brand, Template } from '../../domain/template/template.ts';
import { present } from '../../domain/text/json.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import type { Call } from '../action.ts';
import { updatedTemplate } from '../templates/changed-template.ts';
import { maxTemplates } from '../templates/flight-templates.ts';
import { newTemplateOf } from '../templates/new-template.ts';
import { airportsOf } from '../templates/template-parts.ts';

/** A flight's template with the brand of an event, and where the event differs from it. */
interface FlightOfEvent {
  readonly template: Template;
  readonly warnings: readonly Warning[];
}

/**
 * The one template that a flight has with a brand: made by its first event, and completed by events that know more of the
 * flight. Its id follows from the key of the flight, so that of many first events one makes it.
 * @throws E9006 for an unknown brand, E9003 if a new flight lacks what every pass shows.
 * Source: docs/decisions/finding-flights.md#a-flights-template-has-its-key
 */
export async function flightOfEvent(
  { brand, flight }: { readonly brand?: string | undefined; readonly flight: EventFlight },
  call: Call,
): Promise<FlightOfEvent> {
  const { account, identity, templates } = call;
  const brandId = brand ?? (await defaultBrand(call)).id;
  const id = await identity.flightTemplateId(account.id, brandId, flight.key);
  const found = await templates.find(account.id, id);
  const template = found ?? (await makeFlight(await brandOf(brandId, call), flight, id, call));
  const isComplete = Object.keys(lackingFacts(template.fields, flight)).length === 0;
  const completed = isComplete ? template : await untilWritten(call.clock, () => completeIfUnchanged(id, flight, call));
  const ofNews = completed === found ? [] : warningsOfFacts(completed, flight);
  return { template: completed, warnings: [...differingFacts(completed.fields, flight), ...ofNews] };
}

/** Warnings of a template, about the facts of the event that has made or completed it. */
function warningsOfFacts(template: Template, { facts }: EventFlight): readonly Warning[] {
  const names = new Set(Object.keys(facts));
  return templateWarnings(template, names).map((warning) =>
    names.has(warning.field) ? { ...warning, field: `flight.${warning.field}` } : warning,
  );
}

/** The oldest brand of the account. @throws E9006 without one. */
async function defaultBrand({ account, brands }: Call): Promise<Brand> {
  const [oldest] = await brands.allOf(account.id);
  if (oldest) return oldest;
  throw new ApiError('E9006_noSuchTemplate', 'The account has no brand: make one with createpasstemplate.');
}

/** A brand made since the others were read is found, too. */
async function brandOf(id: string, { account, brands, templates }: Call): Promise<Brand> {
  const isIt = (brand: Brand) => brand.id === id;
  const found = (await brands.allOf(account.id)).find(isIt) ?? (await brands.latestOf(account.id)).find(isIt);
  if (found) return found;
  const flight = await templates.find(account.id, id);
  if (flight === undefined) throw new ApiError('E9006_noSuchTemplate', 'No such brand: check brand.');
  const cure = flight.brand ? `send the brand that it was made with, ${flight.brand}` : 'send the id of a brand';
  throw new ApiError('E9006_noSuchTemplate', `brand is the pass template of a flight: ${cure}.`);
}

/**
 * Makes the flight with a brand, as updateflight has said of it to the templates that it has. A pass of the flight follows at
 * once: the brand has proved that one can be built.
 */
async function makeFlight(brand: Brand, flight: EventFlight, id: string, call: Call): Promise<Template> {
  const { account, flights, templates } = call;
  const others = await flights.templates(account.id, flight.key, maxTemplates);
  const said = saidOfFlight(others ?? []);
  const facts = { ...flight.facts, ...said?.fields };
  const airports = await airportsOf(facts, call);
  const { images, passTypeId, issuerId } = brand;
  const fields = fieldsOfFlight(brand, facts, airports, 'flight.');
  const draft = newTemplateOf({ fields, id, brand: brand.id, passTypeId, issuerId, images, airports }, call);
  const { fieldTimes, flightDay = {} } = said ?? {};
  const made = said ? { ...draft, fieldTimes, flightDay: { ...draft.flightDay, ...present(flightDay) } } : draft;
  if (await templates.create(made)) return made;
  const other = await templates.findLatest(account.id, id);
  if (other) return other;
  throw new Error('The template of a flight is another account’s');
}

/** Gives the flight the facts that it lacks, as a message that is older than all of updateflight's. */
async function completeIfUnchanged(id: string, flight: EventFlight, call: Call): Promise<Template | typeof contended> {
  const { account, clock, templates } = call;
  const latest = await templates.findLatest(account.id, id);
  if (latest === undefined) throw new Error('The template of a flight is gone');
  const changes = { set: lackingFacts(latest.fields, flight), clear: [] };
  const updated = await updatedTemplate(latest, { changes, now: clock.now(), eventTimeMs: 0 }, call);
  if (!updated.isWritten) return latest;
  return (await templates.updateAll([updated])) ? updated.template : contended;
}

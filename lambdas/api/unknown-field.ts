import { editDistance } from '../domain/text/edit-distance.ts';
import type { AcceptedFields } from './accepted-fields.ts';

/** Accepted fields of every action. */
type Calls = ReadonlyMap<string, AcceptedFields>;

/** Maximum edit distance between an unknown name and a suggestion. */
const maxDistance = 2;

/**
 * Explains the refusal of an unknown field: it belongs elsewhere, in this action or in another, or may be misspelt.
 * @param place the object that contains it; '' for the request itself.
 */
export function unknownFieldMessage(field: string, place: string, action: string, calls: Calls): string {
  const own = calls.get(action) ?? new Map();
  const elsewhere = [...own].filter(([name, names]) => name !== place && names.has(field)).map(([name]) => name);
  if (elsewhere.length > 0) return `is not a field here: it belongs ${inWords(elsewhere)}`;
  const acceptedBy = [...calls].filter(([, places]) => [...places.values()].some((names) => names.has(field)));
  if (acceptedBy.length > 0) return `is not a field of this call: it ${belongsTo(acceptedBy.map(([name]) => name))}`;
  const similar = nearest(field, place, own);
  return `is not a field of this call${similar === undefined ? '' : `; did you mean ${similar}?`}`;
}

/** @param places objects; '' for the request itself. */
function inWords(places: readonly string[]): string {
  const inside = places.filter((place) => place !== '').map((place) => `in ${place}`);
  if (inside.length === 0) return 'beside pass-data, not inside an object';
  return [...inside, ...(places.includes('') ? ['beside it'] : [])].join(' or ');
}

const newTemplateCalls = ['createpasstemplate', 'copytemplate'];
const templateCalls = [...newTemplateCalls, 'updatepasstemplate'];
/** Takes what updatepassdata takes, which is the usual way to change it. */
const movingCall = 'movepass';
/** Calls that take fields of a template for all templates of a flight. */
const flightCalls = ['updateflight', 'getflight'];

function belongsTo(calls: readonly string[]): string {
  const isOfTemplate = calls.some((name) => templateCalls.includes(name));
  const named = [...templateCalls, ...(isOfTemplate ? flightCalls : [])];
  const others = calls.filter((name) => !named.includes(name) && name !== movingCall);
  if (calls.every((name) => newTemplateCalls.includes(name))) return 'is fixed when the template is created';
  if (calls.every((name) => name === movingCall)) return `belongs to ${movingCall}`;
  // The fields of getflight identify the flight: updateflight changes all others.
  const orFlight = calls.includes('updateflight') && !calls.includes('getflight') ? ' or updateflight' : '';
  if (others.length === 0) return `is fixed in the template: use updatepasstemplate${orFlight}`;
  return `belongs to ${[...others, ...(isOfTemplate ? ['the template'] : [])].join(' or ')}`;
}

/** The most similar known name; one in the same object is preferred. */
function nearest(field: string, place: string, own: AcceptedFields): string | undefined {
  const candidates = [...own].flatMap(([where, names]) =>
    [...names].map((name) => ({ name, where, distance: editDistance(spelled(field), spelled(name), maxDistance) })),
  );
  const rank = (each: (typeof candidates)[number]) => 2 * each.distance + (each.where === place ? 0 : 1);
  const [best] = candidates
    .filter((each) => each.distance <= maxDistance && each.distance < each.name.length / 2)
    .sort((a, b) => rank(a) - rank(b));
  if (best === undefined) return undefined;
  return best.where === place || best.where === '' ? best.name : `${best.name} in ${best.where}`;
}

/** Normalised for comparison: without case and separators. */
const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

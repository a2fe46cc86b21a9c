import { editDistance } from '../domain/edit-distance.ts';
import type { TakenFields } from './taken-fields.ts';

/** Every call by its name. */
type Calls = ReadonlyMap<string, TakenFields>;

/** Most letters that are missing, too many or others in a name that is still taken for a misspelt one. */
const maxDistance = 2;

/**
 * Why a call refuses a field that it does not take: where the field belongs, in this call or in another, or which one may
 * be meant.
 * @param place the object in which it stands, '' for the request itself.
 */
export function unknownFieldMessage(field: string, place: string, action: string, calls: Calls): string {
  const own = calls.get(action) ?? new Map();
  const elsewhere = [...own].filter(([name, names]) => name !== place && names.has(field)).map(([name]) => name);
  if (elsewhere.length > 0) return `is not a field here: it belongs ${elsewhere.map(inWords).join(' or ')}`;
  const takenBy = [...calls].filter(([, places]) => [...places.values()].some((names) => names.has(field)));
  if (takenBy.length > 0) return `is not a field of this call: it ${belongsTo(takenBy.map(([name]) => name))}`;
  const similar = nearest(field, place, own);
  return `is not a field of this call${similar === undefined ? '' : `; did you mean ${similar}?`}`;
}

const inWords = (place: string) => (place === '' ? 'beside pass-data, not inside an object' : `in ${place}`);

const templateCalls = ['createpasstemplate', 'updatepasstemplate'];

function belongsTo(calls: readonly string[]): string {
  const others = calls.filter((name) => !templateCalls.includes(name));
  const isOfTemplate = others.length < calls.length;
  if (calls.length === 1 && calls[0] === 'createpasstemplate') return 'is fixed when the template is created';
  if (others.length === 0) return 'is fixed in the template';
  return `belongs to ${[...others, ...(isOfTemplate ? ['the template'] : [])].join(' or ')}`;
}

/** In the place where it stands before any other. */
function nearest(field: string, place: string, own: TakenFields): string | undefined {
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

/** Names differ in more than their case and what separates their words. */
const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

import { isRecord } from '../text/json.ts';

/** Groups of fields in a template request. Field names are unique, so groups carry no meaning. */
export const templateGroups: ReadonlySet<string> = new Set([
  'appearance',
  'universal-fields',
  'walleta-fields',
  'walletb-fields',
  'expiration-fields',
  'barcode-fields',
  'pass-data-archive-settings',
]);

export interface FlatFields {
  readonly fields: Record<string, unknown>;
  readonly problems: { readonly field: string; readonly message: string }[];
}

/**
 * Flattens groups; a field may be in any group or at top level. Different values for the same field are a problem.
 * Source: docs/api.md#createpasstemplate.
 */
export function flattenGroups(request: Readonly<Record<string, unknown>>): FlatFields {
  const flat: FlatFields = { fields: Object.create(null), problems: [] };
  lift(request, flat);
  return flat;
}

function lift(group: Readonly<Record<string, unknown>>, flat: FlatFields): void {
  for (const [name, value] of Object.entries(group)) {
    if (!templateGroups.has(name)) {
      put(flat, name, value);
    } else if (isRecord(value)) {
      lift(value, flat);
    } else if (value !== undefined) {
      flat.problems.push({ field: name, message: 'must be an object' });
    }
  }
}

/** Undefined values are ignored, but their names stay for validation. */
function put({ fields, problems }: FlatFields, name: string, value: unknown): void {
  if (value === undefined && name in fields) return;
  if (fields[name] !== undefined && JSON.stringify(fields[name]) !== JSON.stringify(value)) {
    problems.push({ field: name, message: 'is given twice with different values' });
  }
  fields[name] = value;
}

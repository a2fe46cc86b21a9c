/** A class or an object. */
export type Resource = Readonly<Record<string, unknown>>;

const maxLinks = 10;
const flightStatuses = ['SCHEDULED', 'ACTIVE', 'LANDED', 'CANCELLED', 'REDIRECTED', 'DIVERTED'];
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** Reason for which Google refuses a class or an object; undefined if it takes it. */
export function refusalOf(kind: string, resource: Resource): string | undefined {
  return linkProblem(resource) ?? (kind === 'flightClass' ? flightClassProblem(resource) : undefined);
}

/**
 * The number of links is Google's advice to issuers: it publishes no limit. Source: Google Wallet REST reference,
 * LinksModuleData and Uri.
 */
function linkProblem({ linksModuleData }: Resource): string | undefined {
  const { uris = [] } = (linksModuleData ?? {}) as { uris?: readonly { uri?: unknown }[] };
  if (uris.length > maxLinks) return `linksModuleData has ${uris.length} links, but at most ${maxLinks} are shown`;
  const wrong = uris.findIndex(({ uri }) => !/^(https?|tel|mailto|geo):./.test(String(uri)));
  return wrong < 0
    ? undefined
    : `linksModuleData.uris[${wrong}].uri has none of the schemes http, https, tel, mailto, geo`;
}

/** Refuses times and status of a class. Source: Google Wallet REST reference, FlightClass. */
function flightClassProblem(flightClass: Resource): string | undefined {
  const { flightStatus = null } = flightClass;
  for (const [name, value] of Object.entries(flightClass))
    if (/^local\w+DateTime$/.test(name) && value !== null && !localTime.test(String(value)))
      return `${name} must be a local time without an offset`;
  return flightStatus === null || flightStatuses.includes(String(flightStatus))
    ? undefined
    : `flightStatus ${flightStatus} is not in the enumeration`;
}

/** A class as Google Wallet heeds it: a status counts only beside an estimated departure. Source: Google, Updates. */
export function heeded(flightClass: Resource): Resource {
  const { flightStatus, ...others } = flightClass;
  return flightStatus && others.localEstimatedOrActualDepartureDateTime ? flightClass : others;
}

/** JSON merge patch: null removes, objects are merged, other values are replaced. Source: RFC 7396. */
export function merged(resource: Resource, patch: Resource): Resource {
  const result: Record<string, unknown> = { ...resource };
  for (const [name, value] of Object.entries(patch)) {
    const before = resource[name];
    if (value === null) delete result[name];
    else result[name] = isObject(value) ? merged(isObject(before) ? before : {}, value) : value;
  }
  return result;
}

const isObject = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

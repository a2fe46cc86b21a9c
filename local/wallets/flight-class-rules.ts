type FlightClass = Readonly<Record<string, unknown>>;

const flightStatuses = ['SCHEDULED', 'ACTIVE', 'LANDED', 'CANCELLED', 'REDIRECTED', 'DIVERTED'];
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/**
 * Reason for which Google Wallet refuses times and status of a class. Source: Google Wallet REST reference,
 * FlightClass.
 */
export function flightClassProblem(flightClass: FlightClass): string | undefined {
  const { flightStatus = null } = flightClass;
  for (const [name, value] of Object.entries(flightClass))
    if (/^local\w+DateTime$/.test(name) && value !== null && !localTime.test(String(value)))
      return `${name} must be a local time without an offset`;
  return flightStatus === null || flightStatuses.includes(String(flightStatus))
    ? undefined
    : `flightStatus ${flightStatus} is not in the enumeration`;
}

/** A class as Google Wallet heeds it: a status counts only beside an estimated departure. Source: Google, Updates. */
export function heeded(flightClass: FlightClass): FlightClass {
  const { flightStatus, ...others } = flightClass;
  return flightStatus && others.localEstimatedOrActualDepartureDateTime ? flightClass : others;
}

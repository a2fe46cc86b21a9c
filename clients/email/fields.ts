/** Fields of a flight: universal-fields of createpasstemplate as sent, with what has changed since. Others are ignored. */
export interface FlightFields {
  readonly 'carrier-airline-name'?: string;
  /** Needed where flight-number-label is another code. */
  readonly 'carrier-iata-code'?: string;
  readonly 'flight-number-label'?: string;
  readonly 'flight-number'?: string;
  readonly 'flight-status'?: string;
  readonly 'origin-airport'?: string;
  readonly 'origin-airport-label'?: string;
  readonly 'origin-terminal'?: string;
  readonly 'origin-gate'?: string;
  readonly 'destination-airport'?: string;
  readonly 'destination-airport-label'?: string;
  readonly 'arrival-terminal'?: string;
  readonly 'arrival-gate'?: string;
  readonly 'boarding-time'?: string;
  readonly 'departure-time'?: string;
  readonly 'estimated-departure-time'?: string;
  readonly 'arrival-time'?: string;
  readonly 'estimated-arrival-time'?: string;
  readonly 'manage-booking-url'?: string;
  readonly 'barcode-fields'?: { readonly 'barcode-type'?: string; readonly [name: string]: unknown };
  readonly [name: string]: unknown;
}

/** Fields of a passenger: pass-data of generatepass as sent, with what has changed since. Others are ignored. */
export interface PassengerFields {
  readonly 'passenger-name'?: string;
  readonly 'confirmation-number'?: string;
  readonly 'passenger-kind'?: string;
  readonly 'seat-number'?: string;
  readonly 'boarding-group'?: string;
  readonly 'sequence-number'?: string;
  readonly 'ticket-number'?: string;
  readonly 'barcode-value'?: string;
  readonly 'priority-status'?: string;
  readonly 'security-screening'?: string;
  readonly 'manage-booking-url'?: string;
  readonly [name: string]: unknown;
}

/** A vendor's official button, from an address of yours: mail programs show PNG, and many no SVG. */
export interface OfficialButton {
  readonly src: string;
  /** Its words, for readers whose mail program shows no pictures. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Names a field, never a value. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
}

/**
 * A web address as it was given: an issuance link is signed byte by byte.
 * @throws EmailError if it does not begin with https://, except for this machine.
 */
export function webAddress(field: string, value: string): string {
  const { protocol, hostname, username } = URL.canParse(value)
    ? new URL(value)
    : { protocol: '', hostname: '', username: '' };
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
  if (!isSafe || username !== '' || /[\s\p{Cc}"<>\\]/u.test(value))
    throw new EmailError(`${field} must be an https address`);
  return value;
}

/**
 * A local time with its offset from UTC.
 * @param zone name in the IANA database, such as Europe/Berlin.
 * @throws EmailError naming the field.
 */
export function withOffset(field: string, local: string, zone: string): string {
  const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(local);
  const asUtc = Date.parse(`${local}Z`);
  if (written === null || Number.isNaN(asUtc))
    throw new EmailError(`${field} must be a local date and time as YYYY-MM-DDTHH:mm:ss`);
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((instant) => offsetAt(instant, zone)) as [string, string];
  const isAt = (offset: string) => offsetAt(asUtc - minutesOf(offset) * 60_000, zone) === offset;
  // An hour that comes twice is the first of both; one that clocks leave out is counted on from before.
  return `${written[1]}${written[2] ?? ':00'}${isAt(after) && !isAt(before) ? after : before}`;
}

const dayMs = 86_400_000;

/** Offset of a zone at an instant: `+01:00`. */
function offsetAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}

const minutesOf = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)));

/** Items in their order, with their lengths in characters. */
type Layout = readonly (readonly [name: string, length: number])[];

/** The characters of each item as written, with their blanks; "" for an item that the text is too short for. */
type Items<L extends Layout> = Readonly<Record<L[number][0], string>>;

const header = [
  ['format', 1],
  ['legs', 1],
  ['passengerName', 20],
  ['electronicTicket', 1],
] as const satisfies Layout;

const mandatory = [
  ['confirmationCode', 7],
  ['from', 3],
  ['to', 3],
  ['operatingCarrier', 3],
  ['flightNumber', 5],
  ['dayOfYear', 3],
  ['compartment', 1],
  ['seat', 4],
  ['sequenceNumber', 5],
  ['passengerStatus', 1],
  ['size', 2],
] as const satisfies Layout;

/** Beginning of the conditional items, in the first leg only. */
const versionItems = [
  ['versionMark', 1],
  ['version', 1],
  ['uniqueSize', 2],
] as const satisfies Layout;

/** Conditional items of the whole pass, in the first leg only. */
const unique = [
  ['passengerDescription', 1],
  ['sourceOfCheckIn', 1],
  ['sourceOfIssue', 1],
  ['dateOfIssue', 4],
  ['documentType', 1],
  ['issuer', 3],
  ['bagTag1', 13],
  ['bagTag2', 13],
  ['bagTag3', 13],
  ['furtherUnique', Number.POSITIVE_INFINITY],
] as const satisfies Layout;

/** Conditional items of each leg. */
const repeated = [
  ['airlineNumber', 3],
  ['documentNumber', 10],
  ['selectee', 1],
  ['documentsVerified', 1],
  ['marketingCarrier', 3],
  ['frequentFlyerAirline', 3],
  ['frequentFlyerNumber', 16],
  ['idOrAdIndicator', 1],
  ['freeBags', 3],
  ['fastTrack', 1],
  ['furtherRepeated', Number.POSITIVE_INFINITY],
] as const satisfies Layout;

const repeatedSize = [['repeatedSize', 2]] as const satisfies Layout;

const securityItems = [
  ['securityMark', 1],
  ['securityType', 1],
  ['securitySize', 2],
] as const satisfies Layout;

type Mandatory = Items<typeof mandatory>;
/** Items of a leg beyond the mandatory ones; each group is absent where the leg does not have it. */
type Conditional = Partial<
  Items<typeof versionItems> & Items<typeof unique> & Items<typeof repeatedSize> & Items<typeof repeated>
>;

export type Leg = Mandatory & Conditional & { readonly airlineData: string };

/** Joined in their order, the items are the text again. */
export interface BarCodedBoardingPass {
  readonly header: Items<typeof header>;
  /** Fewer than the header announces if the text ends before or cannot be read further. */
  readonly legs: readonly Leg[];
  readonly security?: (Items<typeof securityItems> & { readonly securityData: string }) | undefined;
  /** Characters that belong to no item. */
  readonly rest: string;
}

/** Passes issued before check-in may end after the date of their flight. */
const leastLength = 47;

/**
 * Reads a bar-coded boarding pass, leniently: of real ones some lack the E, trailing blanks, the seat or the conditional
 * items, or declare no size for these. Only the parts that distinguish such a pass from other barcodes are validated.
 * @returns undefined for any other text.
 * Source: IATA Resolution 792, Bar Coded Boarding Pass, format M.
 */
export function readBarCodedBoardingPass(text: string): BarCodedBoardingPass | undefined {
  if (!/^M[1-4]/.test(text) || text.length < leastLength) return undefined;
  const reader = new Reader(text);
  const head = reader.take(header);
  const legs: Leg[] = [];
  while (legs.length < Number(head.legs) && isLeg(reader.rest)) legs.push(readLeg(reader, legs[0], Number(head.legs)));
  if (legs.length === 0) return undefined;
  const security = reader.rest.startsWith('^') ? readSecurity(reader) : undefined;
  return { header: head, legs, security, rest: reader.rest };
}

/** Takes items from the beginning of a text, one after the other. */
class Reader {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  take<L extends Layout>(layout: L): Items<L> {
    return Object.fromEntries(layout.map(([name, length]) => [name, this.takeText(length)])) as Items<L>;
  }

  takeText(length: number): string {
    const taken = this.rest.slice(0, length);
    this.rest = this.rest.slice(length);
    return taken;
  }
}

/** Distinguishes a leg from other text, such as a random barcode that begins like one. */
function isLeg(text: string): boolean {
  const { from, to, operatingCarrier, flightNumber, dayOfYear } = new Reader(text).take(mandatory);
  const isFlight = /^ *(\d{1,4}[A-Z]?)? *$/i.test(flightNumber) && /^[\d ]{3}$/.test(dayOfYear);
  return (
    /^[A-Z]{6}$/i.test(from + to) &&
    /^[A-Z\d ]{3}$/i.test(operatingCarrier) &&
    isFlight &&
    /\d/.test(flightNumber + dayOfYear)
  );
}

function readLeg(reader: Reader, first: Leg | undefined, announced: number): Leg {
  const items = reader.take(mandatory);
  const declared = sizeOf(items.size);
  // Some single legs declare no size for the conditional items that follow.
  const isUndeclared = declared === 0 && announced === 1 && reader.rest.startsWith('>');
  const inside = new Reader(reader.takeText(isUndeclared ? endOfConditional(reader.rest) : declared));
  const isVersioned = first === undefined ? inside.rest.startsWith('>') : first.versionMark !== undefined;
  // Without a version, everything is the airline's own.
  if (!isVersioned) return { ...items, airlineData: inside.rest };
  const version = first === undefined ? inside.take(versionItems) : undefined;
  const ofPass = version && new Reader(inside.takeText(sizeOf(version.uniqueSize))).take(unique);
  const size = inside.take(repeatedSize);
  const ofLeg = new Reader(inside.takeText(sizeOf(size.repeatedSize))).take(repeated);
  return { ...items, ...version, ...ofPass, ...size, ...ofLeg, airlineData: inside.rest };
}

function endOfConditional(text: string): number {
  const security = text.indexOf('^');
  return security < 0 ? text.length : security;
}

function readSecurity(reader: Reader): BarCodedBoardingPass['security'] {
  const items = reader.take(securityItems);
  return { ...items, securityData: reader.takeText(sizeOf(items.securitySize)) };
}

/** Two hexadecimal digits; 0 for anything else. */
function sizeOf(digits: string): number {
  return /^[\dA-F]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : 0;
}

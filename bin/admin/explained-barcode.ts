import {
  type BarCodedBoardingPass,
  type Leg,
  readBarCodedBoardingPass,
} from '../../lambdas/domain/barcode/bar-coded-boarding-pass.ts';
import { tableOf } from './text-table.ts';

type Item =
  | keyof BarCodedBoardingPass['header']
  | keyof Leg
  | keyof NonNullable<BarCodedBoardingPass['security']>
  | 'rest';

interface Explanation {
  readonly name: string;
  /** Explains the item's text, without the blanks around it. */
  readonly meaning?: (value: string) => string | undefined;
}

const oneOf = (meanings: Readonly<Record<string, string>>) => (value: string) => meanings[value];
const characters = (value: string) =>
  /^[\dA-F]+$/i.test(value) ? `${Number.parseInt(value, 16)} characters` : undefined;

const sources = {
  W: 'web',
  K: 'kiosk at the airport',
  R: 'kiosk elsewhere',
  M: 'mobile device',
  O: 'agent at the airport',
  T: 'agent in the city',
  V: 'third party',
};

/** Source: IATA Resolution 792, Bar Coded Boarding Pass, and its implementation guide. */
const explanations: Readonly<Record<Item, Explanation>> = {
  format: { name: 'Format' },
  legs: { name: 'Legs' },
  passengerName: { name: 'Passenger' },
  electronicTicket: { name: 'Electronic ticket', meaning: oneOf({ E: 'yes' }) },
  confirmationCode: { name: 'Confirmation code', meaning: () => 'of the operating carrier' },
  from: { name: 'From' },
  to: { name: 'To' },
  operatingCarrier: { name: 'Operating carrier' },
  flightNumber: { name: 'Flight number' },
  dayOfYear: { name: 'Day of the year', meaning: dateOf },
  compartment: { name: 'Compartment' },
  seat: { name: 'Seat', meaning: oneOf({ INF: 'infant without a seat' }) },
  sequenceNumber: { name: 'Check-in sequence number' },
  passengerStatus: {
    name: 'Passenger status',
    meaning: oneOf({
      0: 'not checked in',
      1: 'checked in',
      2: 'bag checked, passenger not checked in',
      3: 'bag and passenger checked in',
      4: 'past the security check',
      5: 'past the gate',
      6: 'in transit',
      7: 'standby',
      8: 'boarding data revalidated',
    }),
  },
  size: { name: 'Size of what follows', meaning: characters },
  versionMark: { name: 'Beginning of the conditional items' },
  version: { name: 'Version' },
  uniqueSize: { name: 'Size of the items of the pass', meaning: characters },
  passengerDescription: {
    name: 'Passenger description',
    meaning: oneOf({ 0: 'adult', 1: 'male', 2: 'female', 3: 'child', 4: 'infant', 6: 'adult with an infant' }),
  },
  sourceOfCheckIn: { name: 'Source of check-in', meaning: oneOf(sources) },
  sourceOfIssue: { name: 'Source of issue', meaning: oneOf(sources) },
  dateOfIssue: { name: 'Date of issue', meaning: (value) => issueDateOf(value) },
  documentType: { name: 'Document type', meaning: oneOf({ B: 'boarding pass', I: 'itinerary receipt' }) },
  issuer: { name: 'Issuing airline' },
  bagTag1: { name: 'Bag tag' },
  bagTag2: { name: 'Bag tag, second' },
  bagTag3: { name: 'Bag tag, third' },
  furtherUnique: { name: 'Further items of the pass' },
  repeatedSize: { name: 'Size of the items of the leg', meaning: characters },
  airlineNumber: { name: 'Airline of the document' },
  documentNumber: { name: 'Document number' },
  selectee: { name: 'Selectee' },
  documentsVerified: { name: 'Documents verified' },
  marketingCarrier: { name: 'Marketing carrier' },
  frequentFlyerAirline: { name: 'Frequent flyer airline' },
  frequentFlyerNumber: { name: 'Frequent flyer number' },
  idOrAdIndicator: { name: 'ID/AD indicator' },
  freeBags: { name: 'Free baggage' },
  fastTrack: { name: 'Fast track', meaning: oneOf({ Y: 'yes', N: 'no' }) },
  furtherRepeated: { name: 'Further items of the leg' },
  airlineData: { name: 'Data of the airline' },
  securityMark: { name: 'Beginning of the security data' },
  securityType: { name: 'Type of security data' },
  securitySize: { name: 'Size of the security data', meaning: characters },
  securityData: { name: 'Security data' },
  rest: { name: 'Beyond the declared sizes' },
};

/**
 * A table of the items of a bar-coded boarding pass, by their positions from 0.
 * @throws Error if the text is none.
 */
export function explainedBarcode(value: string): string {
  const boardingPass = readBarCodedBoardingPass(value);
  if (boardingPass === undefined) throw new Error('Not a bar-coded boarding pass of IATA (Resolution 792, format M)');
  const { header, legs, security, rest } = boardingPass;
  const parts = [
    { title: '', items: header },
    ...legs.map((items, index) => ({ title: `Leg ${index + 1}`, items })),
    ...(security ? [{ title: '', items: security }] : []),
    { title: '', items: { rest } },
  ];
  let position = 0;
  const rows = parts.flatMap(({ title, items }) =>
    Object.entries(items).flatMap(([item, text]) => {
      if (text === '') return [];
      const { name, meaning } = explanations[item as Item];
      const row = [String(position), title, name, printable(text), meaning?.(text.trim()) ?? ''];
      position += text.length;
      return [row];
    }),
  );
  const missing = Number(header.legs) - legs.length;
  const warning = missing > 0 ? `\n${missing} of the ${header.legs} legs cannot be read.` : '';
  return tableOf(['At', 'Leg', 'Item', 'Value', 'Meaning'], rows, '') + warning;
}

/** Replaces control characters, which a terminal would obey. */
const printable = (text: string) => text.trim().replace(/\p{Cc}/gu, '\uFFFD');

const monthAndDay = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** Date of a day of the year, in common and in leap years where they differ. */
function dateOf(day: string): string | undefined {
  if (!/^\d{3}$/.test(day)) return undefined;
  const [common, leap] = [2027, 2028].map((year) => monthAndDay.format(new Date(Date.UTC(year, 0, Number(day)))));
  return common === leap ? common : `${common}, in a leap year ${leap}`;
}

/** Date of issue; its year has the last digit only. */
function issueDateOf(value: string): string | undefined {
  const date = dateOf(value.slice(1));
  return date && `${date}, of a year ending in ${value[0]}`;
}

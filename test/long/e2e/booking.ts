import { generate, passRow, resultsOf } from '../../helpers/batches.ts';
import { callService } from '../../helpers/call-service.ts';
import { examplePassData } from '../../helpers/examples.ts';
import type { LocalStack } from '../../helpers/local-stack.ts';
import { createTemplate } from '../../helpers/stack-calls.ts';
import { barCodedBoardingPass } from './bar-coded-boarding-pass.ts';

/** A pass booked by its airline. */
export interface BookedPass {
  readonly reference: { readonly 'pass-template-id': string; readonly 'pass-id': string };
  /** The URL of its own page. */
  readonly url: string;
  readonly flightNumber: (typeof flights)[number]['flightNumber'];
  readonly name: string;
  /** `SURNAME/GIVEN`, as in the barcode. */
  readonly nameInBarcode: string;
  readonly seat: string;
  readonly barcode: string;
}

export interface Booking {
  /** Pages of the group in the answers: one. */
  readonly groupUrls: readonly string[];
  /** Passes, those of the later flight first. */
  readonly passes: readonly BookedPass[];
}

export const bookingCode = 'QX7YZ2';

const family = [
  { name: 'ليلى المنصوري', nameInBarcode: 'ALMANSOURI/LAYLA', seat: '12A' },
  { name: 'Jörg Müller', nameInBarcode: 'MUELLER/JOERG', seat: '12B' },
  { name: 'يوسف المنصوري', nameInBarcode: 'ALMANSOURI/YOUSSEF', seat: '12C' },
  { name: 'Änne Müller', nameInBarcode: 'MUELLER/AENNE', seat: '12D' },
];

/** Fields of both flights: German with Arabic, barcodes on the page, and their check. */
const everyFlight = {
  language: 'de',
  languages: ['de', 'ar'],
  'boarding-group-label': '',
  'message1-label': 'Gepäck',
  message1: 'Ein Koffer von 23 kg',
  'pass-install-show-barcode': 'True',
  'barcode-check': 'refuse',
};
const inEveryFlight = { 'message1-label': 'الأمتعة', message1: 'حقيبة واحدة حتى 23 كغ' };

const flights = [
  {
    flightNumber: '2730',
    route: ['BER', 'CDG'],
    fields: {
      'flight-number': '2730',
      'origin-airport': 'BER',
      'origin-airport-label': 'Berlin',
      'destination-airport': 'CDG',
      'destination-airport-label': 'Paris',
      'boarding-time': '2027-03-15T20:05:00',
      'departure-time': '2027-03-15T20:35:00',
      'arrival-time': '2027-03-15T22:35:00',
      'relevance-date-time': '2027-03-15T19:35:00',
      'relevant-locations': '',
    },
    arabic: { 'origin-airport-label': 'برلين', 'destination-airport-label': 'باريس' },
  },
  {
    flightNumber: '2724',
    route: ['MUC', 'BER'],
    fields: { 'origin-airport-label': 'München', 'destination-airport-label': 'Berlin' },
    arabic: { 'origin-airport-label': 'ميونخ', 'destination-airport-label': 'برلين' },
  },
] as const;

/** Books a family of four on two connecting flights: a template and one call for each flight. */
export async function bookFamily(stack: LocalStack): Promise<Booking> {
  const groupUrls = new Set<string>();
  const passes: BookedPass[] = [];
  for (const { flightNumber, route, fields, arabic } of flights) {
    const templateId = await createTemplate(stack);
    const translations = { ar: { ...inEveryFlight, ...arabic } };
    const update = { action: 'updatepasstemplate', 'pass-template-id': templateId };
    await callService(stack.url, stack.apiKey, { ...update, ...everyFlight, ...fields, translations });
    const booked = family.map((traveller, place) => ({
      ...traveller,
      flightNumber,
      reference: { 'pass-template-id': templateId, 'pass-id': `${flightNumber}-${place + 1}` },
      barcode: barcodeOf(traveller, flightNumber, route),
    }));
    const body = await callService(stack.url, stack.apiKey, generate(templateId, booked.map(rowOf)));
    const results = resultsOf({ body });
    for (const [place, pass] of booked.entries()) {
      groupUrls.add(String(results[place]?.['group-install-url']));
      passes.push({ ...pass, url: String(results[place]?.['pass-install-url']) });
    }
  }
  return { groupUrls: [...groupUrls], passes };
}

const barcodeOf = (
  { nameInBarcode, seat }: (typeof family)[number],
  flightNumber: string,
  [from, to]: readonly [string, string],
) =>
  barCodedBoardingPass({
    ...{ name: nameInBarcode, confirmationNumber: 'ABC123', carrier: 'LH', day: '2027-03-15', compartment: 'Y' },
    ...{ from, to, flightNumber, seat, sequenceNumber: '42' },
  });

function rowOf({ reference, name, seat, barcode }: Omit<BookedPass, 'url'>) {
  const data = examplePassData();
  const own = { 'group-id': bookingCode, 'passenger-name': name, 'seat-number': seat, 'barcode-value': barcode };
  return passRow(reference['pass-id'], { 'pass-data': { ...data, ...own, 'relevant-locations': '' } });
}

import type { RequestOf } from '../../clients/typescript/client.ts';
import { dayMs } from '../../lambdas/domain/time/durations.ts';

/** Fields that do not depend on the day, including those of static passes, which passengers' passes override. */
const flight: RequestOf<'createpasstemplate'>['universal-fields'] = {
  'carrier-airline-name': 'Tern Airways',
  'flight-number-label': 'ZZ',
  'flight-number': '2724',
  'origin-airport-label': 'Munich',
  'origin-airport': 'MUC',
  'origin-terminal': '2',
  'origin-gate': 'G20',
  'destination-airport-label': 'Berlin',
  'destination-airport': 'BER',
  'arrival-terminal': '1',
  'arrival-gate': 'A7',
  'boarding-group-label': 'Group',
  'boarding-seat-class-label': 'Cabin',
  'boarding-door': 'Front',
  'passenger-name': 'Jane Sample',
  'boarding-position': '12',
  'boarding-group': '2',
  'seat-number': '5A',
  'confirmation-number': 'ABC123',
  'message1-label': 'Baggage',
  message1: 'One bag of 23 kg. <a href="https://www.example.com/baggage">Rules</a>',
  'home-page-uri-label': 'Website',
  'home-page-uri': 'https://www.example.com/',
  'barcode-fields': { 'barcode-type': 'AZTEC', 'display-alternate-barcode-text': 'False' },
  'relevant-locations': [
    { latitude: '48.353783', longitude: '11.786086', 'relevant-text': 'Welcome to Munich Airport' },
  ],
  'pass-install-help-text': '<p>Tap <strong>Add</strong> to keep your boarding pass on your phone.</p>',
  'pass-install-logo-display': 'True',
  'pass-download-thank-you-message': '<p>Have a good flight!</p>',
};

/** Departure day of a template created now, `YYYY-MM-DD`. */
export const demoDepartureDay = (now: Date): string => dayAfter(now, 3);

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** createpasstemplate for a flight some days after `now`. */
export function demoTemplateRequest(baseUrl: string, now: Date): RequestOf<'createpasstemplate'> {
  const [day, nextDay] = [demoDepartureDay(now), dayAfter(now, 4)];
  const image = (name: string) => `${baseUrl}/_local/images/${name}.png`;
  return {
    action: 'createpasstemplate',
    'pass-template-type': 'boarding-pass',
    'pass-template-subtype': 'boarding-pass-type1',
    'pass-template-name': `ZZ2724 ${day} MUC-BER`,
    appearance: {
      'background-color': '#0C3478',
      'text-color': '#FFFFFF',
      'carrier-airline-logo': image('logo'),
      'carrier-airline-logo-walletb': image('logo-square'),
      'carrier-alliance-logo': image('alliance'),
      'strip-image': image('strip'),
      'additional-image': image('lounge'),
      'additional-image-text': 'Lounge map',
    },
    'universal-fields': {
      ...flight,
      'boarding-time': `${day}T17:05:00`,
      'gate-closing-time': `${day}T17:25:00`,
      'departure-time': `${day}T17:35:00`,
      'arrival-time': `${day}T18:45:00`,
      'relevance-date-time': `${day}T14:05:00`,
      'relevance-date-timezone': 'Europe/Berlin',
      'walleta-fields': {
        'walleta-pass-icon': image('icon'),
        description: 'Boarding pass for Tern Airways flight ZZ2724 from Munich to Berlin',
      },
      'expiration-fields': {
        'no-expiration': 'false',
        'expiration-setting': 'default',
        'expiry-date': `${nextDay}T03:00:00`,
        'expiry-timezone': 'Europe/Berlin',
      },
    },
  };
}

/**
 * generatepass for a demo passenger.
 * @param departureDay of the template's flight, `YYYY-MM-DD`; if given, the pass has a realistic barcode.
 */
export function demoPassRequest(templateId: string, passId: string, departureDay?: string): RequestOf<'generatepass'> {
  return {
    action: 'generatepass',
    'pass-template-id': templateId,
    'pass-id': passId,
    'pass-data': {
      'passenger-name': 'Erika Mustermann',
      'boarding-group': '2',
      'boarding-position': '42',
      'boarding-Seat-class': 'Economy',
      'seat-number': '12C',
      'sequence-number': '042',
      'confirmation-number': 'ABC123',
      ...(departureDay !== undefined && { 'barcode-value': demoBarcode(departureDay) }),
    },
  };
}

/** Source: IATA Resolution 792, Bar Coded Boarding Pass, mandatory items of format M. */
function demoBarcode(day: string): string {
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayMs + 1;
  return `M1MUSTERMANN/ERIKA    EABC123 MUCBERZZ 2724 ${String(dayOfYear).padStart(3, '0')}Y012C0042 100`;
}

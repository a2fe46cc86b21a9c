/** Requests of airlines. Each value that changes is used once only, so that a history shows who wrote what. */

export interface TemplateTimes {
  /** ISO 8601, local. */
  readonly departure: string;
  readonly boarding: string;
  readonly closing: string;
  readonly arrival: string;
  readonly expiry: string;
}

/** The flight of all templates. */
export const flight = {
  'flight-number-label': 'DA',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};

export const barcodeChecks = ['off', 'warn', 'refuse'] as const;
export type BarcodeCheck = (typeof barcodeChecks)[number];

/** A template without pictures that change, so that calls are few. */
export const templateRequest = (
  name: string,
  gate: string,
  { boarding, closing, departure, arrival, expiry }: TemplateTimes,
  barcodeCheck: BarcodeCheck,
) => ({
  action: 'createpasstemplate',
  'pass-template-type': 'boarding-pass',
  'pass-template-subtype': 'boarding-pass-type1',
  'pass-template-name': name,
  appearance: {
    'background-color': '#0C3478',
    'text-color': '#FFFFFF',
    'carrier-airline-logo': 'https://images.example.com/logo.png',
    'carrier-airline-logo-walletb': 'https://images.example.com/logo.png',
  },
  'universal-fields': {
    'carrier-airline-name': 'Demo Air',
    'origin-airport': 'MUC',
    'destination-airport': 'BER',
    'passenger-name': 'Jane Sample',
    'boarding-position': '12',
    'boarding-group-label': 'Group',
    'boarding-group': '2',
    'seat-number': '5A',
    'origin-terminal': '2',
    'origin-gate': gate,
    'flight-number-label': 'DA',
    'flight-number': '2724',
    'boarding-time': boarding,
    'gate-closing-time': closing,
    'departure-time': departure,
    'arrival-time': arrival,
    'boarding-seat-class-label': 'Cabin',
    'boarding-seat-class': 'Economy',
    'confirmation-number': 'ABC123',
    'relevance-date-time': boarding,
    'relevance-date-timezone': 'Europe/Berlin',
    'walleta-fields': { 'walleta-pass-icon': 'https://images.example.com/logo.png', description: 'A boarding pass' },
    'expiration-fields': { 'no-expiration': 'false', 'expiry-date': expiry, 'expiry-timezone': 'Europe/Berlin' },
    'barcode-fields': { 'barcode-type': 'AZTEC', 'barcode-value': 'M1SAMPLE', 'barcode-check': barcodeCheck },
    'enable-update-notifications': '1',
    'pass-data-archive-settings': {
      'never-installed-ttl': '48',
      'expired-pass-ttl': '24',
      'redeemed-pass-ttl': '24',
      'voided-pass-ttl': '12',
    },
  },
});

export type Passenger = ReturnType<typeof passengerOf>;

/** A passenger, by their number. Name, address and code are theirs alone, so that they can be found. */
export const passengerOf = (number: number) => ({
  name: `Jane Number${number}x`,
  given: 'Jane',
  surname: `Number${number}x`,
  email: `passenger-${number}x@example.com`,
  code: `C${number}X`,
});

export const passRequest = (
  templateId: string,
  passId: string,
  passenger: Passenger,
  data: Readonly<Record<string, string>>,
) => ({
  action: 'generatepass',
  'pass-template-id': templateId,
  'pass-id': passId,
  'pass-data': {
    'passenger-name': passenger.name,
    'boarding-group': '1',
    'seat-number': '1A',
    'confirmation-number': passenger.code,
    'boarding-position': '42',
    ...data,
  },
  'pass-meta-data': { 'user-email': passenger.email },
});

/** Codes of bookings, the same in all accounts. */
export const groupIds = ['BOOKING1X', 'BOOKING2X', 'BOOKING3X'] as const;

/** A text's translation, which is no other text's. */
export const germanOf = (text: string) => text.replace('Text', 'Wort');

/** Address at which a passenger changes their booking, used by one pass alone. */
export const bookingUrlOf = (number: number) => `https://airline.example.com/booking/${number}x`;

export const linkRequest = (templateId: string, name: string, limit: number) => ({
  action: 'createpassissuancelink',
  'link-name': name,
  'pass-template-id': templateId,
  'link-generation-limit': limit,
  'link-status': 'active',
  'update-pass-data': true,
  'pass-variables': {
    'pass-id': { 'is-required': true, 'value-encryption': false },
    'passenger-name-value': { 'is-required': true, 'value-encryption': false },
    'boarding-position-value': { 'is-required': true, 'value-encryption': false },
    'boarding-group': { 'is-required': true, 'value-encryption': false },
    'seat-number-value': { 'is-required': true, 'value-encryption': false },
    'reservation-confirmation-code-value': { 'is-required': true, 'value-encryption': false },
  },
});

export const linkQuery = (passId: string, passenger: Passenger, number: number) =>
  new URLSearchParams({
    'pass-id': passId,
    'passenger-name-value': passenger.name,
    'boarding-position-value': '1',
    'boarding-group': `L${number}`,
    'seat-number-value': `L${number}`,
    'reservation-confirmation-code-value': passenger.code,
  }).toString();

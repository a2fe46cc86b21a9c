import type { AppleCertificate } from '../../ports/accounts.ts';
import type { PkpassInput } from '../../ports/wallets.ts';

/** One white pixel. */
const data = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==',
  'base64',
);

/** A boarding pass of an airline that does not exist, in letters of several alphabets; never stored, never sent. */
export const trialInput = (certificate: AppleCertificate, signedAt: Date): PkpassInput => ({
  certificate,
  signedAt,
  imagesKey: 'trial',
  images: {
    'walleta-pass-icon': { data, sentBytes: data.length },
    'carrier-airline-logo': { data, sentBytes: data.length },
  },
  boardingPass: {
    passKey: 'trial',
    status: 'active',
    airlineName: 'Tern Airways',
    flight: 'ZZ2724',
    airlineCode: 'ZZ',
    flightNumber: '2724',
    origin: { code: 'MUC', name: 'München', timeZone: 'Europe/Berlin', terminal: '2', gate: 'G20' },
    destination: { code: 'ATH', name: 'Αθήνα', timeZone: 'Europe/Athens' },
    boardingTime: '2027-03-15T17:05:00',
    departureTime: '2027-03-15T17:35:00',
    arrivalTime: '2027-03-15T21:00:00',
    relevantDate: '2027-03-15T14:05:00+01:00',
    boardingGroupLabel: 'Group',
    seatClassLabel: 'Cabin',
    passengerName: 'Zoë "東" Sample',
    seatNumber: '12C',
    confirmationNumber: 'SAMPLE',
    barcode: { type: 'AZTEC', value: 'TRIAL', text: 'Trial' },
    messages: [],
    links: [],
    actionLinks: [],
    locations: [],
    beacons: [],
  },
  settings: {
    description: 'Trial of a certificate',
    backgroundColor: '#0C3478',
    textColor: '#FFFFFF',
    linkedApps: [],
    sharingProhibited: false,
    isOwnDataPreserved: false,
    webServiceUrl: 'https://wallet.example.com/passkit',
    authenticationToken: 'token-of-the-trial-pass',
  },
});

import type { EmailInput } from '../../clients/email/content.ts';

export const installLink = `https://passes.example.com/i/${'a2'.repeat(29)}`;

/** The flight and the passenger of the quickstart, as they are sent. */
export const sampleEmail = {
  link: installLink,
  flight: {
    'carrier-airline-name': 'Tern Airways',
    'flight-number-label': 'TN',
    'flight-number': '0724',
    'origin-airport': 'MUC',
    'origin-airport-label': 'Munich',
    'origin-terminal': '2',
    'origin-gate': 'G20',
    'destination-airport': 'JFK',
    'destination-airport-label': 'New York',
    'boarding-time': '2030-03-15T17:05:00',
    'departure-time': '2030-03-15T17:35:00',
    'arrival-time': '2030-03-15T21:45:00',
    // Sample values of a static pass.
    'passenger-name': 'Jane Sample',
    'seat-number': '1A',
    'sequence-number': '999',
    'barcode-fields': { 'barcode-type': 'AZTEC' },
  },
  passenger: {
    'passenger-name': 'Erika Mustermann',
    'confirmation-number': 'ABC123',
    'boarding-group': '2',
    'seat-number': '12C',
    'barcode-value': 'M1MUSTERMANN/ERIKA    EABC123 MUCJFKTN 0724 074Y012C0042 100',
  },
  timeZones: { origin: 'Europe/Berlin', destination: 'America/New_York' },
  appearance: { 'background-color': '#0C3478', 'text-color': '#FFFFFF' },
} as const satisfies EmailInput;

/** The markup in the HTML part. */
export function markupIn(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

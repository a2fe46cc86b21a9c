import type { RequestOf } from '../../clients/typescript/client.ts';
import { dayMs } from '../../lambdas/domain/time/durations.ts';

export const seats = { issued: '12C', updated: '14A' } as const;

/** A flight of an airline that does not exist, tomorrow; without expiry, so that later runs can use it, too. */
export function sampleTemplateRequest(baseUrl: string, now: Date): RequestOf<'createpasstemplate'> {
  const day = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  const image = (name: string) => `${baseUrl}/images/samples/${name}.png`;
  return {
    action: 'createpasstemplate',
    'pass-template-type': 'boarding-pass',
    'pass-template-subtype': 'boarding-pass-type1',
    'pass-template-name': 'Smoke test',
    appearance: {
      'background-color': '#0C3478',
      'text-color': '#FFFFFF',
      'carrier-airline-logo': image('logo'),
    },
    'universal-fields': {
      'carrier-airline-name': 'Tern Airways',
      'flight-number-label': 'ZZ',
      'flight-number': '2724',
      'origin-airport': 'MUC',
      'origin-airport-label': 'Munich',
      'origin-terminal': '2',
      'origin-gate': 'G20',
      'destination-airport': 'BER',
      'destination-airport-label': 'Berlin',
      'boarding-time': `${day}T17:05:00`,
      'departure-time': `${day}T17:35:00`,
      'arrival-time': `${day}T18:45:00`,
      'relevance-date-time': `${day}T14:05:00`,
      'relevance-date-timezone': 'Europe/Berlin',
      'passenger-name': 'Jane Sample',
      'boarding-position': '1',
      'boarding-group': '1',
      'seat-number': '1A',
      'confirmation-number': 'SAMPLE',
      'barcode-fields': { 'barcode-type': 'AZTEC' },
      'walleta-fields': { 'walleta-pass-icon': image('icon'), description: 'Boarding pass of a smoke test' },
      'expiration-fields': { 'no-expiration': 'true' },
    },
  };
}

/** A pass of an invented passenger. */
export function samplePassRequest(templateId: string, passId: string): RequestOf<'generatepass'> {
  return {
    action: 'generatepass',
    'pass-template-id': templateId,
    'pass-id': passId,
    'pass-data': {
      'passenger-name': 'Jane Sample',
      'boarding-group': '2',
      'boarding-position': '42',
      'seat-number': seats.issued,
      'confirmation-number': 'SAMPLE',
    },
  };
}

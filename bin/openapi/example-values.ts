import { readFileSync } from 'node:fs';
import path from 'node:path';

export const template = { 'pass-template-id': 'k4Hq7Tq2XbP9' };
export const ids = { ...template, 'pass-id': 'ABC123-1' };
/** The template of the flight that a pass moves to. */
export const newFlight = '9fXw3Lr8sYdz';
export const toNewFlight = { 'to-pass-template-id': newFlight };
export const flight = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};
export const brand = 'bQ3fT7Wn5KdE';
export const linkId = '7Tq2k4HqXbP9';
export const tracked = { 'tracking-id': '9b2d7c6e5f4a4b3c8d1e0f9a8b7c6d5e' };
export const installLink = {
  'pass-install-url': 'https://passes.example.com/i/mfrggzdfmztwq2lknnwg23tpobyxe43umfrggzdfmztwq2lknnwg23tpob',
};
/** The template that the first event of a flight makes, by its key. */
export const templateOfEvents = { 'pass-template-id': '3til7ghhexysnye6ldhn3f' };
export const at = '03/10/2027 08:00:00';

/** A canonical request of test/examples, with ids in place of its placeholders. */
export function canonical(name: string): object {
  const file = path.join(import.meta.dirname, `../../test/examples/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8').replaceAll('<pass-template-id>', ids['pass-template-id']));
}

/** A request as a row of a batch. */
export const row = (request: object) =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'action' && name !== 'pass-template-id'));

/** A pass with another seat, also in its barcode; of the flight a day later with an expiration for that. */
export const seated = (passId: string, seat: string, day = '074') => ({
  'pass-id': passId,
  'pass-data': {
    'seat-number': seat,
    'barcode-value': `M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 ${day}Y${seat.padStart(4, '0')}0042 100`,
    ...(day === '075' && { 'expiration-timestamp': '2027-03-17T02:00:00' }),
  },
});

/** A passenger of a flight that the service is told of with the pass. */
export const event = (passId: string, name: string, seat: string) => ({
  'pass-id': passId,
  'event-time': '2027-03-09T18:02:31.250Z',
  flight: {
    ...flight,
    'destination-airport': 'BER',
    'departure-time': '2027-03-15T17:35:00',
    'origin-gate': 'G25',
  },
  'pass-data': {
    'passenger-name': name,
    'boarding-group': '2',
    'boarding-position': '42',
    'seat-number': seat,
    'confirmation-number': 'DEF456',
    'barcode-value': `M1MUSTERMANN/${name.split(' ')[0]?.toUpperCase().padEnd(9)}EDEF456 MUCBERLH 2724 074Y${seat.padStart(4, '0')}0042 100`,
  },
});

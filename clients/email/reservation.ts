import type { EmailContent } from './content.ts';

/** Names that Google gives to symbologies in a ticketToken, by barcode-type. */
const symbologies: Readonly<Record<string, string>> = {
  AZTEC: 'aztecCode',
  QRCODE: 'qrCode',
  PDF417: 'pdf417',
  CODE128: 'barcode128',
};

/**
 * The flight as markup of schema.org that Google's import and Siri read.
 * Source: Google, Gmail markup reference, FlightReservation; Google Wallet, Import boarding passes from flight reservation
 * emails; Apple, Siri Event Suggestions Markup.
 */
export function flightReservation({ flight, passenger, link, iataCode, times, isCancelled }: EmailContent): object {
  const place = (of: 'origin' | 'destination') => {
    const code = flight[`${of}-airport`];
    return { '@type': 'Airport', name: flight[`${of}-airport-label`] || code, iataCode: code };
  };
  const airline = { '@type': 'Airline', name: flight['carrier-airline-name'], iataCode };
  const symbology = symbologies[flight['barcode-fields']?.['barcode-type']?.toUpperCase() ?? ''];
  const barcode = passenger['barcode-value'];
  return present({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: passenger['confirmation-number'],
    reservationId: passenger['confirmation-number'],
    reservationStatus: `http://schema.org/Reservation${isCancelled ? 'Cancelled' : 'Confirmed'}`,
    url: link,
    modifyReservationUrl: passenger['manage-booking-url'] || flight['manage-booking-url'],
    underName: { '@type': 'Person', name: passenger['passenger-name'] },
    reservationFor: present({
      '@type': 'Flight',
      // Leading zeros are of boarding passes; Google has none.
      flightNumber: flight['flight-number']?.replace(/^0+(?=.)/, ''),
      airline,
      seller: airline,
      departureAirport: place('origin'),
      departureTerminal: flight['origin-terminal'],
      departureGate: flight['origin-gate'],
      boardingTime: times.boarding,
      departureTime: times.departure,
      arrivalAirport: place('destination'),
      arrivalTerminal: flight['arrival-terminal'],
      arrivalGate: flight['arrival-gate'],
      arrivalTime: times.arrival,
    }),
    airplaneSeat: passenger['seat-number'],
    boardingGroup: passenger['boarding-group'],
    passengerSequenceNumber: passenger['sequence-number'],
    passengerPriorityStatus: passenger['priority-status'],
    securityScreening: passenger['security-screening'],
    ticketNumber: passenger['ticket-number'],
    ticketToken: barcode && symbology && `${symbology}:${barcode}`,
  });
}

/** Without what is not given. */
const present = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

/** JSON in a script element: no text in it can end the element or begin a comment. Source: W3C, JSON-LD 1.1, Restrictions for contents of JSON-LD script elements. */
export const jsonInScript = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

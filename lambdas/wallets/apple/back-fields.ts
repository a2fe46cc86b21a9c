import type { Airport, BoardingPass, Link, Message } from '../../domain/boarding-pass.ts';
import { escapeText, plainText } from '../../domain/rich-text.ts';
import { dateField, field, identifier, type PassField } from './pass-field.ts';

/** The back: what the front has no room for, then the airline's messages and links. */
export function backFields(pass: BoardingPass): PassField[] {
  return [
    ...lastNotificationField(pass),
    ...journeyFields(pass),
    ...bookingFields(pass),
    ...pass.messages.map(messageField),
    ...pass.links.map(linkField),
  ];
}

/**
 * The one field with a change message: an update shows one message on the lock screen, whatever else has changed. It is
 * there from the start, as only a field that was there before can change.
 */
function lastNotificationField({ lastNotification }: BoardingPass): PassField[] {
  if (lastNotification === undefined) return [];
  return [
    { key: 'last-notification', label: 'Last Notification', value: lastNotification || 'None', changeMessage: '%@' },
  ];
}

/** Scheduled times that an estimate has displaced, from the front or from the arrival, stay readable here. */
function journeyFields(pass: BoardingPass): PassField[] {
  const { origin, destination, arrivalTime, estimatedArrivalTime, departureTime, estimatedDepartureTime } = pass;
  const time = (key: string, label: string, local: string | undefined, { timeZone }: Airport) =>
    dateField(key, label, local, timeZone, 'date and time');
  return [
    ...field('door', 'Boarding door', pass.boardingDoor),
    ...time('closing', 'Gate closes', pass.gateClosingTime, origin),
    ...time('scheduled-departure', 'Scheduled departure', estimatedDepartureTime && departureTime, origin),
    ...time('arrival', 'Arrival', estimatedArrivalTime ?? arrivalTime, destination),
    ...time('scheduled-arrival', 'Scheduled arrival', estimatedArrivalTime && arrivalTime, destination),
    // No gate or terminal in these keys: programs that know fields by their keys, such as KDE Itinerary, would take them
    // for those of the departure.
    ...field('arrives-in', 'Arrival terminal', destination.terminal),
    ...field('arrives-at', 'Arrival gate', destination.gate),
  ];
}

function bookingFields(pass: BoardingPass): PassField[] {
  return [
    ...identifier('confirmation', 'Confirmation number', pass.confirmationNumber),
    ...identifier('ticket', 'Ticket number', pass.ticketNumber),
    ...identifier('sequence', 'Sequence number', pass.sequenceNumber),
    ...identifier('frequent-flyer', 'Frequent flyer', joined(pass.frequentFlyer?.program, pass.frequentFlyer?.number)),
  ];
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}

function messageField({ field: key, label, html }: Message): PassField {
  const value = plainText(html);
  return html.includes('<a ') ? { key, label, value, attributedValue: html } : { key, label, value };
}

function linkField({ field: key, label, type, value }: Link): PassField {
  const href = escapeText(linkTargets[type](value));
  return { key, label, value, attributedValue: `<a href="${href}">${escapeText(value)}</a>` };
}

const itself = (value: string) => value;

const linkTargets: Readonly<Record<Link['type'], (value: string) => string>> = {
  email: (address) => `mailto:${address}`,
  /** Opens the Maps app. Source: Apple, Map Links. */
  'geo-location': (coordinates) => `https://maps.apple.com/?ll=${coordinates.replace('geo:', '')}`,
  'map-link': itself,
  phone: (number) => `tel:${number}`,
  'web-link': itself,
};

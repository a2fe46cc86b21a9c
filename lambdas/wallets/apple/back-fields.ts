import type { BoardingPass } from '../../domain/boarding-pass.ts';
import type { Link, Message } from '../../domain/messages.ts';
import { escapeText, plainText } from '../../domain/rich-text.ts';
import { fieldsOf, type PassField } from './pass-field.ts';

/** The back of the pass: facts without a place on the front, then the airline's messages and links. */
export function backFields(pass: BoardingPass): PassField[] {
  return [
    ...lastNotificationField(pass),
    ...fieldsOf(pass, 'back'),
    ...pass.messages.map(messageField),
    ...pass.links.map(linkField),
  ];
}

/**
 * The only field with a change message: an update shows one message on the lock screen, whatever else has changed. It
 * exists from the start, as only an existing field can change.
 */
function lastNotificationField({ lastNotification }: BoardingPass): PassField[] {
  if (lastNotification === undefined) return [];
  return [
    { key: 'last-notification', label: 'Last Notification', value: lastNotification || 'None', changeMessage: '%@' },
  ];
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

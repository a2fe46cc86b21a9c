import { isolatedIn, wordsOf } from '../../domain/languages/languages.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { type Link, linkAddress, type Message } from '../../domain/shown/messages.ts';
import { escapeText, plainText } from '../../domain/text/rich-text.ts';
import { fieldsOf, type PassField } from './pass-field.ts';

/** The back of the pass: facts without a place on the front, then the airline's messages and links. */
export function backFields(pass: BoardingPass): PassField[] {
  return lastNotificationField(pass).concat(
    fieldsOf(pass, 'back'),
    pass.messages.map(messageField),
    pass.links.map((link) => linkField(link, pass)),
    pass.actionLinks.map((link) => linkField(link, pass)),
  );
}

/**
 * The only field with a change message: an update shows one message on the lock screen, whatever else has changed. It
 * exists from the start, as only an existing field can change.
 */
function lastNotificationField(pass: BoardingPass): PassField[] {
  if (pass.lastNotification === undefined) return [];
  const { labels, notices } = wordsOf(pass);
  const value = pass.lastNotification || notices.none;
  return [{ key: 'last-notification', label: labels.lastNotification, value, changeMessage: '%@' }];
}

function messageField({ field: key, label, html }: Message): PassField {
  const value = plainText(html);
  return html.includes('<a ') ? { key, label, value, attributedValue: html } : { key, label, value };
}

/** Places open in the Maps app. Source: Apple, Map Links. */
function linkField(link: Link, pass: BoardingPass): PassField {
  const { field: key, label } = link;
  const value = isolatedIn(pass, link.value);
  const href = escapeText(linkAddress(link, 'https://maps.apple.com/?ll='));
  return { key, label, value, attributedValue: `<a href="${href}">${escapeText(value)}</a>` };
}

import { type Fact, inWords } from '../../domain/fact.ts';
import { decodeEntities } from '../../domain/html-entities.ts';
import { type Link, linkAddress, type Message } from '../../domain/messages.ts';
import { plainText } from '../../domain/rich-text.ts';

/** Source: Google Wallet, LocalizedString. Texts come in one language, which callers do not name. */
export const localized = (value: string) => ({ defaultValue: { language: 'en', value } });

/** Source: Google Wallet, Image; the URL is public, https and without redirects. */
export function image(url: string, description: string) {
  return { sourceUri: { uri: url }, contentDescription: localized(description) };
}

export const optionalImage = (url: string | undefined, description: string) =>
  url === undefined ? undefined : image(url, description);

/** Text modules are plain text: links inside a message are shown separately. */
export function textModule(id: string, fact: Fact) {
  const body = inWords(fact);
  return body === undefined ? [] : [{ id, header: fact.label, body }];
}

const anchor = /<a href="([^"]*)">(.*?)<\/a>/g;

/** The links inside a message, labeled by their text. */
export function linksIn({ field, html }: Message) {
  return [...html.matchAll(anchor)].map(([, href = '', words = ''], place) => {
    const uri = decodeEntities(href);
    return { id: `${field}-${place + 1}`, uri, description: plainText(words) || uri };
  });
}

/** The scheme of the URL determines the icon. Source: Google Wallet, Uri. */
export function linkOf(link: Link) {
  return { id: link.field, uri: linkAddress(link, 'geo:'), description: link.label };
}

/**
 * A class or an object has at most one message.
 * Source: docs/api.md#notification-of-updates.
 */
export function notificationMessages(lastNotification: string | undefined) {
  if (lastNotification === undefined) return [];
  return [{ id: 'last-notification', header: 'Last Notification', body: lastNotification, messageType: 'TEXT' }];
}

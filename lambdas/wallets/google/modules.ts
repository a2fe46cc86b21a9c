import { wordsOf } from '../../domain/languages/languages.ts';
import type { BoardingPass, Flight } from '../../domain/shown/boarding-pass.ts';
import { type Fact, inWords } from '../../domain/shown/facts.ts';
import {
  featuredFirst,
  type Link,
  linkAddress,
  type Message,
  maxGoogleLinks,
  roomForActionLinks,
} from '../../domain/shown/messages.ts';
import { decodeEntities } from '../../domain/text/html-entities.ts';
import { plainText } from '../../domain/text/rich-text.ts';

/** Source: Google Wallet, LocalizedString. The language of a whole class or object is set by withLanguages. */
export const localized = (value: string) => ({ defaultValue: { language: 'en', value } });

/** Source: Google Wallet, Image; the URL is public, https and without redirects. */
export function image(url: string, description: string) {
  return { sourceUri: { uri: url }, contentDescription: localized(description) };
}

export const optionalImage = (url: string | undefined, description: string) =>
  url === undefined ? undefined : image(url, description);

/** Text modules are plain text: links inside a message are shown separately. */
export function textModule(id: string, fact: Fact, flight: Flight) {
  const body = inWords(fact, flight);
  return body === undefined ? [] : [{ id, header: fact.label, body }];
}

const anchor = /<a href="([^"]*)">(.*?)<\/a>/g;

/** The links inside a message, labeled by their text. */
function linksIn({ field, html }: Message) {
  return [...html.matchAll(anchor)].map(([, href = '', words = ''], place) => {
    const uri = decodeEntities(href);
    return { id: `${field}-${place + 1}`, uri, description: plainText(words) || uri };
  });
}

/** The scheme of the URL determines the icon. Source: Google Wallet, Uri. */
function linkOf(link: Link) {
  return { id: link.field, uri: linkAddress(link, 'geo:'), description: link.label };
}

/** Excludes the message that a pass's status replaces: it is shown on the object. */
const isOfFlight = ({ field }: Message) => field !== 'info-module';

/** Google Wallet shows the links of the class and of the object. The airline's own fields go before those in messages. */
export function classLinksOf({ messages, links }: Flight) {
  const inMessages = messages.filter(isOfFlight).flatMap(linksIn);
  return [...inMessages.slice(0, maxGoogleLinks - links.length), ...links.map(linkOf)];
}

export function objectLinksOf(pass: BoardingPass) {
  const inMessages = pass.messages.filter((message) => !isOfFlight(message)).flatMap(linksIn);
  const room = roomForActionLinks(pass.messages, pass.links);
  const actions = featuredFirst(pass.actionLinks, pass.featuredActions).slice(0, room).map(linkOf);
  return [...inMessages.slice(0, maxGoogleLinks - classLinksOf(pass).length), ...actions];
}

/**
 * A class or an object has at most one message.
 * Source: docs/api/notifications.md#notification-of-updates.
 */
export function notificationMessages(lastNotification: string | undefined, flight: Flight) {
  if (lastNotification === undefined) return [];
  return [
    {
      id: 'last-notification',
      header: wordsOf(flight).labels.lastNotification,
      body: lastNotification,
      messageType: 'TEXT',
    },
  ];
}

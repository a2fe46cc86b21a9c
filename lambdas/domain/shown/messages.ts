import type { FeaturedActions } from '../fields/action-link-fields.ts';
import { type ActionLinkName, actionLinkNames, actionLinks } from '../fields/action-links.ts';
import type { LinkType } from '../fields/link-value.ts';
import { english } from '../languages/words/en.ts';
import type { PassStatus } from '../pass/pass.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';

/** A labeled text; `html` contains https links and escaped text only, with `\n` as line break. */
export interface Message {
  /** Name of its field. */
  readonly field: 'message1' | 'message2' | 'text-module' | 'info-module';
  readonly label: string;
  readonly html: string;
}

export interface Link {
  readonly field: 'home-page-uri' | 'link1' | 'link2' | ActionLinkName;
  readonly label: string;
  readonly type: LinkType;
  readonly value: string;
}

/**
 * The address that a link opens.
 * @param places prefix of the coordinates of a place, which each wallet opens in a map of its own.
 */
export function linkAddress({ type, value }: Link, places = 'geo:'): string {
  switch (type) {
    case 'email':
      return `mailto:${value}`;
    case 'phone':
      return `tel:${value}`;
    case 'geo-location':
      return places + value.replace('geo:', '');
    case 'map-link':
    case 'web-link':
      return value;
  }
}

export function messagesOf(flight: TemplateFields, status: PassStatus, words = english): Message[] {
  const texts = { ...flight, 'info-module': infoModuleOf(flight, status, words) };
  const { message, information, status: ofStatus } = words.labels;
  const labels = { message1: message, message2: message, 'text-module': information, 'info-module': ofStatus };
  return (['message1', 'message2', 'text-module', 'info-module'] as const).flatMap((field) => {
    const html = texts[field];
    return html === undefined ? [] : [{ field, label: flight[`${field}-label`] ?? labels[field], html }];
  });
}

/** The template's text for an active pass, else a text for the status. Source: docs/api/updatepassdata.md#status-of-a-pass. */
export function infoModuleOf(flight: TemplateFields, status: PassStatus, words = english): string | undefined {
  return status === 'active' ? flight['info-module'] : words.passStatus[status];
}

export function linksOf(flight: TemplateFields, { labels: { website, link } } = english): Link[] {
  const labels = { 'home-page-uri': website, link1: link, link2: link };
  const homePage = { 'home-page-uri-type': 'web-link' as const };
  const all = { ...flight, ...homePage };
  return (['home-page-uri', 'link1', 'link2'] as const).flatMap((field) => {
    const value = all[field];
    return value === undefined
      ? []
      : [{ field, label: all[`${field}-label`] ?? labels[field], type: all[`${field}-type`] ?? 'web-link', value }];
  });
}

export type ActionLink = Link & { readonly field: ActionLinkName };

type Values = Readonly<Partial<Record<ActionLinkName, string | undefined>>>;

/** The links of a pass: its own replace those of its template. */
export function actionLinksOf(flight: Values, passenger: Values, { services } = english): ActionLink[] {
  return actionLinkNames.flatMap((field) => {
    const value = passenger[field] ?? flight[field];
    return value === undefined ? [] : [{ field, value, label: services[field], ...actionLinks[field] }];
  });
}

/**
 * The links as wallets and page open them: characters that no URL may contain are percent-encoded, such as spaces and
 * letters with accents. Browsers understand them as they were sent; wallets need not. Source: docs/api/action-links.md#action-links.
 */
export const openedLinksOf = (flight: Values, passenger: Values, words = english): ActionLink[] =>
  actionLinksOf(flight, passenger, words).map((link) =>
    link.type === 'web-link' && !isUrl.test(link.value) ? { ...link, value: new URL(link.value).href } : link,
  );

/** The links with the featured ones first, as Google Wallet shows the first ones only. */
export function featuredFirst(links: readonly ActionLink[], featured: FeaturedActions = []): ActionLink[] {
  const chosen = featured.flatMap(({ link }) => links.filter(({ field }) => field === link));
  return [...new Set([...chosen, ...links])];
}

/** Source: RFC 3986, section 2. */
const isUrl = /^https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

/** Maximum of a flight and its passenger together. Google publishes no limit of its own. */
export const maxGoogleLinks = 10;

/** Number of action links that Google Wallet shows beside the links of messages and of the home page. */
export function roomForActionLinks(messages: readonly Message[], links: readonly Link[]): number {
  const inMessages = messages.reduce((sum, { html }) => sum + html.split('<a href="').length - 1, 0);
  return Math.max(0, maxGoogleLinks - links.length - inMessages);
}

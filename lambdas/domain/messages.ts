import type { LinkType } from './link-value.ts';
import type { PassStatus } from './pass.ts';
import type { TemplateFields } from './template-fields.ts';

/** A labeled text; `html` contains https links and escaped text only, with `\n` as line break. */
export interface Message {
  /** Name of its field. */
  readonly field: 'message1' | 'message2' | 'text-module' | 'info-module';
  readonly label: string;
  readonly html: string;
}

export interface Link {
  readonly field: 'home-page-uri' | 'link1' | 'link2';
  readonly label: string;
  readonly type: LinkType;
  readonly value: string;
}

/**
 * The address that a link opens.
 * @param places prefix of the coordinates of a place, which each wallet opens in a map of its own.
 */
export function linkAddress({ type, value }: Link, places: string): string {
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

const messageLabels = {
  message1: 'Message',
  message2: 'Message',
  'text-module': 'Information',
  'info-module': 'Status',
};
const linkLabels = { 'home-page-uri': 'Website', link1: 'Link', link2: 'Link' };

export function messagesOf(flight: TemplateFields, status: PassStatus): Message[] {
  const texts = { ...flight, 'info-module': infoModuleOf(flight, status) };
  return (['message1', 'message2', 'text-module', 'info-module'] as const).flatMap((field) => {
    const html = texts[field];
    return html === undefined ? [] : [{ field, label: flight[`${field}-label`] ?? messageLabels[field], html }];
  });
}

const statusTexts = { redeemed: 'Redeemed', expired: 'Expired', voided: 'Voided' };

/** The template's text for an active pass, else a text for the status. Source: docs/api.md#status-of-a-pass. */
export function infoModuleOf(flight: TemplateFields, status: PassStatus): string | undefined {
  return status === 'active' ? flight['info-module'] : statusTexts[status];
}

export function linksOf(flight: TemplateFields): Link[] {
  const homePage = { 'home-page-uri-type': 'web-link' as const };
  const all = { ...flight, ...homePage };
  return (['home-page-uri', 'link1', 'link2'] as const).flatMap((field) => {
    const value = all[field];
    return value === undefined
      ? []
      : [{ field, label: all[`${field}-label`] ?? linkLabels[field], type: all[`${field}-type`] ?? 'web-link', value }];
  });
}

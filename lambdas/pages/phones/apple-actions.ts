import { actionTypes } from '../../domain/fields/action-link-fields.ts';
import { html } from '../html.ts';
import { isSemantic } from './apple-semantic.ts';
import type { ShownPkpass } from './apple-texts.ts';
import { type Drawing, wordsOfPhone } from './drawing.ts';

/**
 * Actions below the front of iOS 27, in Apple's English words, or with the link's label where those are not known. None in the
 * design of iOS 26, and none on older phones. Source: docs/api/action-links.md#featured-actions
 */
export function appleActions({ passJson, phone }: ShownPkpass): Drawing[] {
  const { featuredActions: actions = [] } = passJson;
  if (actions.length === 0 || phone.hasClassicDesign || isSemantic(passJson, phone)) return [];
  const { services }: { services: Readonly<Record<string, string>> } = wordsOfPhone(phone);
  const rows = actions.map(({ type, identifier }) => actionTypes.get(type) ?? services[identifier]);
  return [
    {
      html: html`<article class="w-details"><p>iOS 27 draws these below</p>
<ul class="w-card">${rows.map((words) => html`<li class="w-link"><bdi>${words}</bdi></li>`)}</ul></article>`,
      styles: [],
    },
  ];
}

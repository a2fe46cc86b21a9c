import { actionLinkNames, appleKeyOf } from '../../domain/fields/action-links.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { type Html, html } from '../html.ts';
import { isSemantic } from './apple-semantic.ts';
import { type AppleDrawing, type ShownPkpass, shownValue } from './apple-texts.ts';
import { labeled, wordsOfPhone } from './drawing.ts';
import type { FrontField } from './pkpass.ts';

/**
 * Details of a pass, the former back, and the airline's services that the design of iOS 26 leads to.
 * Source: Apple, Wallet Passes, PassFields.BackFields; Creating an airline boarding pass using semantic tags.
 */
export const appleDetails: AppleDrawing = (shown) => {
  const { passJson, phone, text } = shown;
  const { services } = wordsOfPhone(phone);
  const links = isSemantic(passJson, phone)
    ? actionLinkNames.filter((name) => (appleKeyOf(name) ?? '') in passJson)
    : [];
  return {
    html: html`<article class="w-details">
<h3><bdi>${text(passJson.organizationName)}</bdi></h3>
${links.length > 0 && html`<ul class="w-card">${links.map((name) => html`<li class="w-link">${services[name]}</li>`)}</ul>`}
<dl class="w-card">${(passJson.boardingPass.backFields ?? []).map((field) => labeled(text(field.label ?? ''), richValue(field, shown), 'w-fact'))}</dl>
</article>`,
    styles: [],
  };
};

const anchor = /<a href="[^"]*">(.*?)<\/a>/gs;

/** A value with its links, which are drawn and lead nowhere: their addresses come from the file. */
function richValue({ attributedValue, ...field }: FrontField, shown: ShownPkpass): Html {
  if (attributedValue === undefined) return html`${shownValue(field, shown)}`;
  // Every second part is the text of a link.
  const parts = shown.text(attributedValue).split(anchor);
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<span class="w-link">${plainText(part)}</span>` : plainText(part)))}`;
}

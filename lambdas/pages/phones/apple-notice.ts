import { html } from '../html.ts';
import { type ShownPkpass, shownValue } from './apple-texts.ts';
import { type Drawing, wordsOfPhone } from './drawing.ts';
import type { FrontField } from './pkpass.ts';

/**
 * The line on the lock screen when a phone has fetched a pass again; undefined for a silent change. Wallet shows the message
 * of the changed field, and a general one where several fields have messages.
 * Source: Apple, Wallet Passes, Adding a Web Service to Update Passes; PassFieldContent.
 */
export function appleNotice(before: ShownPkpass, after: ShownPkpass): Drawing | undefined {
  const earlier = new Map(fieldsOf(before).map((field) => [field.key, field.value]));
  const changed = fieldsOf(after).filter(
    ({ key, value, changeMessage }) => changeMessage?.includes('%@') && earlier.has(key) && earlier.get(key) !== value,
  );
  const [first] = changed;
  if (first === undefined) return undefined;
  const { text, pkpass, passJson, phone } = after;
  const message =
    changed.length > 1
      ? wordsOfPhone(phone).notices.updated
      : text(first.changeMessage ?? '').replace('%@', () => shownValue(first, after));
  const icon = pkpass.picture('icon');
  return {
    html: html`<article class="w-notice">${icon && html`<img src="${icon}" alt="">`}<div><b><bdi>${text(passJson.organizationName)}</bdi></b><p><bdi>${message}</bdi></p></div></article>`,
    styles: [],
  };
}

const fieldsOf = ({ passJson }: ShownPkpass): FrontField[] =>
  Object.values(passJson.boardingPass).flatMap((fields) => (Array.isArray(fields) ? fields : []));

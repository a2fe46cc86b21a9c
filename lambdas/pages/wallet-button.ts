import type { Badge, BadgeVendor } from '../ports/wallets.ts';
import { type Html, html } from './html.ts';
import { css } from './style-sheet.ts';

/**
 * The vendors' official buttons; a button without one is ours: words on the airline's color, without a picture, since
 * nothing may imitate the wallets' artwork.
 * Source: docs/decisions/install-page.md#the-airline-first
 */
export type WalletBadges = Readonly<Partial<Record<BadgeVendor, Badge | undefined>>>;

interface WalletButton {
  readonly id: string;
  readonly href: string;
  readonly type?: string;
  readonly words: string;
  readonly badge: Badge | undefined;
}

/** A button that is not shown on a device loads no picture there. */
export function walletButton({ id, href, type, words, badge }: WalletButton): Html {
  const link = html`id="${id}" href="${href}"${type && html` type="${type}"`}`;
  if (badge === undefined) return html`<a class="button" ${link}>${words}</a>`;
  const { name, text, width, height } = badge;
  return html`<a class="badge" ${link}><img src="/images/badges/${name}.svg" alt="${text}" width="${width}" height="${height}" loading="lazy"></a>`;
}

/**
 * Both vendors' badges have the same height, at least 48 px, and a clear space of 8 px. Their background is light: on a dark
 * page they have one of their own.
 * Source: docs/deploy.md#official-buttons.
 */
export const badgeStyles = css`
.badge { justify-self: center; padding: .5rem; border-radius: .75rem; }
.badge img { display: block; width: auto; max-width: 100%; height: 3.25rem; object-fit: contain; }
@media (min-width: 56rem) { .badge { justify-self: start; } }
`;

/** @param isDark in both themes. */
export const badgeBackground = (isDark: boolean): string =>
  isDark ? '.badge{background:#fff}' : '@media screen and (prefers-color-scheme:dark){.badge{background:#fff}}';

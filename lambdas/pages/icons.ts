import { trusted } from './html.ts';

/** Our own drawings, in the color of the surrounding text and as high as their width asks; the wallets' artwork is protected. */

const icon = (viewBox: string, shapes: string) =>
  trusted(`<svg class="icon" aria-hidden="true" viewBox="${viewBox}">${shapes}</svg>`);

/** A plane from above, flying from origin to destination. */
export const planeIcon = icon(
  '0 0 24 24',
  '<path fill="currentColor" stroke="none" d="M22.5 12c0-.9-1.2-1.6-2.7-1.6h-4.9L9.7 2.6H7.4l2.6 7.8H5.3L3.6 8.1H1.8L2.9 12l-1.1 3.9h1.8l1.7-2.3H10l-2.6 7.8h2.3l5.2-7.8h4.9c1.5 0 2.7-.7 2.7-1.6z"/>',
);

export const checkmarkIcon = icon('0 0 24 24', '<circle cx="12" cy="12" r="10"/><path d="m7.5 12.4 3 3 6-6.4"/>');

/** A ticket with its stub torn off. */
export const tornTicketIcon = icon(
  '0 0 48 32',
  '<path d="M29 3H6a3 3 0 0 0-3 3v5a5 5 0 0 1 0 10v5a3 3 0 0 0 3 3h23l-2.5-5.2 3-5.2-3-5.2 3-5.2z"/><path d="M36 3h6a3 3 0 0 1 3 3v5a5 5 0 0 0 0 10v5a3 3 0 0 1-3 3h-6l-2.5-5.2 3-5.2-3-5.2 3-5.2z"/><path d="M10 13h10M10 19h6"/>',
);

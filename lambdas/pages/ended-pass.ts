import type { PassStatus } from '../domain/pass.ts';
import { type Html, html } from './html.ts';

interface EndedPass {
  readonly heading: string;
  /** One word across the card. */
  readonly stamp: string;
  /** The passenger's options, in place of the wallet buttons. */
  readonly advice: Html;
}

const texts: Record<Exclude<PassStatus, 'active'>, Omit<EndedPass, 'advice'> & { readonly advice: string }> = {
  redeemed: {
    heading: 'This boarding pass has been used',
    stamp: 'Used',
    advice: 'If you have not boarded with it, please speak to the staff at the gate or contact your airline.',
  },
  expired: {
    heading: 'This boarding pass has expired',
    stamp: 'Expired',
    advice: 'If you still have a flight to catch, please ask your airline for a new boarding pass.',
  },
  voided: {
    heading: 'This boarding pass is no longer valid',
    stamp: 'Not valid',
    advice: 'You cannot board with it. Please ask your airline, or its desk at the airport, for a new one.',
  },
};

/**
 * Texts for a pass that is no longer valid for boarding. The pass stays visible, so that the passenger can tell which
 * it is, but cannot be installed.
 */
export function endedPass(status: Exclude<PassStatus, 'active'>): EndedPass {
  const { heading, stamp, advice } = texts[status];
  return { heading, stamp, advice: html`<section class="actions" aria-label="What to do"><p>${advice}</p></section>` };
}

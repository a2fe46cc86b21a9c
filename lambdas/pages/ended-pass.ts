import type { Words } from '../domain/languages/words/en.ts';
import type { PassStatus } from '../domain/pass/pass.ts';
import { type Html, html } from './html.ts';

interface EndedPass {
  readonly heading: string;
  /** One word across the card. */
  readonly stamp: string;
  /** The passenger's options, in place of the wallet buttons. */
  readonly advice: Html;
}

/**
 * Texts for a pass that is no longer valid for boarding. The pass stays visible, so that the passenger can tell which
 * it is, but cannot be installed.
 */
export function endedPass(status: Exclude<PassStatus, 'active'>, { page }: Words): EndedPass {
  const { heading, stamp, advice } = page.ended[status];
  return {
    heading,
    stamp,
    advice: html`<section class="actions"><p>${advice}</p></section>`,
  };
}

import { html } from './html.ts';
import { walletIcon } from './icons.ts';
import { noticePage } from './notice-page.ts';

/** Google Wallet does not answer; the pass itself is fine. @param pageUrl of the pass's install page, or its group's. */
export const walletBusyPage = (pageUrl: string, clickedUrl = `${pageUrl}/walletb`): string =>
  noticePage({
    icon: walletIcon,
    title: 'Google Wallet is busy',
    heading: 'Google Wallet cannot take your boarding pass right now',
    text: 'Your boarding pass is safe. Please wait a moment and try again.',
    actions: html`
<a class="button" href="${clickedUrl}">Try again</a>
<p><a href="${pageUrl}">Back to your boarding pass</a></p>`,
  });

/** The airline allows this pass on one device only, and it is on one already. */
export const takenPage = (pageUrl: string): string =>
  noticePage({
    icon: walletIcon,
    title: 'Boarding pass already added',
    heading: 'This boarding pass is already in a wallet',
    text: 'Your airline allows it on one device only. To move it to another one, remove it from the wallet that it is in first.',
    actions: html`
<p><a href="${pageUrl}">Back to your boarding pass</a></p>`,
  });

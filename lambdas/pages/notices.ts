import { type Html, html } from './html.ts';
import { tornTicketIcon, walletIcon } from './icons.ts';
import { noticePage } from './notice-page.ts';
import type { NoticeWording } from './notice-wording.ts';

/** A notice in the language of its reader. */
export type Notice = (wording: NoticeWording) => string;

/** An empty address is that of the page, with its query. */
const againAt =
  (address: string) =>
  ({ words }: NoticeWording): Html =>
    html`\n<a class="button" href="${address}">${words.again}</a>`;

const backTo =
  (address: string) =>
  ({ words }: NoticeWording): Html =>
    html`\n<p><a href="${address}">${words.back}</a></p>`;

/** Page for every invalid install link: the same for every reason, so that it reveals nothing. */
export const unavailablePage: Notice = (wording) =>
  noticePage(wording, { icon: tornTicketIcon, ...wording.words.unavailable });

/** Page for every invalid issuance link: the same for every reason, so that it reveals nothing. */
export const wrongLinkPage: Notice = (wording) =>
  noticePage(wording, { icon: tornTicketIcon, ...wording.words.wrongLink });

/** Page for a rate-limited link or client, and for an overloaded service. */
export const busyLinkPage: Notice = (wording) =>
  noticePage(wording, { icon: tornTicketIcon, ...wording.words.busy, actions: [againAt('')] });

/** Page for every failure of this service, and of the services that it needs. */
export const outagePage: Notice = (wording) =>
  noticePage(wording, { icon: tornTicketIcon, ...wording.words.outage, actions: [againAt('')] });

/** Google Wallet does not answer; the pass itself is fine. @param pageUrl of the pass's install page, or its group's. */
export const walletBusyPage =
  (pageUrl: string, clickedUrl = `${pageUrl}/walletb`): Notice =>
  (wording) =>
    noticePage(wording, {
      icon: walletIcon,
      ...wording.words.walletBusy,
      actions: [againAt(clickedUrl), backTo(pageUrl)],
    });

/** The airline allows this pass on one device only, and it is on one already. */
export const takenPage =
  (pageUrl: string): Notice =>
  (wording) =>
    noticePage(wording, { icon: walletIcon, ...wording.words.taken, actions: [backTo(pageUrl)] });

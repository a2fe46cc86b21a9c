import { html } from './html.ts';
import { tornTicketIcon } from './icons.ts';
import { noticePage } from './notice-page.ts';

/** An empty address is that of the page, with its query. */
const again = html`\n<a class="button" href="">Try again</a>`;

const wrongPage = noticePage({
  icon: tornTicketIcon,
  title: 'Boarding pass link not valid',
  heading: 'This link does not lead to a boarding pass',
  text: 'It may be incomplete, may have changed on its way to you, or may have ended. Please open it once more from the message that you got. If that does not help, please contact your airline, which can send you a new one.',
});

/** Page for every invalid issuance link: the same for every reason, so that it reveals nothing. */
export const wrongLinkPage = (): string => wrongPage;

const busyPage = noticePage({
  icon: tornTicketIcon,
  title: 'One moment, please',
  heading: 'Too many boarding passes at once',
  text: 'Please wait a minute and open the link again. If you still need your boarding pass then, please contact your airline.',
  actions: again,
});

/** Page for a rate-limited link or client, and for an overloaded service. */
export const busyLinkPage = (): string => busyPage;

const outage = noticePage({
  icon: tornTicketIcon,
  title: 'Boarding pass not available right now',
  heading: 'We cannot show your boarding pass right now',
  text: 'The fault is on our side, and your boarding pass is safe. Please try again in a minute. If it is in your wallet already, it works there as before. At the airport, the airline’s desk can help you.',
  actions: again,
});

/** Page for every failure of ours, and of the services that we need. */
export const outagePage = (): string => outage;

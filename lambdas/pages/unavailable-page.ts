import { tornTicketIcon } from './icons.ts';
import { noticePage } from './notice-page.ts';

const page = noticePage({
  icon: tornTicketIcon,
  title: 'Boarding pass not available',
  heading: 'This boarding pass is no longer available',
  text: 'The link may be incomplete, or the pass may have been replaced or removed. If you still need your boarding pass, please contact your airline.',
});

/** Page for every invalid install link: the same for every reason, so that it reveals nothing. */
export const unavailablePage = (): string => page;

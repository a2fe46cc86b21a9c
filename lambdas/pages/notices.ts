import type { NoticeWords } from '../domain/languages/words/en.ts';
import { noticesIn } from '../domain/languages/words/notices-in.ts';
import type { OwnLanguage } from '../domain/languages/words/own-languages.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { checkmarkIcon, planeIcon, tornTicketIcon } from './icons.ts';
import { nightBackgroundOf } from './page-colors.ts';
import { css, styleSheet, stylesFor } from './style-sheet.ts';
import { baseStyles } from './styles.ts';

/** The language of a notice. */
export interface NoticeWording {
  /** BCP 47 tag. */
  readonly language: OwnLanguage;
  readonly words: NoticeWords;
}

export const noticeWordingIn = async (language: OwnLanguage): Promise<NoticeWording> => ({
  language,
  words: await noticesIn[language](),
});

const background = '#F2F4F8';
const nightBackground = nightBackgroundOf(background);
const styles = styleSheet(css`:root { --page: ${background}; --ink: #1c1c1e; --on-ink: #fff; --quiet: #4b5260; }
@media screen and (prefers-color-scheme: dark) { :root { --page: ${nightBackground}; --ink: #fff; --on-ink: #000; --quiet: #c0c6d0; } }
${baseStyles}
main { display: grid; gap: 1rem; justify-items: center; align-content: center; min-height: 100vh; min-height: 100svh; max-width: 27rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; text-align: center; }
.icon { width: 6rem; height: 4rem; color: var(--quiet); margin-bottom: .5rem; stroke-width: 1.5; }
p { color: var(--quiet); text-wrap: balance; }
.button { display: block; margin-top: .5rem; padding: .875rem 1.75rem; border-radius: 1rem; background: var(--ink); color: var(--on-ink); font-weight: 650; text-decoration: none; }
a { color: inherit; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`);

interface Content {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly icon: Html;
  /** The reader's next steps. */
  readonly actions?: readonly ((wording: NoticeWording) => Html)[];
}

/** A page with a single message: why there is no boarding pass here, and what to do. */
function noticePage(wording: NoticeWording, { title, heading, text, icon, actions = [] }: Content): string {
  const { language } = wording;
  const body = html`<main>
${icon}
<h1>${heading}</h1>
<p>${text}</p>${actions.map((action) => action(wording))}
</main>`;
  return renderDocument({
    language,
    title,
    background,
    nightBackground,
    styles: [stylesFor([{ language, body }], styles)],
    body,
  });
}

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
      icon: planeIcon,
      ...wording.words.walletBusy,
      actions: [againAt(clickedUrl), backTo(pageUrl)],
    });

/** The airline allows this pass on one device only, and it is on one already. */
export const takenPage =
  (pageUrl: string): Notice =>
  (wording) =>
    noticePage(wording, { icon: checkmarkIcon, ...wording.words.taken, actions: [backTo(pageUrl)] });

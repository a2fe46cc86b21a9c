import { staffPaths } from '../ports/staff-paths.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { settingsStyles } from './settings-styles.ts';

const background = '#F2F4F8';
const nightBackground = '#111317';

/** Person who sees a page. */
export interface Staff {
  readonly email: string;
  readonly isAdmin: boolean;
  /** The token that every form sends back. */
  readonly csrfToken: string;
}

interface StaffPage {
  readonly title: string;
  readonly styles?: string;
  /** Absent on pages for people who are not signed in. */
  readonly staff?: Staff;
  /** Path of the page's own entry in the navigation. */
  readonly here?: string;
  readonly content: Html;
}

/** A page for an airline's staff: they see nobody else's account on it, and it runs no script. */
export function staffPage({ title, styles, staff, here, content }: StaffPage): string {
  return renderDocument({
    title,
    background,
    nightBackground,
    styles: [settingsStyles, styles],
    formAction: "'self'",
    body: html`<main>
<header>
<h1>${title}</h1>
${staff && navigation(staff, here)}
</header>
${content}
</main>`,
  });
}

function navigation({ email, isAdmin, csrfToken }: Staff, here: string | undefined): Html {
  const entries = [[staffPaths.desk, 'Desk'], ...(isAdmin ? [[staffPaths.settings, 'Settings']] : [])] as const;
  return html`<nav>
${entries.map(([path, name]) => html`<a href="${path}"${path === staffPaths.desk && html` accesskey="h"`}${path === here && html` aria-current="page"`}>${name}</a>\n`)}<span class="quiet">${email}</span>
<form method="post" action="${staffPaths.signOut}">${csrfField(csrfToken)}<button class="plain">Sign out</button></form>
</nav>`;
}

/** The field by which a form shows that it is of our page. */
export const csrfField = (csrfToken: string): Html => html`<input type="hidden" name="csrf" value="${csrfToken}">`;

/** A page of one sentence, with the way on. @param way its text and address. */
export const staffNotice = (title: string, text: string, [name, href]: readonly [string, string], staff?: Staff) =>
  staffPage({
    title,
    ...(staff && { staff }),
    content: html`<section class="card"><p>${text}</p><a class="button" href="${href}">${name}</a></section>`,
  });

/** Page for people who are not signed in. @param to path of the page that they wanted. */
export const signedOutPage = (publicBaseUrl: string, to: string): string =>
  staffNotice('Signed out', 'Sign in to see your airline’s flights, keys and certificates. Access is by invitation.', [
    'Sign in',
    // Under this address alone, which the sign-in comes back to.
    `${publicBaseUrl}${staffPaths.signIn}?${new URLSearchParams({ to })}`,
  ]);

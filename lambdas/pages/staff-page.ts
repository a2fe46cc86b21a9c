import { staffPaths } from '../ports/staff-paths.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { staffStyles } from './staff-styles.ts';

const background = '#F5F6F8';
const nightBackground = '#0F1115';

/** Person who sees a page. */
export interface Staff {
  readonly name: string;
  readonly isAdmin: boolean;
  /** The token that every form sends back. */
  readonly csrfToken: string;
}

interface StaffPage {
  readonly title: string;
  /** In place of a title that says less, as it stays in the history of a browser. */
  readonly heading?: string | undefined;
  readonly styles?: string;
  /** Works without what it does. */
  readonly script?: string;
  /** Absent on pages for people who are not signed in. */
  readonly staff?: Staff;
  /** Path of the page's own entry in the navigation. */
  readonly here?: string;
  /** Stands beside the title. */
  readonly beside?: Html | false;
  readonly content: Html;
}

/** A page for an airline's staff: they see nobody else's account on it, and its script cannot turn text into markup. */
export function staffPage({ title, heading = title, styles, script, staff, here, beside, content }: StaffPage): string {
  return renderDocument({
    title,
    background,
    nightBackground,
    styles: [staffStyles, styles],
    scripts: [script],
    formAction: "'self'",
    ...(script && { policy: ["connect-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"] }),
    body: html`${staff && navigation(staff, here)}
<main>
<div class="title"><h1>${heading}</h1>${beside}</div>
${content}
</main>`,
  });
}

function navigation({ name: ofPerson, isAdmin, csrfToken }: Staff, here: string | undefined): Html {
  const ofAdmins = [
    [staffPaths.usage, 'Usage'],
    [staffPaths.audit, 'Audit trail'],
    [staffPaths.settings, 'Settings'],
  ] as const;
  const entries = [[staffPaths.desk, 'Desk'] as const, ...(isAdmin ? ofAdmins : [])];
  return html`<header class="top"><nav aria-label="Pages">
${entries.map(([path, name]) => html`<a href="${path}"${path === staffPaths.desk && html` accesskey="h"`}${path === here && html` aria-current="page"`}>${name}</a>\n`)}<span class="quiet">${ofPerson}</span>
<form method="post" action="${staffPaths.signOut}">${csrfField(csrfToken)}<button class="plain">Sign out</button></form>
</nav></header>`;
}

/** The field by which a form shows that it is of our page. */
export const csrfField = (csrfToken: string): Html => html`<input type="hidden" name="csrf" value="${csrfToken}">`;

/** A page of one sentence, with the ways on. @param ways their texts and addresses. */
export const staffChoice = (title: string, text: string, ways: readonly (readonly [string, string])[], staff?: Staff) =>
  staffPage({
    title,
    ...(staff && { staff }),
    content: html`<section class="card"><p>${text}</p>${ways.map(([name, href]) => html`<a class="button" href="${href}">${name}</a>`)}</section>`,
  });

/** A page of one sentence, with the way on. @param way its text and address. */
export const staffNotice = (title: string, text: string, way: readonly [string, string], staff?: Staff) =>
  staffChoice(title, text, [way], staff);

/** Page for people who are not signed in. @param to path of the page that they wanted. */
export const signedOutPage = (publicBaseUrl: string, to: string): string =>
  staffNotice('Signed out', 'Sign in to see your airline’s flights, keys and certificates.', [
    'Sign in',
    // Under this address alone, which the sign-in comes back to.
    `${publicBaseUrl}${staffPaths.signIn}?${new URLSearchParams({ to })}`,
  ]);

import type { AccountView, ApiKeyView, CertificateView } from '../../ports/accounts.ts';
import type { Person } from '../../ports/people.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { type Staff, staffPage } from '../staff-page.ts';
import { keysSection } from './api-keys.ts';
import { certificatesSection } from './certificates.ts';
import { type FormFacts, formFields, type SentForm } from './form.ts';
import { peopleSection } from './people.ts';

export interface SettingsPage extends FormFacts {
  readonly account: AccountView;
  readonly keys: readonly ApiKeyView[];
  readonly certificates: readonly CertificateView[];
  readonly people: readonly Person[];
  readonly now: Date;
  /** Sentence on what was done. */
  readonly notice?: string | undefined;
  /** Sentence on why nothing was done. */
  readonly problem?: string | undefined;
  readonly sent?: SentForm | undefined;
}

/** The page on which an admin of an airline sees and changes its API keys, certificates and people. */
export const settingsPage = (page: SettingsPage): string =>
  settingsPageOf(
    page.staff,
    html`<p class="quiet">${page.account.name}</p>
${page.notice && html`<p class="notice" role="status">${page.notice}</p>\n`}${page.problem && html`<p role="alert">${page.problem}</p>\n`}${keysSection(page)}${certificatesSection(page)}${peopleSection(page)}`,
  );

/** An API key in the clear. @param notice on what was done. */
export const keyPage = (name: string, apiKey: string, staff: Staff, notice?: string): string =>
  settingsPageOf(
    staff,
    html`${notice && html`<p class="notice" role="status">${notice}</p>\n`}<section class="card" aria-labelledby="key">
<h2 id="key">${name}</h2>
<p>Click the key to select all of it. Anyone who has it can use it.</p>
<p class="key" tabindex="0">${apiKey}</p>
<a class="button plain" href="${staffPaths.settings}">Back to the settings</a>
</section>`,
  );

interface Question extends FormFacts {
  readonly question: string;
  readonly consequence: string;
  /** Path of the form, and what it sends besides. */
  readonly action: string;
  readonly more?: Html;
  readonly yes: string;
}

/** The question before what cannot be taken back, or takes something from others. */
export const questionPage = ({ question, consequence, action, more, yes, ...facts }: Question): string =>
  settingsPageOf(
    facts.staff,
    html`<section class="card" aria-labelledby="question">
<h2 id="question">${question}</h2>
<p>${consequence}</p>
<form method="post" action="${action}">${formFields(facts)}${more}<div class="buttons"><button class="danger">${yes}</button><a class="button plain" href="${staffPaths.settings}">Cancel</a></div></form>
</section>`,
  );

const settingsPageOf = (staff: Staff, content: Html) =>
  staffPage({ title: 'Settings', staff, here: staffPaths.settings, content });

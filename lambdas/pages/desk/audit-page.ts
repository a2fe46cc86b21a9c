import type { FieldChanges } from '../../domain/desk/changes.ts';
import { cutValue } from '../../domain/updates/history.ts';
import type { AuditLine } from '../../ports/audit.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { csvOf } from './csv.ts';
import { passPath } from './pass-path.ts';
import { choiceText } from './times.ts';

/** A line of the audit trail, as people read it. */
export interface AuditRow {
  readonly atUtc: string;
  /** Address of the person, or what else did it. */
  readonly by: string;
  readonly what: string;
  readonly about: string;
  /** Path of the pass's page; empty for what is about none. */
  readonly href: string;
  readonly change: string;
}

const columns = ['time (UTC)', 'by', 'what', 'about', 'change'] as const;

const textsOf = ({ atUtc, by, what, about, change }: AuditRow) => [atUtc, by, what, about, change];

/** @param nameOf address of a user; undefined for one who was removed. */
export function auditRow(line: AuditLine, nameOf: (user: string) => string | undefined): AuditRow {
  const { atUtc, user, act, isRefused, certificate, key, person, role, flight, pass, change, found } = line;
  const ofDesk = pass === undefined ? flight : `${flight}, pass ${pass}`;
  const about = person === undefined ? (ofDesk ?? certificate ?? key) : (nameOf(person) ?? person);
  return {
    atUtc: atUtc.slice(0, 19).replace('T', ' '),
    by: nameOf(user) ?? user,
    what: isRefused ? `${act}: refused` : act,
    about: about ?? (found === undefined ? '' : `passes found: ${found}`),
    href: pass === undefined ? '' : passPath(pass),
    change: change ? changeText(change) : (role ?? ''),
  };
}

/** The entry itself has whole texts, so that a change can be undone. */
const changeText = (change: FieldChanges) =>
  Object.entries(change)
    .map(([field, [before, after]]) =>
      before || after
        ? `${field}: ${cutValue(before) || 'none'} becomes ${cutValue(after) || 'none'}`
        : `${field}: values erased`,
    )
    .join(' | ');

/**
 * @param search text that every row has; sent, as a name or an address of a person stands in no address of a page.
 * @param more what is not shown; empty if that is nothing.
 */
export const auditPage = (rows: readonly AuditRow[], search: string, more: string, staff: Staff): string =>
  staffPage({
    title: 'Audit trail',
    here: staffPaths.audit,
    staff,
    content: html`<section class="card broad" aria-label="Audit trail">
<form method="post" action="${staffPaths.desk}/audit" autocomplete="off" class="filter">${csrfField(staff.csrfToken)}<div class="fields"><label for="q">Search</label><input type="search" id="q" name="q" value="${search}"></div><div class="buttons"><button class="plain">Search</button><button class="plain" formaction="${staffPaths.desk}/audit.csv">As CSV</button></div></form>
<table role="table" class="listing entries"><thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th scope="col" role="columnheader">${choiceText(name)}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => html`<tr role="row">${textsOf(row).map((text, place) => html`<td role="cell" data-label="${choiceText(columns[place] ?? '')}">${cellOf(row, text, place)}</td>`)}</tr>\n`)}</tbody></table>
${rows.length === 0 && html`<p>Nothing found.</p>`}${more && html`<p class="quiet">${more}</p>`}
</section>`,
  });

const cellOf = (row: AuditRow, text: string, place: number): Html | string => {
  if (columns[place] === 'what') return choiceText(text);
  return columns[place] === 'about' && row.href ? linkOf(row) : text;
};

/** The flight, and the key of the pass, which leads to its page. */
function linkOf({ about, href }: AuditRow): Html {
  const [flight, key] = about.split(', pass ');
  return html`${flight}, pass <a href="${href}"><code>${key}</code></a>`;
}

export const auditCsv = (rows: readonly AuditRow[]): string => csvOf([columns, ...rows.map(textsOf)]);

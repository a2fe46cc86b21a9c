import { type AuditRow, auditCsv, auditPage, auditRow } from '../pages/desk/audit-page.ts';
import { csvHeaders } from '../pages/desk/csv.ts';
import { shownName } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { Visit } from './visit.ts';

/** Rows on the page, entries that one request reads, and bytes of a file: Lambda answers 6 MB at most. */
const most = { shown: 200, read: 20_000, bytes: 3_000_000 };

/** `GET /desk/audit`, and `POST` with what is searched for. */
export async function showAudit(visit: Visit, services: DeskServices) {
  const { rows, isCut } = await found(visit, services);
  const shown = rows.slice(0, most.shown);
  const more = isCut
    ? `Only the latest ${most.read} entries were searched.`
    : rows.length > shown.length && 'There is more: search for it, or take the CSV.';
  return pageAnswer(200, auditPage(shown, visit.form.get('q') ?? '', more || '', visit.staff));
}

/** `POST /desk/audit.csv`. Its last line says if it is not whole. */
export async function exportAudit(visit: Visit, services: DeskServices) {
  const headers = csvHeaders('audit.csv');
  const { rows, isCut } = await found(visit, services);
  const all = auditCsv(rows);
  const bytes = Buffer.from(all);
  const cut = isCut || bytes.length > most.bytes;
  const whole = bytes.subarray(0, bytes.lastIndexOf('\r\n', most.bytes) + 2);
  return { statusCode: 200, headers, body: cut ? `${whole}"not whole: search for less"\r\n` : all };
}

/** Entries with the text that is searched for, latest first. */
async function found({ person: { account }, form }: Visit, { audit, peopleOf }: DeskServices) {
  const names = new Map((await peopleOf(account)).map((person) => [person.id, shownName(person)]));
  const search = (form.get('q') ?? '').trim().toLowerCase();
  const rows: AuditRow[] = [];
  let read = 0;
  for await (const line of audit.of(account)) {
    const row = auditRow(line, (user) => names.get(user));
    if (Object.values(row).some((text) => text.toLowerCase().includes(search))) rows.push(row);
    read += 1;
    if (read === most.read) break;
  }
  return { rows, isCut: read === most.read };
}

import { type AuditRow, auditCsv, auditPage, auditRow } from '../pages/desk/audit-page.ts';
import type { DeskServices } from '../ports/services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { Visit } from './router.ts';

/** Rows on the page, and entries that one request reads. */
const most = { shown: 200, read: 20_000 };

/** `GET /desk/audit`. */
export async function showAudit(visit: Visit, services: DeskServices) {
  const rows = await found(visit, services);
  const search = visit.query.q ?? '';
  return pageAnswer(200, auditPage(rows.slice(0, most.shown), search, rows.length <= most.shown, visit.staff));
}

/** `GET /desk/audit.csv`. */
export async function exportAudit(visit: Visit, services: DeskServices) {
  const headers = {
    'content-type': 'text/csv;charset=utf-8',
    'content-disposition': 'attachment; filename="audit.csv"',
    'cache-control': 'no-store',
  };
  return { statusCode: 200, headers, body: auditCsv(await found(visit, services)) };
}

/** Entries with the text that is searched for, latest first. */
async function found({ person: { account }, query }: Visit, { audit, peopleOf }: DeskServices): Promise<AuditRow[]> {
  const names = new Map((await peopleOf(account)).map(({ id, email }) => [id, email]));
  const search = (query.q ?? '').trim().toLowerCase();
  const rows: AuditRow[] = [];
  let read = 0;
  for await (const line of audit.of(account)) {
    const row = auditRow(line, (user) => names.get(user));
    if (Object.values(row).some((text) => text.toLowerCase().includes(search))) rows.push(row);
    read += 1;
    if (read === most.read) break;
  }
  return rows;
}

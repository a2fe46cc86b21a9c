import { fieldsRefused } from '../domain/request/errors.ts';
import { csvHeaders } from '../pages/desk/csv.ts';
import { type UsagePage, usageCsv, usagePage } from '../pages/desk/usage-page.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { Visit } from './visit.ts';

/** `GET /desk/usage`. */
export async function showUsage(visit: Visit, services: DeskServices) {
  return pageAnswer(200, usagePage(await usageOf(visit, services), visit.staff));
}

/** `GET /desk/usage.csv`. */
export async function exportUsage(visit: Visit, services: DeskServices) {
  const usage = await usageOf(visit, services);
  return { statusCode: 200, headers: csvHeaders(`usage-${usage.month}.csv`), body: usageCsv(usage) };
}

/** Without a month it is the present one. @throws E9003 that names the field */
async function usageOf({ person, query }: Visit, { brands, clock, usage }: DeskServices): Promise<UsagePage> {
  const { account } = person;
  const thisMonth = clock.now().toISOString().slice(0, '2027-03'.length);
  const { month = thisMonth } = query;
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month))
    throw fieldsRefused([{ field: 'month', message: 'must be a month as YYYY-MM' }]);
  const [uses, named] = await Promise.all([usage.of(account, month), brands.allOf(account)]);
  const names = new Map(named.map(({ id, fields }) => [id, fields['pass-template-name']]));
  return { month, thisMonth, uses, brands: names };
}

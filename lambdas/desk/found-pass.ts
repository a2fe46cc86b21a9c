import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { Pass } from '../domain/pass/pass.ts';
import { isPass } from '../domain/pass/record-change.ts';
import { ApiError } from '../domain/request/errors.ts';
import type { Template } from '../domain/template/template.ts';
import { flightName } from '../pages/desk/flight-page.ts';
import type { PassGone } from '../pages/desk/pass-gone-page.ts';
import type { FieldChanges } from '../ports/audit.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { auditedName } from './flight.ts';
import type { Visit } from './visit.ts';

/** A pass of the person's account, with its template. */
export interface FoundPass {
  readonly pass: Pass;
  readonly template: Template;
}

/** A pass of the person's account. @throws E9007 for any other */
export async function ownPass(
  passKey: string,
  { account }: Visit['person'],
  { passes }: Pick<DeskServices, 'passes'>,
): Promise<Pass> {
  const pass = await passes.find(passKey);
  if (pass?.account !== account || pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  return pass;
}

/** The pass in the address of a page. @throws E9007 for an unknown one, and for one of another account */
export async function foundPass({ params, person }: Visit, services: DeskServices): Promise<FoundPass> {
  const pass = await ownPass(params.key ?? '', person, services);
  const template = await services.templates.find(person.account, pass.templateId);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  return { pass, template };
}

/** End of the pass in the address of a page, if it is no more. */
export async function goneOf({ params, person }: Visit, { passes }: DeskServices): Promise<PassGone | undefined> {
  const record = await passes.findRecord(params.key ?? '');
  if (record?.account !== person.account) return undefined;
  const hasContact = record.contactHashes !== undefined;
  if (!isPass(record)) return { became: record.became, atUtc: record.deletedAtUtc, hasContact };
  return record.erasedAtUtc === undefined ? undefined : { became: 'erased', atUtc: record.erasedAtUtc, hasContact };
}

export const referenceOf = ({ templateId, passId }: Pass) => ({ 'pass-template-id': templateId, 'pass-id': passId });

/** Values of the fields that the desk changes, as callers have set them. */
export const valuesOf = ({ fields, notification, storedStatus, templateId }: Pass) => ({
  'pass-template-id': templateId,
  'pass-status': storedStatus,
  'passenger-kind': fields['passenger-kind'] ?? 'confirmed',
  'seat-number': fields['seat-number'],
  'boarding-group': fields['boarding-group'],
  'boarding-position': fields['boarding-position'],
  'pass-update-notification': notification,
});

/** The flight of a template in the audit trail. */
export const auditedFlight = ({ fields }: Template) => auditedName(flightOfTemplate(fields));

/** A change with flights in place of the ids of their templates. */
export async function shownChange(
  change: FieldChanges,
  { person }: Visit,
  { templates }: DeskServices,
): Promise<FieldChanges> {
  const { 'pass-template-id': move } = change;
  if (move === undefined) return change;
  const names = move.map(async (id) => {
    const template = await templates.find(person.account, id);
    return template ? flightName(flightOfTemplate(template.fields)) : id;
  });
  const [before = '', after = ''] = await Promise.all(names);
  return { ...change, 'pass-template-id': [before, after] };
}

import type { FieldChanges } from '../domain/desk/changes.ts';
import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { Pass } from '../domain/pass/pass.ts';
import { isPass } from '../domain/pass/record-change.ts';
import { ApiError } from '../domain/request/errors.ts';
import type { Template } from '../domain/template/template.ts';
import { flightName } from '../pages/desk/flight-texts.ts';
import type { PassGone } from '../pages/desk/pass-gone-page.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { auditedName } from './reviewed.ts';
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

/** The pass in the address of a page, or its end. @throws E9007 for an unknown one, and for one of another account */
export async function passOrEnd({ params, person }: Visit, services: DeskServices): Promise<FoundPass | PassGone> {
  const { account } = person;
  const record = await services.passes.findRecord(params.key ?? '');
  if (record?.account !== account) throw new ApiError('E9007_noSuchPass');
  const hasContact = record.contactHashes !== undefined;
  if (!isPass(record)) return { became: record.became, atUtc: record.deletedAtUtc, hasContact };
  if (record.erasedAtUtc !== undefined) return { became: 'erased', atUtc: record.erasedAtUtc, hasContact };
  const template = await services.templates.findLatest(account, record.templateId);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  return { pass: record, template };
}

/** The pass in the address of a page. @throws E9007 also for one that is no more */
export async function foundPass(visit: Visit, services: DeskServices): Promise<FoundPass> {
  const found = await passOrEnd(visit, services);
  if ('became' in found) throw new ApiError('E9007_noSuchPass');
  return found;
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

/** The flight of a template; undefined if there is no such template. */
export async function flightOfId(id: string, { person }: Visit, { templates }: DeskServices) {
  const template = await templates.find(person.account, id);
  return template && flightOfTemplate(template.fields);
}

/** A change with flights in place of the ids of their templates. */
export async function shownChange(change: FieldChanges, visit: Visit, services: DeskServices): Promise<FieldChanges> {
  const { 'pass-template-id': move } = change;
  if (move === undefined) return change;
  const [before, after] = await Promise.all(move.map((id) => flightOfId(id, visit, services)));
  return { ...change, 'pass-template-id': [before ? flightName(before) : '', after ? flightName(after) : ''] };
}

import { equalAsJson } from '../../lambdas/domain/fields/changes.ts';
import { History } from '../universe/history.ts';
import { call } from './call.ts';
import type { CallerAccount } from './client.ts';
import type { KnownTemplate, Workload } from './known.ts';
import { type BarcodeCheck, flight, templateRequest } from './requests.ts';

export async function createTemplate(
  workload: Workload,
  account: CallerAccount,
  check: BarcodeCheck,
  more: object = {},
): Promise<KnownTemplate | undefined> {
  const number = workload.next();
  const times = {
    boarding: '2027-03-15T16:00:00',
    closing: '2027-03-15T16:20:00',
    departure: '2027-03-15T16:30:00',
    arrival: '2027-03-15T17:40:00',
    expiry: workload.chance.is(0.5) ? '2027-03-15T18:00:00' : '2027-03-20T18:00:00',
  };
  const request = { ...templateRequest(`Flight ${number}`, `G${number}`, times, check), ...more };
  const result = await call(workload, account, request);
  if (!result?.isDone) return undefined;
  const template = {
    account,
    id: String(result.body['pass-template-id']),
    barcodeCheck: check,
    number: flight['flight-number'],
  };
  if (workload.history.template(template.id) === undefined)
    workload.fail('what was acknowledged is readable', `template ${template.id} is not there`);
  workload.templates.push(template);
  return template;
}

/** Limit of templates: more would leave each with few passes. */
const mostTemplates = 7;

/** Fields that a copy leaves behind: the flight's day. */
const ofTheDay = [
  ...['flight-status', 'flight-status-reason', 'flight-status-reason-code', 'void-passes'],
  ...['estimated-boarding-time', 'estimated-departure-time', 'estimated-arrival-time'],
];

/** Copies a template that others change meanwhile into another one of the flight: the copy has one of its states. */
export async function copyTemplate(workload: Workload, source: KnownTemplate): Promise<void> {
  const { history, templates } = workload;
  if (templates.length >= mostTemplates) return;
  const number = workload.next();
  const changes = { 'pass-template-name': `Copy ${number}`, 'origin-gate': `G${number}` };
  const request = { action: 'copytemplate', 'pass-template-id': source.id, ...changes };
  const result = await call(workload, source.account, request);
  if (!result?.isDone) return;
  const id = String(result.body['pass-template-id']);
  const made = history.templates.get(id)?.[0]?.item;
  const copies = History.since(history.templates.get(source.id), result.startStep).map(({ fields }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !ofTheDay.includes(name))),
    ...changes,
  }));
  if (!made || !copies.some((copy) => equalAsJson(copy, made.fields)) || made.flightDay || made.lastNotification)
    workload.fail('what was acknowledged is readable', `template ${id} is no copy of ${source.id}`);
  else templates.push({ ...source, id, number: made.fields['flight-number'] });
}

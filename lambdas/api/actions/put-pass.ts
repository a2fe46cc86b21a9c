import * as z from 'zod';
import type { Pass } from '../../domain/pass/pass.ts';
import { isPass } from '../../domain/pass/record-change.ts';
import { fieldsRefused } from '../../domain/request/errors.ts';
import { type Warning, warnings, warningsOf } from '../../domain/request/warning.ts';
import type { Template } from '../../domain/template/template.ts';
import { aheadProblem } from '../../domain/time/event-time.ts';
import { type PassPut, passPut, wholeChanges, wholeContact } from '../../domain/updates/pass-put.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction, unchangedAnswer } from '../action.ts';
import { flightOfEvent } from '../brands/brand-flights.ts';
import { type Changed, dropFiles, updatedAsRead } from '../passes/changed-pass.ts';
import { groupPageOf, withGroupKey } from '../passes/groups.ts';
import { issuedPass, issuedPassOf } from '../passes/issued-pass.ts';
import { movedAsRead } from '../passes/moved-pass.ts';
import { newPass } from '../passes/new-pass.ts';

const outcome = z.enum(['issued', 'updated', 'moved', 'unchanged', 'superseded', 'gone']);

const putAnswer = issuedPass.extend({
  'pass-template-id': z.string(),
  outcome,
  'pass-install-url': z.optional(issuedPass.shape['pass-install-url']),
  warnings,
});

type PutAnswer = z.output<typeof putAnswer>;
type Attempt = Promise<Changed<PutAnswer> | typeof contended>;

/**
 * Takes a check-in event: a passenger on a flight, at a time. It creates the pass and the flight’s template, changes the
 * pass or moves it. Events may come in any order, and more than once.
 * @throws E9037 for an event-time ahead of our clock, E9006 for an unknown brand, E9025 and E9026 as generatepass,
 * E9018 as updatepassdata, E9032, E9033, E9034 and E9035 as movepass.
 * Source: docs/api/putpass.md#putpass;
 * docs/decisions/order-of-events.md#the-newest-event-holds
 */
export const putPass = defineAction({
  name: 'putpass',
  scope: 'issue',
  input: passPut,
  output: putAnswer,
  internalError: 'internal',
  isWrite: true,
  async run(sent, call) {
    const message = aheadProblem(sent['event-time'], call.clock.now());
    if (message) throw fieldsRefused([{ field: 'event-time', message }], 'eventInFuture');
    const { 'pass-data': data } = sent;
    const put = { ...sent, 'pass-data': { ...data, fields: await withGroupKey(data.fields, call) } };
    const { answer, pass } = await untilWritten(call.clock, () => putIfUnchanged(put, call));
    await dropFiles(pass, call);
    return answer;
  },
});

/** One attempt, on the condition that the pass is as read (optimistic locking). */
async function putIfUnchanged(put: PassPut, call: Call): Attempt {
  const { account, identity, passes } = call;
  const record = await passes.findRecord(await identity.passKey(account.id, put['pass-id']));
  if (record === undefined) return issue(put, call);
  if (!isPass(record) || record.erasedAtUtc !== undefined) {
    const ids = { 'pass-id': put['pass-id'], 'pass-template-id': record.templateId };
    return settled({ ...ids, outcome: 'gone', 'tracking-id': call.trackingId }, call);
  }
  const flightTemplate = () => call.templates.find(account.id, record.templateId);
  if (put['event-time'] < (record.eventTimeUtc ?? '') || isBeforeVoiding(put, await flightTemplate()))
    return settled(await answerOf(record, 'superseded', [], call), call);
  const flight = await flightOfEvent(put, call);
  return flight.template.id === record.templateId ? update(put, record, flight, call) : move(put, record, flight, call);
}

/** True if the passes of the flight were voided later than the event: that is an event of theirs, of the moment at which it came. */
const isBeforeVoiding = ({ 'event-time': time }: PassPut, flightTemplate: Template | undefined) =>
  time < (flightTemplate?.flightDay?.voidedSinceUtc ?? '');

type Flight = Awaited<ReturnType<typeof flightOfEvent>>;

async function issue(put: PassPut, call: Call): Attempt {
  const { template, warnings: differing } = await flightOfEvent(put, call);
  const { fields, status } = put['pass-data'];
  const draft = {
    passId: put['pass-id'],
    fields,
    contact: put['pass-meta-data'] ?? {},
    referenceData: put['reference-data'],
    status: put['pass-status'] ?? status,
    eventTimeUtc: put['event-time'],
  };
  const answer = await newPass(template, draft, call, (pass, { groupPage, warned }) => ({
    ...issuedPassOf(pass, call),
    'pass-template-id': template.id,
    outcome: 'issued' as const,
    ...groupPage,
    ...warningsOf([...differing, ...warned]),
  }));
  // Another event has made the pass meanwhile.
  return answer ? { answer } : contended;
}

async function update(put: PassPut, pass: Pass, { template, warnings: differing }: Flight, call: Call): Attempt {
  const changes = {
    reference: { 'pass-id': pass.passId, 'pass-template-id': template.id },
    priority: put.priority ?? false,
    ...changesOf(put, pass),
    status: put['pass-status'] ?? put['pass-data'].status,
    notification: put['pass-data'].notification,
  };
  const groupPage = await groupPageOf(fieldsAfter(put, pass), call);
  return updatedAsRead({ template, pass }, changes, call, (updated, warned) => {
    const isChanged = updated !== pass;
    const again = isChanged ? repeatedTime(put, pass) : [];
    const all = [...differing, ...warned, ...again, ...stayingStrip(put, pass)];
    return answerWith(pass, template.id, isChanged ? 'updated' : 'unchanged', groupPage, all, call);
  });
}

async function move(put: PassPut, pass: Pass, { template, warnings: differing }: Flight, call: Call): Attempt {
  const { account, templates } = call;
  // Not cached: phones have been notified of the latest versions, of which the version sum consists.
  const [from, to] = await Promise.all([
    templates.findLatest(account.id, pass.templateId),
    templates.findLatest(account.id, template.id),
  ]);
  if (from === undefined || to === undefined) throw new Error('The template of a pass is gone');
  if (isBeforeVoiding(put, from)) return settled(await answerOf(pass, 'superseded', [], call), call);
  const { data, ...beside } = changesOf(put, pass);
  const { status, notification } = put['pass-data'];
  const changes = {
    'pass-data': { ...data, status: put['pass-status'] ?? status, notification },
    priority: put.priority,
    ...beside,
  };
  const groupPage = await groupPageOf(fieldsAfter(put, pass), call);
  return movedAsRead({ from, to, pass }, changes, call, (warned) => {
    const all = [...differing, ...warned, ...repeatedTime(put, pass), ...stayingStrip(put, pass)];
    return answerWith(pass, to.id, 'moved', groupPage, all, call);
  });
}

const changesOf = (put: PassPut, pass: Pass) => ({
  data: wholeChanges(pass.fields, put['pass-data'].fields),
  contact: wholeContact(pass.contact, put['pass-meta-data']),
  referenceData: put['reference-data'],
  eventTimeUtc: put['event-time'],
});

/** The pass's group, which stays if the event has none. */
const fieldsAfter = ({ 'pass-data': { fields } }: PassPut, pass: Pass) =>
  fields['group-id'] === undefined ? pass.fields : fields;

/** Two events of one time that say different things: nobody knows which of them is the newer one. */
const repeatedTime = (put: PassPut, { eventTimeUtc }: Pass): Warning[] =>
  put['event-time'] === eventTimeUtc
    ? [
        {
          code: 'event-time-repeated',
          field: 'event-time',
          text: 'Another event of this time had other data: this one, which came later, holds.',
        },
      ]
    : [];

const stayingStrip = ({ 'pass-data': { fields } }: PassPut, pass: Pass): Warning[] =>
  fields['strip-image'] === undefined || fields['strip-image'] === pass.fields['strip-image']
    ? []
    : [{ code: 'field-ignored', field: 'strip-image', text: 'strip-image stays as the pass was issued.' }];

const answerWith = (
  pass: Pass,
  templateId: string,
  outcome: PutAnswer['outcome'],
  groupPage: Awaited<ReturnType<typeof groupPageOf>>,
  warned: readonly Warning[],
  call: Call,
): PutAnswer => ({
  ...issuedPassOf(pass, call),
  'pass-template-id': templateId,
  outcome,
  ...groupPage,
  ...warningsOf(warned),
});

const answerOf = async (pass: Pass, outcome: PutAnswer['outcome'], warned: readonly Warning[], call: Call) =>
  answerWith(pass, pass.templateId, outcome, await groupPageOf(pass.fields, call), warned, call);

/** The answer of an event that changes nothing; a call with an Idempotency-Key stores it. */
const settled = async (answer: PutAnswer, call: Call): Attempt => ({ answer: await unchangedAnswer(answer, call) });

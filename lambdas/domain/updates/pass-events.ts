import * as z from 'zod';
import { changedNames, equalAsJson } from '../fields/changes.ts';
import type { Pass, PassStatus, Tombstone, Wallet } from '../pass/pass.ts';
import { isPass, type RecordChange } from '../pass/record-change.ts';

/** Incremented when an event loses a field or a field changes its meaning; new fields do not count. */
const eventSchemaVersion = 1;

const ofEvery = {
  'schema-version': z.literal(eventSchemaVersion),
  'event-id': z.string().describe('The same when the event is delivered again, and of no other event.'),
  'event-type': z.string(),
  'occurred-at': z.iso.datetime().describe('When the change took effect, UTC.'),
  account: z.string(),
  'pass-template-id': z.string(),
  'tracking-id': z.string().describe('Of the last call that changed the pass or the template.'),
};

const ofEveryPass = {
  ...ofEvery,
  'pass-id': z.string(),
  'pass-status': z.enum(['active', 'redeemed', 'expired', 'voided']),
  'user-email': z.optional(z.string()),
  'user-phone': z.optional(z.string()),
  'reference-data': z.optional(z.record(z.string(), z.unknown())),
  'event-time': z.optional(z.iso.datetime()).describe('Of the event of putpass that made the change, UTC.'),
};

const wallet = z.enum(['walleta', 'walletb']);
const passEvent = <Type extends string, Shape extends z.ZodRawShape>(type: Type, more: Shape) =>
  z.object({ ...ofEveryPass, 'event-type': z.literal(type), ...more });

/** Every event on the event bus. docs/events.schema.json is generated from it. */
export const serviceEvent = z.discriminatedUnion('event-type', [
  passEvent('PassGenerated', {}),
  passEvent('PassInstalled', { wallet }),
  passEvent('PassUninstalled', { wallet }),
  passEvent('PassUpdated', {}),
  passEvent('PassMoved', { 'previous-pass-template-id': z.string().describe('Of the flight that the pass has left.') }),
  passEvent('PassStatusChanged', { 'previous-pass-status': ofEveryPass['pass-status'] }),
  passEvent('PassExpired', { 'previous-pass-status': ofEveryPass['pass-status'] }),
  passEvent('PassArchived', {}),
  passEvent('PassDeleted', {}),
  z.object({
    ...ofEvery,
    'event-type': z.literal('TemplateUpdated'),
    'changed-fields': z.array(z.string()).describe('Names as in createpasstemplate, sorted.'),
  }),
]);

export type ServiceEvent = z.output<typeof serviceEvent>;

/** The events of a committed change, if any. Deterministic, including the ids, so that receivers can deduplicate. */
export function eventsOf(change: RecordChange): readonly ServiceEvent[] {
  if (change.kind === 'template') return templateEvents(change);
  return change.kind === 'pass' ? passEvents(change) : [];
}

function templateEvents({ id, before, after }: RecordChange & { kind: 'template' }): ServiceEvent[] {
  if (before === undefined || after === undefined || before.version === after.version) return [];
  return [
    {
      'schema-version': eventSchemaVersion,
      'event-id': `${id}-TemplateUpdated`,
      'event-type': 'TemplateUpdated',
      'occurred-at': after.updatedAtUtc,
      account: after.account,
      'pass-template-id': after.id,
      'tracking-id': after.trackingId,
      'changed-fields': [...changedNames(before.fields, after.fields)].sort(),
    },
  ];
}

function passEvents({ id, before, after }: RecordChange & { kind: 'pass' }): ServiceEvent[] {
  const pass = isPass(after) ? after : before;
  if (!isPass(pass)) return [];
  return eventsFor(before, after).map(
    ({ type, at, wallet, ...more }) =>
      ({
        'schema-version': eventSchemaVersion,
        'event-id': [id, type, ...(wallet ? [wallet] : [])].join('-'),
        'event-type': type,
        'occurred-at': at,
        account: pass.account,
        'pass-template-id': pass.templateId,
        'tracking-id': (after ?? pass).trackingId,
        'pass-id': pass.passId,
        'pass-status': statusOf(pass),
        ...pass.contact,
        ...(pass.referenceData && { 'reference-data': pass.referenceData }),
        ...(wallet && { wallet }),
        ...eventTimeOf(pass, before),
        ...more,
      }) as ServiceEvent,
  );
}

/** The time of the event that a change came from; other calls are events of the moment at which they change the pass. */
function eventTimeOf({ eventTimeUtc, trackingId, updatedAtUtc }: Pass, before: Pass | Tombstone | undefined) {
  const isOfEvent = before?.trackingId !== trackingId && eventTimeUtc !== updatedAtUtc;
  return isOfEvent && eventTimeUtc !== undefined ? { 'event-time': eventTimeUtc } : {};
}

interface EventDraft {
  readonly type: ServiceEvent['event-type'];
  readonly at: string;
  readonly wallet?: Wallet;
  readonly 'previous-pass-status'?: PassStatus;
  readonly 'previous-pass-template-id'?: string;
}

function eventsFor(before: Pass | Tombstone | undefined, after: Pass | Tombstone | undefined): EventDraft[] {
  if (!isPass(after)) return isPass(before) && after ? [ending(after)] : [];
  if (!isPass(before)) return [{ type: 'PassGenerated', at: after.createdAtUtc }];
  return [...installs(before, after), ...statusChange(before, after), ...update(before, after)];
}

function ending(tombstone: Tombstone): EventDraft {
  return { type: tombstone.became === 'archived' ? 'PassArchived' : 'PassDeleted', at: tombstone.deletedAtUtc };
}

function installs(before: Pass, after: Pass): EventDraft[] {
  return wallet.options.flatMap((name) => {
    const state = after.wallets?.[name];
    if (state === undefined || state.state === before.wallets?.[name]?.state) return [];
    const type = state.state === 'installed' ? 'PassInstalled' : 'PassUninstalled';
    return [{ type, at: state.atUtc, wallet: name }];
  });
}

/** The status as published: expired once the expiration has been recorded. */
function statusOf({ storedStatus: status, expiryNotedUtc }: Pass): PassStatus {
  return status === 'active' && expiryNotedUtc !== undefined ? 'expired' : status;
}

function statusChange(before: Pass, after: Pass): EventDraft[] {
  const { expiryNotedUtc } = after;
  const previous = { 'previous-pass-status': statusOf(before) };
  // Also no event if an expired pass gets another expiration in the past.
  if (statusOf(before) === statusOf(after)) return [];
  if (expiryNotedUtc !== undefined) return [{ type: 'PassExpired', at: expiryNotedUtc, ...previous }];
  // A moved expiration has no instant of its own.
  const at = before.storedStatus === after.storedStatus ? after.updatedAtUtc : after.storedStatusSinceUtc;
  return [{ type: 'PassStatusChanged', at, ...previous }];
}

/** Calls that changed more than the status; including contact data, although phones are not notified of it. */
function update(before: Pass, after: Pass): EventDraft[] {
  if (before.templateId !== after.templateId)
    return [{ type: 'PassMoved', at: after.updatedAtUtc, 'previous-pass-template-id': before.templateId }];
  const isCall = before.trackingId !== after.trackingId;
  const isStatusOnly =
    before.storedStatus !== after.storedStatus &&
    before.notification === after.notification &&
    equalAsJson(before.fields, after.fields) &&
    equalAsJson(before.contact, after.contact);
  return isCall && !isStatusOnly ? [{ type: 'PassUpdated', at: after.updatedAtUtc }] : [];
}

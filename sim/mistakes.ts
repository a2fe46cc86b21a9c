import { revisedPass } from '../lambdas/domain/pass/pass.ts';
import { ofBookings } from './mistakes-of-bookings.ts';
import { ofPhones } from './mistakes-of-phones.ts';
import { type Mistake, replacing, weakened, withItems, withValues } from './universe/mistaken-requests.ts';
import { environment } from './world/environment.ts';

/** Mistakes that a simulation has to find, by the rules that they break. */
export const mistakes: Readonly<Record<string, Mistake>> = {
  'a pass is created without a condition': {
    breaks: 'at most one pass has a pass-id',
    sent: weakened(({ item }, { condition }) => item?.SK === 'PASS' && condition === 'attribute_not_exists(PK)'),
  },
  'a pass is updated without a condition': {
    breaks: 'what was acknowledged is readable',
    sent: weakened(({ key }, { condition }) => key?.SK === 'PASS' && condition.startsWith('#revision')),
  },
  'a pass is deleted without a condition': {
    breaks: 'a tombstone stays one',
    sent: weakened(({ item }) => item?.SK === 'PASS' && 'deletedAtUtc' in item),
  },
  'a link counts without a condition': {
    breaks: 'a link makes no more passes than its limit',
    sent: weakened(({ key, update }) => key?.SK === 'LINK' && update?.startsWith('ADD')),
  },
  '0044 undone: a notified phone is notified again': {
    breaks: 'a change is pushed at most five times, each at its minute',
    code: ({ pushDevices }) => ({
      pushDevices: (work, services) => {
        const find: typeof services.records.find = async (targets) => {
          const { passes, registrations } = await services.records.find(targets);
          return { passes, registrations: registrations.map((each) => ({ ...each, pushedSum: 0 })) };
        };
        return pushDevices(work, { ...services, records: replacing(services.records, 'find', () => find) });
      },
    }),
  },
  '0055 undone: an event has another id each time': {
    breaks: 'every event comes at least once, with one id',
    code: ({ publishRecords }) => {
      let deliveries = 0;
      return {
        publishRecords: (records, services, shard) => {
          deliveries += 1;
          return publishRecords(
            records.map((record) => ({ ...record, eventID: `${record.eventID}-${deliveries}` })),
            services,
            shard,
          );
        },
      };
    },
  },
  '0056 undone: two workers may claim a notification': {
    breaks: 'Wallet B notifies of a change once',
    sent: withItems((each) =>
      each.UpdateExpression?.startsWith('SET walletBClass') && each.ConditionExpression?.includes(':before')
        ? { ...each, ConditionExpression: 'version = :version AND (walletBClass = :before OR attribute_exists(PK))' }
        : each,
    ),
  },
  'the templates of a flight change one after the other': {
    sent: (_operation, request, { execute, later }) => {
      const { TransactItems = [] } = request;
      const [first, ...others] = TransactItems.flatMap(({ Update }) => (Update?.Key?.SK === 'TEMPLATE' ? Update : []));
      if (first === undefined || others.length === 0) return request;
      for (const { ConditionExpression, ...update } of others)
        later(() => {
          try {
            execute('UpdateItem', { ...update, ConditionExpression });
          } catch {
            // Another change came before.
          }
        });
      return { ...request, TransactItems: TransactItems.filter(({ Update }) => !Update || !others.includes(Update)) };
    },
  },
  'a tracking-id is lost': {
    breaks: 'what was acknowledged is readable',
    sent: withValues(({ ':trackingId': id }) => (id === undefined ? undefined : { ':trackingId': 'lost' })),
  },
  'a fan-out forgets its second round': {
    breaks: 'files are current or gone',
    code: ({ fanOutTemplate }) => ({
      fanOutTemplate: (work, services) => {
        const add: typeof services.fanOuts.add = async (more, options) => {
          if (options?.delaySeconds === undefined) await services.fanOuts.add(more);
        };
        return fanOutTemplate(work, { ...services, fanOuts: { add } });
      },
    }),
  },
  'an erasure leaves the archive': {
    breaks: 'data of an erased person is nowhere',
    code: ({ erasePassenger }) => ({
      erasePassenger: (services, run) => erasePassenger({ ...services, removeArchived: async () => 0 }, run),
    }),
  },
  'an emptied pass retains a value': {
    breaks: 'data of an erased person is nowhere',
    sent: (operation, request, { execute }) => {
      const { Item } = request;
      if (operation !== 'PutItem' || Item?.erasedAtUtc === undefined) return request;
      const { PK, SK, fields } = Item as { PK: string; SK: string; fields: object };
      const key = { TableName: environment.TABLE_NAME, Key: { PK, SK }, ConsistentRead: true };
      const { Item: before } = execute('GetItem', key) as { Item?: { fields?: Readonly<Record<string, unknown>> } };
      const code = before?.fields?.['confirmation-number'];
      return { ...request, Item: { ...Item, fields: { ...fields, 'confirmation-number': code } } };
    },
  },
  'a due entry is removed before its work': {
    breaks: 'queues and due index are empty',
    code: ({ processDuePass }) => ({
      processDuePass: async (work, services) => {
        const pass = await services.passes.find(work.passKey);
        // This mistake takes the absence of an entry for finished work.
        if (pass && pass.dueAtUtc === undefined) return;
        const without = pass && revisedPass(pass, { dueAtUtc: undefined }, { writeId: services.newWriteId() });
        if (without) await services.passes.update(without);
        return processDuePass(work, services);
      },
    }),
  },
  'a batch of the stream counts as done when its events are not taken': {
    breaks: 'every event comes at least once, with one id',
    code: ({ publishRecords }) => ({
      publishRecords: async (...batch) => {
        await publishRecords(...batch);
        return { batchItemFailures: [] };
      },
    }),
  },
  '0371 undone: the history of a deleted pass stays': {
    breaks: 'every change is in the history, and nothing of a pass that is gone',
    code: ({ publishRecords }) => ({
      publishRecords: (records, { history, ...services }, shard) =>
        publishRecords(
          records,
          { ...services, history: { add: (entries) => history.add(entries), remove: async () => 0 } },
          shard,
        ),
    }),
  },
  'a batch of the stream counts each time that it comes': {
    breaks: 'lists and counts equal their members',
    sent: weakened(({ key }) => String(key?.PK).startsWith('USAGE#')),
  },
  'a message counts as done when it fails': {
    breaks: 'Wallet B has the latest version',
    code: ({ updateGoogle }) => ({
      updateGoogle: (services, work, isRedelivered) => updateGoogle(services, work, isRedelivered).catch(() => {}),
    }),
  },
  'an answer is stored beside the change, not with it': {
    breaks: 'a repeated call has one answer',
    sent: (_operation, request) => {
      const { TransactItems } = request;
      const remaining = TransactItems?.filter(({ Put }) => Put?.Item?.SK !== 'IDEMPOTENCY');
      return remaining && remaining.length > 0 ? { ...request, TransactItems: remaining } : request;
    },
  },
  'a call does not know its own write': {
    breaks: 'a call that was done is never answered as refused',
    sent: withItems((each) =>
      each.Item?.writeId === undefined ? each : { ...each, Item: { ...each.Item, writeId: 'unknown' } },
    ),
  },
  ...ofBookings,
  ...ofPhones,
};

import type { Registration } from '../lambdas/domain/pass/registration.ts';
import type { PushServices } from '../lambdas/jobs/push/send-pushes.ts';
import { type Mistake, replacing, type TableRequest, withItems } from './universe/mistaken-requests.ts';

/** Pushes with other services. */
const pushingWith =
  (change: (services: PushServices) => PushServices): NonNullable<Mistake['code']> =>
  (real) => ({
    pushDevices: (work, services) => real.pushDevices(work, change(services)),
  });

/** Repeats pushes to devices whose registrations are read otherwise. */
const readingAs = (change: (each: Registration) => Registration) =>
  pushingWith((services) => ({
    ...services,
    records: replacing(
      services.records,
      'notified',
      (notified) =>
        async (...of) =>
          (await notified(...of)).map(change),
    ),
  }));

const inTime = 'a phone that can be reached is current within an hour';
const atItsMinute = 'a change is pushed at most five times, each at its minute';

const updatingIf = (start: string, change: (condition: string) => string) =>
  withItems((each: TableRequest) =>
    each.UpdateExpression?.startsWith(start)
      ? { ...each, ConditionExpression: change(each.ConditionExpression ?? '') }
      : each,
  );

/** Mistakes in what is recorded of phones. */
export const ofPhones: Readonly<Record<string, Mistake>> = {
  'no fetch is recorded': {
    breaks: 'what a phone has fetched is on record',
    sent: updatingIf('SET fetched =', (condition) => condition.replace(' OR ', ' AND ')),
  },
  'a push is never repeated': {
    breaks: inTime,
    code: ({ pushDevices }) => ({
      pushDevices: async (work, services) => (work.again ? undefined : pushDevices(work, services)),
    }),
  },
  'a push is repeated although its phone has fetched': {
    breaks: atItsMinute,
    code: readingAs((each) => ({ ...each, fetched: undefined })),
  },
  'a push is repeated before its minute': {
    breaks: atItsMinute,
    code: readingAs(({ pushedAtUtc = '', ...each }) => ({
      ...each,
      pushedAtUtc: pushedAtUtc && new Date(Date.parse(pushedAtUtc) - 1_800_000).toISOString(),
    })),
  },
  'a push is repeated after its flight has left': {
    breaks: atItsMinute,
    code: pushingWith((services) => ({
      ...services,
      templates: replacing(services.templates, 'findLatest', (find) => async (...of) => {
        const template = await find(...of);
        if (template === undefined) return undefined;
        const { 'estimated-departure-time': _estimate, 'flight-status': _status, ...fields } = template.fields;
        return { ...template, fields: { ...fields, 'departure-time': '2099-01-01T00:00:00' } };
      }),
    })),
  },
};

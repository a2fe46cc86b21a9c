import { isPass } from '../lambdas/domain/pass/record-change.ts';
import type { Services } from '../lambdas/ports/services.ts';
import { calling, type Mistake, replacing, weakened } from './universe/mistaken-requests.ts';

const newestHolds = 'each pass ends at its newest event';

type FoundPass = Awaited<ReturnType<Services['passes']['findRecord']>>;

/** Changes the pass that events find. */
const findingPass = (changed: (pass: NonNullable<FoundPass>) => NonNullable<FoundPass>) =>
  calling(/^putpass/, ({ passes }) => ({
    passes: replacing(passes, 'findRecord', (find) => async (...of) => {
      const record = await find(...of);
      return record && changed(record);
    }),
  }));

/** Mistakes in the events of check-in systems. */
export const ofCheckIn: Readonly<Record<string, Mistake>> = {
  'an older event of a pass holds': {
    breaks: newestHolds,
    code: findingPass((record) => (isPass(record) ? { ...record, eventTimeUtc: undefined } : record)),
  },
  'the first of two events of one time holds': {
    breaks: newestHolds,
    code: findingPass((record) =>
      isPass(record) && record.eventTimeUtc
        ? { ...record, eventTimeUtc: new Date(Date.parse(record.eventTimeUtc) + 1).toISOString() }
        : record,
    ),
  },
  'an event puts its pass without a condition': {
    breaks: 'at most one pass has a pass-id',
    sent: weakened(
      ({ item }, { condition }) =>
        item?.SK === 'PASS' && item.eventTimeUtc !== undefined && condition === 'attribute_not_exists(PK)',
    ),
  },
  'an event that confirms a pass leaves no time': {
    breaks: newestHolds,
    code: calling(/^putpass/, ({ passes }) => {
      const versions = new Map<string, number>();
      const found = replacing(passes, 'findRecord', (find) => async (...of) => {
        const record = await find(...of);
        if (record && isPass(record)) versions.set(record.passKey, record.version);
        return record;
      });
      return {
        passes: replacing(
          found,
          'update',
          (update) => async (pass, receipt) => versions.get(pass.passKey) === pass.version || update(pass, receipt),
        ),
      };
    }),
  },
  'an event reinstates a voided pass': {
    breaks: newestHolds,
    code: findingPass((record) => (isPass(record) ? { ...record, storedStatus: 'active' } : record)),
  },
  'an update of a pass is no event': {
    breaks: newestHolds,
    code: calling(/^updatepass(data|es)$/, ({ passes }) => {
      const times = new Map<string, string | undefined>();
      const found = replacing(passes, 'find', (find) => async (...of) => {
        const pass = await find(...of);
        if (pass) times.set(pass.passKey, pass.eventTimeUtc);
        return pass;
      });
      return {
        passes: replacing(
          found,
          'update',
          (update) => (pass, receipt) => update({ ...pass, eventTimeUtc: times.get(pass.passKey) }, receipt),
        ),
      };
    }),
  },
  'an event leaves its pass on the former flight': {
    breaks: newestHolds,
    code: calling(/^putpass/, ({ identity }) => ({
      identity: replacing(
        identity,
        'flightTemplateId',
        (idOf) => (account, brand, flight) => idOf(account, brand, { ...flight, number: '1' }),
      ),
    })),
  },
  'a flight’s template is put without its condition': {
    breaks: 'a flight has one template a brand',
    sent: weakened(({ item }) => item?.SK === 'TEMPLATE' && item.brand !== undefined),
  },
  'a flight has another template for each event': {
    breaks: 'a flight has one template a brand',
    code: calling(/^putpass/, ({ identity }) => ({
      identity: replacing(
        identity,
        'flightTemplateId',
        (idOf) => (account, brand, flight) => idOf(account, brand, { ...flight, airline: identity.newNonce() }),
      ),
    })),
  },
};

import { isPass } from '../lambdas/domain/pass/record-change.ts';
import { calling, isPlace, type Mistake, replacing, weakened, withValues } from './universe/mistaken-requests.ts';

/** Forgets a part of a flight's day. */
const withoutOfDay = (name: string) =>
  withValues(({ ':flightDay': day }) =>
    day === undefined
      ? undefined
      : { ':flightDay': JSON.parse(JSON.stringify({ ...(day as object), [name]: undefined })) },
  );

/** Mistakes in calls with many rows, groups, timetables, moves and events of check-in. */
export const ofBookings: Readonly<Record<string, Mistake>> = {
  'a barcode that differs is not refused': {
    breaks: 'a barcode says what its pass says',
    code: calling(/./, ({ templates }) => ({
      templates: replacing(templates, 'find', (find) => async (...ids) => {
        const template = await find(...ids);
        return template && { ...template, fields: { ...template.fields, 'barcode-check': 'warn' } };
      }),
    })),
  },
  'a row of a repeated call is done again': {
    breaks: 'a repeated call has one answer',
    code: ({ dispatch }) => {
      let calls = 0;
      return {
        dispatch: (request, services) => {
          calls += 1;
          const other = 1_000 * calls;
          const identity = replacing(services.identity, 'idempotencySecret', (secretOf) => async (...key) => {
            const secret = await secretOf(...key);
            return { ...secret, ofRow: (row) => secret.ofRow(row + other) };
          });
          return dispatch(request, { ...services, identity });
        },
      };
    },
  },
  'a deleted member stays in its group': {
    breaks: 'a group has its passes',
    sent: (_operation, request) => {
      const { TransactItems = [] } = request;
      const ends = TransactItems.some(({ Put }) => Put?.Item && 'deletedAtUtc' in Put.Item);
      return ends
        ? { ...request, TransactItems: TransactItems.filter(({ Delete }) => !isPlace(Delete?.Key)) }
        : request;
    },
  },
  'a place in a group is taken without a condition': {
    breaks: 'a group has its passes',
    sent: weakened(({ item }) => isPlace(item)),
  },
  'the timetable moves with boarding': {
    breaks: 'the timetable stays',
    sent: withoutOfDay('originalBoardingTime'),
  },
  'a boarding time outlives the departure that it was sent for': {
    breaks: 'no two times contradict each other unmarked',
    sent: withoutOfDay('boardingSentFor'),
  },
  'a pass moves without its devices': {
    breaks: 'a pass moves as a whole',
    sent: (_operation, request) => {
      const { TransactItems } = request;
      const left = TransactItems?.filter(({ Update }) => !Update?.UpdateExpression?.startsWith('SET templateId'));
      return left ? { ...request, TransactItems: left } : request;
    },
  },
  'a pass that moves begins to count its versions anew': {
    sent: withValues(({ ':sumBefore': sum }) => (sum === undefined ? undefined : { ':sumBefore': 0 })),
  },
  'an older message of a flight holds': {
    breaks: 'each field of a flight ends at its newest message',
    code: calling(/./, ({ flights }) => ({
      flights: replacing(flights, 'templates', (find) => async (...flight) => {
        const templates = await find(...flight);
        return templates?.map(({ fieldTimes, ...each }) => ({
          ...each,
          ...(fieldTimes && { fieldTimes: { writes: fieldTimes.writes } }),
        }));
      }),
    })),
  },
  'a text that changes retains its former translation': {
    breaks: 'a translation is of its text',
    sent: withValues(({ ':fields': given }) => {
      const fields = given as { translations?: object; message1?: string } | undefined;
      if (fields?.message1 === undefined || fields.translations !== undefined) return undefined;
      return { ':fields': { ...fields, languages: ['en', 'de'], translations: { de: { message1: 'Wort' } } } };
    }),
  },
  'an older event of a pass holds': {
    breaks: 'each pass ends at its newest event',
    code: calling(/^putpass/, ({ passes }) => ({
      passes: replacing(passes, 'findRecord', (find) => async (...of) => {
        const record = await find(...of);
        return record && isPass(record) ? { ...record, eventTimeUtc: undefined } : record;
      }),
    })),
  },
  'a flight’s template is put without its condition': {
    breaks: 'a flight has one template a brand',
    sent: weakened(({ item }) => item?.SK === 'TEMPLATE' && item.brand !== undefined),
  },
};

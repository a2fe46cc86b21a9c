import { calling, isPlace, type Mistake, replacing, weakened, withValues } from './universe/mistaken-requests.ts';

/** Forgets a part of a flight's day. */
const withoutOfDay = (name: string) =>
  withValues(({ ':flightDay': day }) =>
    day === undefined
      ? undefined
      : { ':flightDay': JSON.parse(JSON.stringify({ ...(day as object), [name]: undefined })) },
  );

/** Mistakes in calls with many rows, groups, timetables and moves. */
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
  'a group is left by itself, after its pass': {
    breaks: 'a group has its passes',
    sent: (_operation, request, { execute, later }) => {
      const { TransactItems = [] } = request;
      const left = TransactItems.flatMap(({ Delete }) => (Delete && isPlace(Delete.Key) ? Delete : []));
      if (left.length === 0) return request;
      for (const place of left) later(() => void execute('DeleteItem', place));
      return { ...request, TransactItems: TransactItems.filter(({ Delete }) => !isPlace(Delete?.Key)) };
    },
  },
  'the timetable moves with boarding': {
    breaks: 'the timetable stays',
    sent: withoutOfDay('originalBoardingTime'),
  },
  'a boarding time outlives the departure that it was sent for': {
    breaks: 'no two times contradict each other unmarked',
    sent: withoutOfDay('boardingSentFor'),
  },
  'an object that was made for a flight left meanwhile stays': {
    breaks: 'Wallet B has the latest version',
    code: ({ updateGoogle }) => ({
      updateGoogle: (services, work, isRedelivered) => {
        const google = replacing(services.google, 'endOtherObjects', () => async () => {});
        return updateGoogle({ ...services, google }, work, isRedelivered);
      },
    }),
  },
  'a pass moves without its devices': {
    breaks: 'a pass moves as a whole',
    sent: (_operation, request) => {
      const { TransactItems } = request;
      const left = TransactItems?.filter(({ Update }) => !Update?.UpdateExpression?.startsWith('SET templateId'));
      return left ? { ...request, TransactItems: left } : request;
    },
  },
  'a device is written although its pass has moved': {
    sent: weakened((_write, { condition }) => condition.includes('templateId = :template')),
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
  'a message that confirms a flight leaves no time': {
    breaks: 'each field of a flight ends at its newest message',
    code: calling(/./, ({ templates }) => ({
      templates: replacing(templates, 'updateAll', (update) => async (writes, receipt) => {
        const versions = writes.filter(({ timesWriteId }) => timesWriteId === undefined);
        return versions.length === 0 || update(versions, receipt);
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
};

import { lastModifiedOf, versionSum } from '../../../lambdas/domain/pass/version-sum.ts';

const createdAtUtc = '2027-03-10T08:00:00.999Z';

test('a pass is dated in whole seconds, one later with each change of it or of its template', () => {
  const dates = [
    lastModifiedOf({ version: 1 }, { version: 1, createdAtUtc }),
    lastModifiedOf({ version: 1 }, { version: 2, createdAtUtc }),
    lastModifiedOf({ version: 2 }, { version: 2, createdAtUtc }),
  ];
  expect(dates.map((date) => date.toISOString())).toEqual([
    '2027-03-10T08:00:02.000Z',
    '2027-03-10T08:00:03.000Z',
    '2027-03-10T08:00:04.000Z',
  ]);
  expect(versionSum({ version: 2 }, { version: 2 })).toBe(4);
});

import { writeUnits } from '../../../../local/aws/limits/dynamodb-units.ts';
import type { TableKeys } from '../../../../world/table/values/limits.ts';

const keys: TableKeys = {
  hash: 'PK',
  range: 'SK',
  indexes: new Map([['byList', { hash: 'list', range: 'sort', attributes: ['name'] }]]),
};
const text = (S: string) => ({ S });
const item = (more: object = {}) => ({ PK: text('1'), SK: text('x'), ...more });
const listed = (more: object = {}) => item({ list: text('A'), sort: text('a'), ...more });
const unitsOf = (before?: object, after?: object) =>
  writeUnits('t', keys, before as undefined, after as undefined).map(({ resource, partition, units }) => [
    resource,
    JSON.parse(partition).S,
    units,
  ]);

test.each([
  [
    'a new item takes one unit for each 1 KB, without an entry none of the index',
    undefined,
    item({ a: text('x'.repeat(2_000)) }),
    [['t', '1', 2]],
  ],
  [
    'a smaller item takes those of the larger one before',
    item({ a: text('x'.repeat(2_000)) }),
    item(),
    [['t', '1', 2]],
  ],
  [
    'an entry takes those of what the index projects',
    undefined,
    listed({ a: text('x'.repeat(2_000)) }),
    [
      ['t', '1', 2],
      ['t/byList', 'A', 1],
    ],
  ],
  ['a change that the index does not project leaves it alone', listed(), listed({ a: text('1') }), [['t', '1', 1]]],
  [
    'a change that it projects does not',
    listed(),
    listed({ name: text('1') }),
    [
      ['t', '1', 1],
      ['t/byList', 'A', 1],
    ],
  ],
  [
    'a new key is a deletion and a creation',
    listed(),
    listed({ list: text('B') }),
    [
      ['t', '1', 1],
      ['t/byList', 'A', 1],
      ['t/byList', 'B', 1],
    ],
  ],
  [
    'a deletion takes those of what is deleted',
    listed(),
    undefined,
    [
      ['t', '1', 1],
      ['t/byList', 'A', 1],
    ],
  ],
])('%s', (_, before, after, units) => {
  expect(unitsOf(before, after)).toEqual(units);
});

import { readLinkQuery } from '../../lambdas/domain/link-query.ts';
import { variableNames } from '../../lambdas/domain/link-variables.ts';

test('a checksum covers the bytes before it, as they came; values come without their encoding', () => {
  expect(readLinkQuery('a%2Fb=1%2B1&c=x+y&d=k=v&checksum=0aff')).toEqual({
    covered: 'a%2Fb=1%2B1&c=x+y&d=k=v',
    checksum: '0aff',
    values: new Map([
      ['a/b', '1+1'],
      ['c', 'x y'],
      ['d', 'k=v'],
    ]),
  });
});

test('a query of nothing but its checksum, and an empty one', () => {
  for (const query of ['checksum=00', '&checksum=00'])
    expect(readLinkQuery(query)).toEqual({ covered: '', checksum: '00', values: new Map() });
  expect(readLinkQuery('')).toEqual({ covered: '', checksum: undefined, values: new Map() });
});

test('only the last checksum is one; what is none in form is a parameter like any other', () => {
  expect(readLinkQuery('checksum=00&a=1')?.checksum).toBeUndefined();
  expect(readLinkQuery('checksum=00&checksum=11')).toMatchObject({ covered: 'checksum=00', checksum: '11' });
  expect(readLinkQuery('a=1&checksum=AA')?.checksum).toBeUndefined();
});

test.each([
  'a',
  'a=1&',
  '&a=1',
  'a=1&a=1',
  'a=1&%61=2',
  'a=%',
  'a=%C3%28',
  'a=%ED%A0%80',
  'a=%EF%BF%BD',
  'a=ä',
  'a=1 2',
  'a=\n',
])('a query that can be read in more ways than one, or in none, is not read: %j', (query) =>
  expect(readLinkQuery(query)).toBeUndefined(),
);

test('more parameters than a link can have are not read: anybody may send thousands', () => {
  const query = variableNames.map((name) => `${encodeURIComponent(name)}=1`).join('&');
  expect(readLinkQuery(`${query}&checksum=00`)?.values.size).toBe(variableNames.length);
  expect(readLinkQuery(`${query}&more=1&checksum=00`)).toBeUndefined();
});

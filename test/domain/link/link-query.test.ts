import { type LinkQuery, readLinkQuery } from '../../../lambdas/domain/link/link-query.ts';
import { variableNames } from '../../../lambdas/domain/link/link-variables.ts';
import type { WrongLink } from '../../../lambdas/domain/link/wrong-link.ts';

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['a=1&checksum=0aff.', 'behind the checksum, which are not read', { a: '1' }, '0aff'],
  ['a=1&checksum=0aff%29%E2%80%9D,', 'behind the checksum, which are not read', { a: '1' }, '0aff'],
  ['a=1&b=ABC,', 'that end no value, which are not read', { a: '1', b: 'ABC' }, undefined],
  ['b=ABC);', 'that close nothing in the value, which are not read', { b: 'ABC' }, undefined],
  ['b=Erika%20(Dr)', 'but brackets that close something are the value’s', { b: 'Erika (Dr)' }, undefined],
  ['b=Erika%20Jr.', 'but a full stop may be the value’s', { b: 'Erika Jr.' }, undefined],
])('%s: a mail program adds characters %s', (query, _which, values, checksum) => {
  const read = readLinkQuery(query) as LinkQuery;
  expect([Object.fromEntries(read.values), read.checksum]).toEqual([values, checksum]);
});

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
  expect(readLinkQuery('checksum=00&a=1')).toMatchObject({ checksum: undefined });
  expect(readLinkQuery('checksum=00&checksum=11')).toMatchObject({ covered: 'checksum=00', checksum: '11' });
  expect(readLinkQuery('a=1&checksum=0g')).toMatchObject({ checksum: undefined });
});

test('a checksum is read in either case of its digits', () => {
  expect(readLinkQuery('a=1&checksum=0AfF')).toMatchObject({ covered: 'a=1', checksum: '0aff' });
});

test.each<[string, WrongLink]>([
  ['a', { rule: 'query-malformed' }],
  ['a=1&', { rule: 'query-malformed' }],
  ['&a=1', { rule: 'query-malformed' }],
  ['a=1&a=1', { rule: 'variable-repeated', variable: 'a' }],
  ['a=1&%61=2', { rule: 'variable-repeated', variable: 'a' }],
  ['a=%', { rule: 'value-unreadable', variable: 'a' }],
  ['a=%C3%28', { rule: 'value-unreadable', variable: 'a' }],
  ['a=%ED%A0%80', { rule: 'value-unreadable', variable: 'a' }],
  ['a=%EF%BF%BD', { rule: 'value-unreadable', variable: 'a' }],
  ['%C3%28=1', { rule: 'query-malformed' }],
  ['a=ä', { rule: 'query-malformed' }],
  ['a=1 2', { rule: 'query-malformed' }],
  ['a=\n', { rule: 'query-malformed' }],
])('a query that can be read in more ways than one, or in none, is not read: %j', (query, wrong) =>
  expect(readLinkQuery(query)).toEqual(wrong),
);

test('more parameters than a link can have are not read: anybody may send thousands', () => {
  const query = variableNames.map((name) => `${encodeURIComponent(name)}=1`).join('&');
  const read = readLinkQuery(`${query}&checksum=00`);
  expect('values' in read && read.values.size).toBe(variableNames.length);
  expect(readLinkQuery(`${query}&more=1&checksum=00`)).toEqual({ rule: 'too-many-parameters' });
});

import { violationsOf, violationsOfAttempts } from '../../../world/promises/check-history.ts';
import { violationOfPass } from '../../../world/promises/check-pass.ts';
import { violationOfKeys, violationOfLink } from '../../../world/promises/check-promises.ts';
import type { Attempt, Follow, Listing } from '../../../world/promises/history.ts';

/** An attempt from one moment to another, by default one second a moment; without an end its answer is unknown. */
function attempt(does: Attempt['does'], from: number, until: number | undefined, more: Partial<Attempt> = {}): Attempt {
  const times = { startedAt: 1_000 * from, endedAt: 1_000 * (until ?? from) };
  return {
    does,
    caller: 0,
    from,
    until: until ?? Infinity,
    outcome: until === undefined ? 'unknown' : 'done',
    ...times,
    ...more,
  };
}
const seat = (value: string) => ({ values: { seat: value } });
const refused = { outcome: 'refused' } as const;
const created = attempt('create', 0, 1, { values: { seat: 'a', group: '1' } });

test.each<[string, Attempt[]]>([
  [
    'an update without an answer may have happened',
    [created, attempt('update', 2, undefined, seat('b')), attempt('get', 4, 5, seat('b'))],
  ],
  ['or not', [created, attempt('update', 2, undefined, seat('b')), attempt('get', 4, 5, seat('a'))]],
  [
    'or later, after another update',
    [
      created,
      attempt('update', 2, undefined, seat('b')),
      attempt('update', 3, 4, seat('c')),
      attempt('get', 5, 6, seat('c')),
      attempt('get', 7, 8, seat('b')),
    ],
  ],
  [
    'a pass that is being created is found, or not',
    [attempt('get', 0, 5, refused), { ...created, from: 1, until: 4 }, attempt('get', 2, 3, seat('a'))],
  ],
  ['of two that delete at once one is refused', [created, attempt('delete', 2, 5), attempt('delete', 3, 4, refused)]],
  [
    'a repeated key has one effect',
    [
      created,
      attempt('update', 2, undefined, { ...seat('b'), idempotencyKey: 'k' }),
      attempt('update', 4, 5, { ...seat('b'), idempotencyKey: 'k' }),
      attempt('get', 6, 7, seat('b')),
    ],
  ],
  [
    'a status may come back, and one that was declined never comes',
    [
      { ...created, status: 'active' },
      attempt('update', 2, 3, { status: 'voided' }),
      attempt('update', 4, 5, { status: 'active' }),
      attempt('update', 6, 7, { status: 'redeemed', outcome: 'declined' }),
      attempt('get', 8, 9, { status: 'active' }),
    ],
  ],
  [
    'a pass that has moved is not found on the template that it has left',
    [
      { ...created, template: 'A' },
      attempt('update', 2, 3, { template: 'A', movesTo: 'B' }),
      attempt('get', 4, 5, { ...refused, template: 'A' }),
      attempt('get', 6, 7, { template: 'B' }),
    ],
  ],
])('accepted: %s', (_title, attempts) => expect(violationOfPass(attempts)).toBeUndefined());

test.each<[string, Attempt[]]>([
  ['it was created twice', [created, attempt('create', 2, 3, seat('b'))]],
  ['it was deleted twice', [created, attempt('delete', 2, 5), attempt('delete', 3, 4)]],
  ['it was there after it was deleted', [created, attempt('delete', 2, 3), attempt('update', 4, 5, seat('b'))]],
  ['it was there before it was created', [attempt('get', 0, 1, seat('a')), attempt('create', 2, 3, seat('a'))]],
  ['it was there, but nobody has created it', [attempt('create', 0, 1, refused)]],
  ['it was not found, but nobody has deleted it', [created, attempt('get', 2, 3, refused)]],
  [
    'it was not found before it was deleted, or found afterwards',
    [created, attempt('get', 2, 3, refused), attempt('delete', 4, 5)],
  ],
  ['seat: b was read, which was never written', [created, attempt('get', 2, 3, seat('b'))]],
  [
    'seat: b was read before it was written',
    [created, attempt('get', 2, 3, seat('b')), attempt('update', 4, 5, seat('b'))],
  ],
  // Two updates of different fields at once: the later wrote the other's field with the value of its own read.
  [
    'seat: a was there before b and after it',
    [
      created,
      attempt('update', 2, 5, seat('b')),
      attempt('update', 3, 6, { values: { group: '2' } }),
      attempt('get', 7, 8, { values: { seat: 'a', group: '2' } }),
    ],
  ],
  [
    'its status was active, and not voided',
    [
      { ...created, status: 'active' },
      attempt('update', 2, 3, { status: 'voided' }),
      attempt('get', 4, 5, { status: 'active' }),
    ],
  ],
  [
    'its status was active, and not expired',
    [
      { ...created, status: 'active', expires: 'later' },
      attempt('update', 2, 3, { expires: 'past' }),
      attempt('get', 4, 5, { status: 'active' }),
    ],
  ],
  [
    'its status was done, but no later expiration was set',
    [
      { ...created, status: 'active', expires: 'later' },
      attempt('update', 2, 3, { expires: 'past' }),
      attempt('update', 4, 5, { status: 'active' }),
    ],
  ],
  [
    'its status was declined, but no past expiration was set',
    [
      { ...created, status: 'active', expires: 'later' },
      attempt('update', 2, 3, { status: 'active', outcome: 'declined' }),
    ],
  ],
  [
    'A was read, which was not the last that was written',
    [
      { ...created, template: 'A' },
      attempt('update', 2, 3, { template: 'A', movesTo: 'B' }),
      attempt('get', 4, 5, { template: 'A' }),
    ],
  ],
])('refused: %s', (why, attempts) => expect(violationOfPass(attempts)).toBe(why));

test.each<[string, Attempt[]]>([
  ['a pass', [attempt('create', 0, 1, { ...refused, ...seat('a') }), attempt('get', 2, 3, seat('a'))]],
  ['a deletion', [created, attempt('delete', 2, 3, refused), attempt('get', 4, 5, refused)]],
  [
    'an update that was declined',
    [created, attempt('update', 2, 3, { ...seat('b'), outcome: 'declined' }), attempt('get', 4, 5, seat('b'))],
  ],
  [
    'a move',
    [
      { ...created, template: 'A' },
      attempt('update', 2, 3, { ...refused, template: 'A', movesTo: 'B' }),
      attempt('get', 4, 5, { template: 'B' }),
    ],
  ],
])('%s that was done is not answered as refused', (_title, attempts) =>
  expect(violationsOfAttempts('p', attempts)).toEqual([
    { promise: 'a call that was done is never answered as refused', of: 'p', why: expect.any(String) },
  ]),
);

test('a pass has one install link', () => {
  const links = (link: string) => [{ ...created, link: 'x' }, attempt('get', 2, 3, { link })];
  expect(violationsOfAttempts('p', links('x'))).toEqual([]);
  expect(violationsOfAttempts('p', links('y'))).toMatchObject([{ why: 'it has two install links' }]);
});

test('a key has one answer for ever', () => {
  const update = (from: number, more: Partial<Attempt>) =>
    attempt('update', from, from + 1, { idempotencyKey: 'k', ...more });
  expect(
    violationOfKeys([update(1, { answer: 'x' }), update(3, { answer: 'x' }), update(5, { idempotencyKey: 'l' })]),
  ).toBeUndefined();
  expect(violationOfKeys([update(1, refused), update(3, { answer: 'x' })])).toBeUndefined();
  expect(violationOfKeys([update(1, { answer: 'x' }), update(3, { answer: 'y' })])).toBe(
    'its Idempotency-Key k had two answers',
  );
  expect(violationOfKeys([update(1, { answer: 'x' }), update(3, refused)])).toBe(
    'its Idempotency-Key k was answered, and later refused',
  );
});

describe('a link with a limit of 2', () => {
  const follow = (passId: string, from: number, outcome: Follow['outcome'] = 'done', answer = passId): Follow => ({
    ...{ passId, from, until: outcome === 'unknown' ? Infinity : from + 2, outcome, answer },
  });
  const [a, b] = [follow('a', 1), follow('b', 2)];

  test.each([
    ['its passes open again, and others are refused', [a, b, follow('c', 3, 'refused'), follow('a', 5)], ['a', 'b']],
    [
      'a follow without an answer may have counted',
      [a, follow('b', 2, 'unknown'), follow('c', 3, 'refused')],
      ['a', 'b'],
    ],
    ['or not', [a, follow('b', 2, 'unknown')], ['a']],
  ])('accepted: %s', (_title, follows, made) => expect(violationOfLink({ limit: 2, follows, made })).toBeUndefined());

  test.each([
    ['it has made more than 2 passes', [a, b, follow('c', 3)], ['a', 'b', 'c']],
    ['it has made more than 2 passes', [a, b, follow('c', 3, 'unknown')], ['a', 'b', 'c']],
    ['it has led a to two pages', [a, follow('a', 4, 'done', 'other')], ['a']],
    ['it has opened b, which is not there', [a, b], ['a']],
    ['it no longer opens a', [a, b, follow('a', 5, 'refused')], ['a', 'b']],
    ['it has refused c before its limit of 2', [a, follow('c', 3, 'refused'), follow('b', 9)], ['a', 'b']],
    ['it has refused, and made only 1 of 2', [a, follow('b', 2, 'unknown'), follow('c', 3, 'refused')], ['a']],
  ])('refused: %s', (why, follows, made) => expect(violationOfLink({ limit: 2, follows, made })).toBe(why));
});

describe('a list whose index lags 2 seconds behind', () => {
  const listing = (from: number, ...passIds: string[]): Listing => ({
    ...{ passIds, from, until: from + 1, startedAt: 1_000 * from, endedAt: 1_000 * (from + 1) },
  });
  const lagMs = 2_000;
  const judge = (attempts: Attempt[], ...listings: Listing[]) =>
    violationsOf(
      {
        passes: new Map([
          ['p', attempts],
          ['later', [attempt('create', 6, undefined)]],
        ]),
        templates: new Map(),
        links: new Map(),
        listings,
      },
      lagMs,
    );
  const deleted = attempt('delete', 10, 11);

  test.each([
    ['a new pass may be missing', [created], [listing(2)]],
    ['so may one that is being deleted', [created, deleted], [listing(9, 'p'), listing(10)]],
    ['one that was deleted may still be there', [created, deleted], [listing(12, 'p'), listing(15)]],
  ])('accepted: %s', (_title, attempts, listings) => expect(judge(attempts, ...listings)).toEqual([]));

  test.each([
    ['it was missing in a list', [created], [listing(4)]],
    ['it was missing in a list', [attempt('create', 0, undefined, seat('a'))], [listing(1, 'p'), listing(5)]],
    ['it was in a list after it was deleted', [created, deleted], [listing(14, 'p')]],
    ['it was in a list before it was created', [attempt('create', 5, 6, seat('a'))], [listing(1, 'p')]],
    ['it was twice in one list', [created], [listing(4, 'p', 'p')]],
    ['it was in a list behind a later one', [created], [listing(9, 'later', 'p')]],
  ])('refused: %s', (why, attempts, listings) =>
    expect(judge(attempts, ...listings)).toEqual([{ promise: 'what was acknowledged is readable', of: 'p', why }]),
  );
});

import { refusedIn, typedNow } from './commands.ts';
import { keptReleases } from './kept-releases.ts';

test.each(keptReleases())('each command that operators of $version type is one of this release', ({ commands }) => {
  expect(Object.keys(commands).length).toBeGreaterThan(10);
  expect(refusedIn(typedNow(), commands)).toEqual([]);
});

test('a command or an option that is gone, takes a value or is needed now is refused; another optional one is not', () => {
  const before = {
    'pass trace': { argument: 'id', needed: ['account'], options: { account: 'value', all: 'none' } },
    'pass find': { needed: [], options: {} },
  } as const;
  const now = { 'pass trace': { needed: ['since'], options: { all: 'value', since: 'value' } } } as const;
  expect(refusedIn(now, before)).toEqual([
    'pass trace id is now undefined',
    'pass trace --account is gone or other',
    'pass trace --all is gone or other',
    'pass trace --since is needed',
    'pass find is gone',
  ]);
  const more = {
    ...before,
    'pass find': { needed: [], options: { name: 'value' } },
    'pass list': { needed: [], options: {} },
  } as const;
  expect(refusedIn(more, before)).toEqual([]);
});

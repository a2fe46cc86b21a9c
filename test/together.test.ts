import { globSync, readFileSync } from 'node:fs';
import { folder, groupsOf } from './together.ts';

const testsIn = (file: string) =>
  file.startsWith(folder)
    ? [...readFileSync(file, 'utf8').matchAll(/require\('\.\.\/([^']+)'\)/g)].map(([, test]) => test)
    : [file];

test.each(['../jest.whole.config.js'])('%s runs each test file once', async (config) => {
  const { testMatch } = (await import(config)).default as { testMatch: string[] };
  const files = testMatch.map((file) => file.replace('<rootDir>/', ''));
  expect(files.flatMap(testsIn).sort()).toEqual(globSync('test/**/*.test.ts').sort());
});

test('a file that changes what others use is in no group', () => {
  const files = ['test/contract/badges.test.ts', 'test/contract/contended.test.ts', 'test/contract/scopes.test.ts'];
  expect(groupsOf(files)).toEqual([
    ['test/contract/contended.test.ts'],
    ['test/contract/badges.test.ts', 'test/contract/scopes.test.ts'],
  ]);
});

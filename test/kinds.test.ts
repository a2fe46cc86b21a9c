import { kindOf, testsOf } from './kinds.ts';

test.each([
  ['test/domain/time/dates.test.ts', 'unit'],
  ['test/retry/until-written.test.ts', 'unit'],
  ['test/contract/lists.test.ts', 'contract'],
  ['test/e2e/main-flow.test.ts', 'endToEnd'],
  ['test/pages/install-page.browser.test.ts', 'endToEnd'],
  ['test/lib/bundles.test.ts', 'endToEnd'],
])('%s is found to be %s by what it imports', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

test('every test is of one kind, and each kind has some', () => {
  const kinds = [testsOf('unit'), testsOf('contract'), testsOf('endToEnd')];
  expect(kinds.every((tests) => tests.length > 10)).toBe(true);
  expect(new Set(kinds.flat()).size).toBe(kinds.flat().length);
});

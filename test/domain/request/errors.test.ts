import { errors } from '../../../lambdas/domain/request/errors.ts';

test('an error whose name begins with a code has that code', () => {
  const named = Object.entries(errors).filter(([name]) => /^E\d/.test(name));
  expect(named.map(([name]) => name.split('_')[0])).toEqual(named.map(([, [code]]) => code));
  expect(named).not.toEqual([]);
});

test('a code with several names has them begin with it: a wrong pick among synonyms shows', () => {
  const codes = Object.values(errors).map(([code]) => code);
  const shared = Object.entries(errors).filter(([, [code]]) => codes.filter((each) => each === code).length > 1);
  expect(shared.map(([name, [code]]) => name.startsWith(`${code}_`))).toEqual(shared.map(() => true));
});

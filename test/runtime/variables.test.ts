import { optional, textVariable, url, variables, wholeNumberVariable } from '../../lambdas/runtime/variables.ts';

const some = variables({
  NAME: textVariable,
  BASE_URL: url,
  HOSTS: optional(textVariable),
  RATE: wholeNumberVariable,
});
const complete = { NAME: '', BASE_URL: 'https://passes.example.com', RATE: '0' };

test('a function gets its variables and none of the others', () => {
  expect(some.parse({ ...complete, AWS_SECRET_ACCESS_KEY: 'secret' })).toEqual(complete);
  expect(some.parse({ ...complete, HOSTS: 'localhost:1' })).toEqual({ ...complete, HOSTS: 'localhost:1' });
});

test.each([
  ['missing', { NAME: undefined }, ['NAME']],
  ['no address', { BASE_URL: 'passes.example.com' }, ['BASE_URL']],
  ['missing, all of them', { NAME: undefined, BASE_URL: undefined }, ['NAME', 'BASE_URL']],
])('a variable that is %s is named, without its value', (_title, change, names) => {
  const environment = { ...complete, ...change };
  expect(some.problems(environment)).toEqual(names);
  expect(() => some.parse(environment)).toThrow(
    `Environment variables are missing or cannot be used: ${names.join(', ')}`,
  );
});

test.each(['6O', '', '-1', '1.5', '1e3', ' 60', 'NaN', undefined])('%j is no whole number', (RATE) => {
  expect(some.problems({ ...complete, RATE })).toEqual(['RATE']);
});

test('what is optional may be missing, and its type says so', () => {
  const { HOSTS } = some.parse(complete);
  // @ts-expect-error It may be undefined: the type check of the project fails when this compiles.
  expect(() => HOSTS.length).toThrow(TypeError);
  // @ts-expect-error A number is no text.
  expect(some.problems({ NAME: 1 })).toContain('BASE_URL');
});

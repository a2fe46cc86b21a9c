import { normalized, normalizedContact } from '../../../lambdas/domain/pass/contact.ts';

test.each([
  ['email', 'Anna.Muster@Example.COM', 'anna.muster@example.com'],
  ['email', '  anna@example.com ', 'anna@example.com'],
  // A combining accent becomes part of its letter.
  ['email', 'andre\u0301@example.com', 'andr\u00e9@example.com'],
  ['phone', '+49 (170) 123-4567', '491701234567'],
  ['phone', '0049 170 1234567', '491701234567'],
  ['phone', '491701234567', '491701234567'],
] as const)('contact: %s %s is %s however it was written', (kind, text, expected) => {
  expect(normalized(kind, text)).toBe(expected);
});

test('contact: what is not known of a person has no hash', () => {
  expect(normalizedContact({})).toEqual({});
  expect(normalizedContact({ 'user-phone': '491701234567' })).toEqual({ phone: '491701234567' });
});

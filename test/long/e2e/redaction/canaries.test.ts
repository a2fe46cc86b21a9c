import { canariesIn } from '../../../helpers/canaries.ts';

const name = 'Zoë "Käfer/Ünal';
const canaries = { name, token: 'kQ7-canary_token', other: 'never written' };

test.each<[string, string]>([
  ['as it is', `Passenger ${name} was late`],
  ['as JSON', JSON.stringify({ name })],
  ['as JSON', '{"name":"Zo\\u00eb \\"K\\u00e4fer/\\u00dcnal"}'],
  ['as JSON', JSON.stringify({ name }).replaceAll('/', '\\/')],
  ['as JSON in JSON', JSON.stringify({ message: JSON.stringify({ name }) })],
  ['in a URL', `/i/${encodeURIComponent(name)}?x`],
  ['in a URL', String(new URLSearchParams({ name, more: 'y' }))],
  ['as hex digits', Buffer.from(`before${name}after`).toString('hex').toUpperCase()],
  ['as it is', name.toUpperCase()],
  ['as it is', name.toLowerCase()],
])('is found %s: %s', (form, text) => {
  expect(canariesIn(text, canaries)).toContain(`name, ${form}`);
});

test.each(['', 'a', 'ab', 'abc'])('is found in Base64 behind "%s", whatever follows', (before) => {
  for (const after of ['', 'y', 'yz', 'xyz']) {
    const bytes = Buffer.from(before + name + after);
    expect(canariesIn(`eyJ ${bytes.toString('base64')}`, canaries)).toContain('name, base64');
    expect(canariesIn(bytes.toString('base64url'), canaries)).toContain('name, base64url');
  }
});

test('is not found where it is not', () => {
  expect(canariesIn('Passenger Zoe Kafer; kQ7-canary-token; never  written', canaries)).toEqual([]);
  expect(canariesIn(Buffer.from('something else').toString('base64').toUpperCase(), canaries)).toEqual([]);
});

test('a value that any text may hold is none', () => {
  expect(() => canariesIn('', { seat: '12C' })).toThrow('seat is too short');
});

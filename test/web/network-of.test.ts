import { clientNetwork } from '../../lambdas/web/issuance-link.ts';

test.each([
  ['2001:db8::1', '2001:db8:0:0:5::1'],
  ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff:ffff:ffff:ffff'],
  ['2a00::9:8:7:6', '2a00:0:0:0:1::'],
  ['::1', '0:0:0:0:ffff::1'],
  ['192.0.2.7', '::ffff:192.0.2.7'],
  ['192.0.2.7', '::ffff:c000:207'],
])('%s and %s are one client', (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other));
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['2a00::9:8:7:6', '2a00:1::9:8:7:6'],
  ['::1', '0:0:0:1::1'],
  ['192.0.2.7', '192.0.2.8'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
])('%s and %s are two', (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other));
});

test('what is no address stands for itself', () => {
  expect(clientNetwork('')).toBe('');
  expect(clientNetwork('unknown')).toBe('unknown');
});

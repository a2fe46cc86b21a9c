import { LinkBuilder, type LinkDefinition, LinkError } from '../../clients/link-builder/link-builder.ts';

const address = 'https://passes.example.com/l/Link1';
const definition = (query: string, more: Partial<LinkDefinition> = {}): LinkDefinition => ({
  'preview-url': `${address}?${query}`,
  ...more,
});
const encryption = { 'secret-key': '0123456789abcdefghijklmnopqrstuv', iv: 'ABCDEFGHIJKLMNOP' };

test('values stand in the order of the preview, encoded, and empty ones are left out', () => {
  const builder = new LinkBuilder(
    definition('pass-id={pass-id}&seat-number-value={seat-number-value}&user-email={user-email}'),
  );
  expect(builder.variables).toEqual(['pass-id', 'seat-number-value', 'user-email']);
  expect(builder.build({ 'user-email': 'a+b@example.com', 'seat-number-value': '', 'pass-id': 'A 1' })).toBe(
    `${address}?pass-id=A%201&user-email=a%2Bb%40example.com`,
  );
});

test('a link is written as browsers send it, so that they leave its checksum right', () => {
  const builder = new LinkBuilder(definition('pass-id={pass-id}&passenger-name-value={passenger-name-value}'));
  const link = builder.build({ 'passenger-name-value': `O'Brien "{Zoë}" <&|\\^\`>~!*()` });
  expect(new URL(link).href).toBe(link);
  expect(link).toContain('O%27Brien');
});

test('the definition is the request of createpassissuancelink, with either name of the checksum', () => {
  const preview = 'pass-id={pass-id}&checksum={checksum}';
  const applied = { 'checksum-applied': 'query-string' } as const;
  const link = (protection: LinkDefinition['link-protection']) =>
    new LinkBuilder(definition(preview, { 'link-protection': protection })).build({ 'pass-id': '1' });
  expect(link({ checksum: 'CRC32', ...applied })).toMatch(/&checksum=[0-9a-f]{8}$/);
  expect(link({ 'checksum-algorithm': 'CRC32', ...applied })).toBe(link({ checksum: 'CRC32', ...applied }));
});

test.each<[string, LinkDefinition, string]>([
  ['an address without variables', { 'preview-url': address }, 'preview-url has no variables'],
  ['a link instead of a preview', definition('pass-id=1'), 'preview-url has a parameter that is no placeholder'],
  ['no encryption settings', definition('pass-id={encrypted:pass-id}'), 'encryption-settings are missing'],
  [
    'a key that is too short',
    definition('pass-id={encrypted:pass-id}', { 'encryption-settings': { ...encryption, 'secret-key': 'short' } }),
    'secret-key must be 32 letters and digits',
  ],
  [
    'no iv',
    definition('pass-id={encrypted:pass-id}', { 'encryption-settings': { ...encryption, iv: '' } }),
    'iv must be 16 letters and digits',
  ],
  ['no protection', definition('pass-id={pass-id}&checksum={checksum}'), 'link-protection is missing'],
  [
    'an unknown checksum',
    definition('pass-id={pass-id}&checksum={checksum}', {
      'link-protection': { checksum: 'MD5', 'checksum-applied': 'full-link' },
    }),
    'checksum must be HMAC-SHA256, CRC32, SHA256, SHA384, SHA512',
  ],
  [
    'an unknown scope',
    definition('pass-id={pass-id}&checksum={checksum}', {
      'link-protection': { checksum: 'CRC32', 'checksum-applied': 'all' },
    }),
    'checksum-applied must be query-string or full-link',
  ],
  [
    'no key of HMAC-SHA256',
    definition('pass-id={pass-id}&checksum={checksum}', {
      'link-protection': { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link' },
    }),
    'checksum-key must be 32 letters and digits',
  ],
  [
    'a key of another checksum',
    definition('pass-id={pass-id}&checksum={checksum}', {
      'link-protection': { checksum: 'SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) },
    }),
    'checksum-key goes with HMAC-SHA256 only',
  ],
])('a definition with %s is refused at once', (_title, wrong, message) => {
  expect(() => new LinkBuilder(wrong)).toThrow(LinkError);
  expect(() => new LinkBuilder(wrong)).toThrow(message);
});

test('what no link can be built from is named, and no value is', () => {
  const builder = new LinkBuilder(
    definition('pass-id={pass-id}&user-email={encrypted:user-email}', {
      'encryption-settings': encryption,
      'pass-variables': { 'pass-id': { 'is-required': 'True' } },
    }),
  );
  expect(() => builder.build({ 'pass-id': '' })).toThrow(new LinkError('pass-id is required'));
  expect(() => builder.build({ 'pass-id': '1', seat: '12C' })).toThrow(
    new LinkError('seat is not a variable of this link'),
  );
  expect(() => builder.build({ 'pass-id': '1', 'user-email': '\ud83d' })).toThrow(
    new LinkError('user-email has half a character'),
  );
});

test('a link that CloudFront would refuse is not built: 8,192 bytes from https:// to its end, checksum included', () => {
  const protectedBy = { 'link-protection': { checksum: 'CRC32', 'checksum-applied': 'query-string' } };
  const builder = new LinkBuilder(definition('pass-id={pass-id}&checksum={checksum}', protectedBy));
  const room = 8_192 - builder.build({ 'pass-id': 'x' }).length + 1;
  expect(builder.build({ 'pass-id': 'x'.repeat(room) })).toHaveLength(8_192);
  const message = 'the link would have 8,193 bytes, but at most 8,192 can be opened: shorten values or send fewer';
  expect(() => builder.build({ 'pass-id': 'x'.repeat(room + 1) })).toThrow(new LinkError(message));
  // Percent-encoding makes 6 bytes of each ä.
  expect(() => builder.build({ 'pass-id': 'ä'.repeat(Math.ceil(room / 6) + 1) })).toThrow(LinkError);
});

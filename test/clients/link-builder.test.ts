import { LinkBuilder, type LinkDefinition, LinkError } from '../../clients/link-builder/link-builder.ts';

const address = 'https://passes.example.com/l/Link1';
const definition = (query: string, more: Partial<LinkDefinition> = {}): LinkDefinition => ({
  'preview-url': `${address}?${query}`,
  ...more,
});

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

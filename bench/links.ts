import { createCipheriv, createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LinkBuilder, type LinkDefinition } from '../clients/link-builder/link-builder.ts';

/** Builds links offline, compared with their encryption and checksum alone. LINKS=1000000. */
const links = Number(process.env.LINKS ?? 1_000_000);
const encryption = { 'secret-key': '0123456789abcdefghijklmnopqrstuv', iv: 'ABCDEFGHIJKLMNOP' };
const encrypted = ['passenger-name-value', 'reservation-confirmation-code-value'];

const passenger = (n: number): Record<string, string> => ({
  'pass-id': `LH2724-${n}`,
  'passenger-name-value': 'Erika Mustermann',
  'boarding-position-value': String(n % 180),
  'boarding-group': '2',
  'seat-number-value': '12C',
  'reservation-confirmation-code-value': 'ABC123',
});
const names = Object.keys(passenger(0));

type Checksum = 'none' | 'CRC32' | 'SHA256' | 'SHA512';

for (const [checksum, isEncrypted] of [
  ['none', false],
  ['CRC32', true],
  ['SHA256', false],
  ['SHA256', true],
  ['SHA512', true],
] as const) {
  const builder = new LinkBuilder(definitionOf(checksum, isEncrypted));
  const query =
    builder
      .build(passenger(0))
      .split('?')[1]
      ?.replace(/&checksum=.*/, '') ?? '';
  measured(() => builder.build(passenger(1)), links / 20);
  const built = measured((n) => builder.build(passenger(n)), links);
  const floor = measured(() => cryptoOf(checksum, isEncrypted, query), links);
  const title = `${checksum}${isEncrypted ? ', two values encrypted' : ''}`.padEnd(30);
  const rate = Math.round(links / built)
    .toLocaleString('en')
    .padStart(9);
  console.log(
    `${title} ${rate} links a second; ${links.toLocaleString('en')} in ${built.toFixed(1)} s CPU, their crypto alone ${floor.toFixed(1)} s`,
  );
}

function definitionOf(checksum: Checksum, isEncrypted: boolean): LinkDefinition {
  const isProtected = checksum !== 'none';
  const placeholders = names.map((name) => {
    const mark = isEncrypted && encrypted.includes(name) ? 'encrypted:' : '';
    return `${name}={${mark}${name}}`;
  });
  if (isProtected) placeholders.push('checksum={checksum}');
  return {
    'preview-url': `https://passes.example.com/l/4kHqWz8Lm2Xc7Vb1Nn5Rt3?${placeholders.join('&')}`,
    'encryption-settings': encryption,
    'link-protection': isProtected ? { checksum, 'checksum-applied': 'query-string' } : undefined,
  };
}

/** Lower bound: the encryption and the checksum of a link. */
function cryptoOf(checksum: Checksum, isEncrypted: boolean, query: string): unknown {
  const results: unknown[] = [];
  for (const value of isEncrypted ? ['Erika Mustermann', 'ABC123'] : []) {
    const cipher = createCipheriv('aes-256-cbc', encryption['secret-key'], encryption.iv);
    results.push(cipher.update(value), cipher.final());
  }
  if (checksum === 'CRC32') results.push(crc32(query));
  else if (checksum !== 'none') results.push(createHash(checksum.toLowerCase()).update(query).digest('hex'));
  return results;
}

/** CPU seconds of `times` runs. */
function measured(run: (n: number) => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) run(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

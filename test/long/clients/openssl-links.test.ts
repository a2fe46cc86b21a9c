import { join } from 'node:path';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { follow, makeLink, passenger, passMade } from '../../helpers/followed-links.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';

const { api } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

const encryption = {
  'encryption-name': 'AES-CBC',
  'secret-key': 'ShellKeyShellKeyShellKeyShellKey',
  iv: 'ShellVectorShell',
};
const encryptedNames = new Set(['passenger-name-value', 'reservation-confirmation-code-value']);

const checksumKey = { 'checksum-key': 'ShellSignsShellSignsShellSigns00' };

const kinds = ['none', 'HMAC-SHA256', 'CRC32', 'SHA256', 'SHA384', 'SHA512'].flatMap((checksum) =>
  (checksum === 'none' ? [''] : ['query-string', 'full-link']).flatMap((scope) =>
    [false, true].map((isEncrypted) => ({ checksum, scope, isEncrypted })),
  ),
);

for (const { checksum, scope, isEncrypted } of kinds) {
  const title = `${checksum} ${scope} ${isEncrypted ? 'encrypted' : 'plain'}`;
  itWith(programs.openssl, `a link that openssl and a shell have built makes the right pass: ${title}`, async () => {
    const variables = Object.fromEntries(
      Object.keys(passenger()).map((name) => [
        name,
        { 'is-required': true, 'value-encryption': isEncrypted && encryptedNames.has(name) },
      ]),
    );
    const link = await makeLink(api, templateId, {
      'encryption-settings': isEncrypted ? encryption : undefined,
      'link-protection':
        checksum === 'none'
          ? undefined
          : { checksum, 'checksum-applied': scope, ...(checksum === 'HMAC-SHA256' && checksumKey) },
      'pass-variables': variables,
    });
    const passId = title.trim().replaceAll(/ +/g, '-');
    const values = passenger({ 'pass-id': passId, 'passenger-name-value': 'Zoë O’Hara & Søn = 100 %' });
    const parameters = Object.entries(values).map(
      ([name, value]) => `${variables[name]?.['value-encryption'] ? 'encrypted:' : ''}${name}=${value}`,
    );
    const address = link.definition['preview-url'].split('?')[0] ?? '';
    const keys = isEncrypted ? [encryption['secret-key'], encryption.iv] : ['', ''];
    const built = run(
      'env',
      [
        `CHECKSUM_KEY=${checksumKey['checksum-key']}`,
        'sh',
        join(import.meta.dirname, 'build-link.sh'),
        address,
        ...keys,
        checksum.toLowerCase(),
        scope,
        ...parameters,
      ],
      process.cwd(),
    );
    expect(built.stderr).toBe('');
    expect(await follow(api, built.stdout.trim())).toMatchObject({ statusCode: 303 });
    expect(await passMade(api, templateId, passId)).toMatchObject({
      'passenger-name': 'Zoë O’Hara & Søn = 100 %',
      'seat-number': '12C',
      'confirmation-number': 'ABC123',
    });
  });
}

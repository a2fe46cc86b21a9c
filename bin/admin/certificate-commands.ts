import { readFileSync } from 'node:fs';
import { dayMs } from '../../lambdas/domain/time/durations.ts';
import type { CertificateRef, CertificateUpload, CertificateView } from '../../lambdas/ports/accounts.ts';
import { accountIn } from './account.ts';
import type { Command, Commands } from './command.ts';
import { given, needed, type Options } from './options.ts';
import type { Terminal } from './terminal.ts';
import { tableOf } from './text-table.ts';

/** A command that changes the state of a certificate. @param done follows its id in the text that is printed. */
function change(method: 'activate' | 'deactivate' | 'setDefault', summary: string, done: string): Command {
  return {
    summary,
    options: { account: 'id', id: 'pass type id or issuer id' },
    async run(options, { accountSettings }) {
      const certificate = certificateRefOf(options);
      await accountSettings[method](needed(options, 'account'), certificate);
      return `Certificate ${certificate.id} ${done}`;
    },
  };
}

export const certificateCommands: Commands = {
  'certificate add': {
    summary: 'Adds or renews a certificate of Apple Wallet or a service account of Google Wallet.',
    options: { account: 'id' },
    optional: {
      certificate: 'pass.p12, pass.pem or pass.cer',
      key: 'key.pem',
      intermediate: 'AppleWWDRCAG4.cer',
      root: 'AppleIncRootCertificate.cer',
      'accept-root': 'SHA-256 of another root',
      'service-account': 'key.json',
      issuer: 'issuer id at Google Wallet',
      default: '',
    },
    async run(options, { accountSettings, terminal }) {
      const upload = given(options, 'service-account') ? googleUpload(options) : await appleUpload(options, terminal);
      const added = await accountSettings.addCertificate(needed(options, 'account'), upload, {
        makeDefault: options.default === true,
        acceptedRoot: acceptedRootOf(options),
      });
      const ends = added.expiresAtUtc === undefined ? '' : `, until ${added.expiresAtUtc}`;
      return `Certificate ${added.id} of ${added.teamId ?? added.clientEmail}${ends}${added.isDefault ? ': the default of new templates' : ''}`;
    },
  },
  'certificate list': {
    summary: 'Lists the certificates of an account, with the days until they expire.',
    options: { account: 'id' },
    async run(options, { accountSettings, clock }) {
      const account = await accountIn(options, { accountSettings });
      const certificates = await accountSettings.certificates(account.id);
      return tableOf(
        ['id', 'of', 'state', 'added', 'expires', 'days left'],
        certificates.map((certificate) => rowOf(certificate, clock.now())),
        `${account.id} has no certificate yet: certificate add`,
      );
    },
  },
  'certificate activate': change(
    'activate',
    'Lets new templates use a certificate again.',
    'is active: new templates can use it',
  ),
  'certificate deactivate': change(
    'deactivate',
    'Excludes a certificate from new templates; passes of existing templates stay valid.',
    'is not active: new templates cannot use it; passes of existing templates stay valid',
  ),
  'certificate default': change(
    'setDefault',
    'Makes a certificate the default of new templates.',
    'is the default of new templates',
  ),
};

function googleUpload(options: Options): CertificateUpload {
  const serviceAccountJson = readFileSync(needed(options, 'service-account'), 'utf8');
  return { wallet: 'walletb', issuerId: needed(options, 'issuer'), serviceAccountJson };
}

async function appleUpload(options: Options, terminal: Terminal): Promise<CertificateUpload> {
  const read = (name: string) => {
    const file = given(options, name);
    return file === undefined ? undefined : readFileSync(file);
  };
  const certificate = readFileSync(needed(options, 'certificate'));
  const privateKey = read('key');
  const password = [certificate, privateKey].some(needsPassword) ? await terminal.password() : undefined;
  const [intermediate, root] = [read('intermediate'), read('root')];
  return { wallet: 'walleta', certificate, privateKey, intermediate, root, password };
}

/** The fingerprint without the colons that openssl and Keychain Access print. */
function acceptedRootOf(options: Options): string | undefined {
  const sha256 = given(options, 'accept-root')?.replace(/[:\s]/g, '').toLowerCase();
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
    throw new Error('--accept-root must be a SHA-256: 64 hex digits');
  return sha256;
}

/**
 * True for an encrypted key, and for a .p12, which unlike a certificate starts with a version number (3).
 * Source: RFC 7292, section 4.
 */
function needsPassword(file: Buffer | undefined): boolean {
  if (file === undefined) return false;
  return (
    file.includes('ENCRYPTED') ||
    /^30(80|8[1-4]..(..)?(..)?(..)?|[0-7].)020103/.test(file.subarray(0, 9).toString('hex'))
  );
}

/** Distinguishes the wallets: pass type ids begin with `pass.`, issuer ids are numbers. */
function certificateRefOf(options: Options): CertificateRef {
  const id = needed(options, 'id');
  return { wallet: id.startsWith('pass.') ? 'walleta' : 'walletb', id };
}

function rowOf(certificate: CertificateView, now: Date): string[] {
  const { id, teamId, clientEmail, isActive, isDefault, addedAtUtc, expiresAtUtc } = certificate;
  const state = `${isActive ? 'active' : 'inactive'}${isDefault ? ', default' : ''}`;
  const daysLeft = expiresAtUtc && String(Math.floor((Date.parse(expiresAtUtc) - now.getTime()) / dayMs));
  return [id, teamId ?? clientEmail ?? '', state, addedAtUtc, expiresAtUtc ?? '', daysLeft ?? ''];
}

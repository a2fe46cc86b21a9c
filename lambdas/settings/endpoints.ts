import { ApiError } from '../domain/errors.ts';
import type { AccountSettings, CertificateRef } from '../ports/account-settings.ts';
import { parseUpload } from './upload.ts';

interface Call {
  readonly account: string;
  /** JSON text; empty where there is none. */
  readonly body: string;
}

interface Endpoint {
  run(call: Call, settings: AccountSettings): Promise<object>;
}

type Run = (call: Call, settings: AccountSettings, certificate: CertificateRef) => Promise<object>;

const certificate = (change: 'setDefault' | 'activate' | 'deactivate'): Run =>
  async function run({ account }, settings, ref) {
    await settings[change](account, ref);
    return {};
  };

const ref = '(?<wallet>walleta|walletb)/(?<id>\\w[\\w.-]{0,199})';

/** What the page may ask for, by method and path below `/settings/api/`. */
const endpoints: readonly (readonly [call: RegExp, run: Run])[] = [
  [
    /^GET account$/,
    async ({ account }, settings) => {
      const view = await settings.view(account);
      if (view === undefined) throw new ApiError('signedInWithoutAccount');
      return { account: view };
    },
  ],
  [/^GET key$/, async ({ account }, settings) => ({ apiKey: await settings.apiKey(account) })],
  [/^POST key\/regenerate$/, async ({ account }, settings) => ({ apiKey: await settings.regenerateApiKey(account) })],
  [/^GET certificates$/, async ({ account }, settings) => ({ certificates: await settings.certificates(account) })],
  [
    /^POST certificates$/,
    async ({ account, body }, settings) => {
      const { upload, makeDefault } = parseUpload(body);
      return { certificate: await settings.addCertificate(account, upload, { makeDefault }) };
    },
  ],
  [new RegExp(`^POST certificates/${ref}/default$`), certificate('setDefault')],
  [new RegExp(`^POST certificates/${ref}/activate$`), certificate('activate')],
  [new RegExp(`^POST certificates/${ref}/deactivate$`), certificate('deactivate')],
];

/** @throws E9052 when there is none. */
export function findEndpoint(call: string): Endpoint {
  for (const [pattern, run] of endpoints) {
    const match = pattern.exec(call);
    if (!match) continue;
    const { wallet, id = '' } = match.groups ?? {};
    const ref: CertificateRef = { wallet: wallet === 'walletb' ? 'walletb' : 'walleta', id };
    return { run: (given, settings) => run(given, settings, ref) };
  }
  throw new ApiError('noSuchAddress');
}

import { ApiError } from '../domain/request/errors.ts';
import type { PathParams, Routes } from '../http/routes.ts';
import type { AccountSettings } from '../ports/accounts.ts';
import { parseUpload } from './upload.ts';

/** A call of an endpoint. */
interface Call {
  readonly account: string;
  /** JSON text; empty without a body. */
  readonly body: string;
}

type Endpoint = (call: Call, settings: AccountSettings, params: PathParams) => Promise<object>;

const certificate = (change: 'setDefault' | 'activate' | 'deactivate') => ({
  async POST({ account }: Call, settings: AccountSettings, { wallet, id = '' }: PathParams) {
    await settings[change](account, { wallet: wallet === 'walletb' ? 'walletb' : 'walleta', id });
    return {};
  },
});

const api = '^/settings/api';
const ref = '(?<wallet>walleta|walletb)/(?<id>\\w[\\w.-]{0,199})';

/** The settings API. */
export const endpoints: Routes<Endpoint> = [
  [
    new RegExp(`${api}/account$`),
    {
      async GET({ account }, settings) {
        const view = await settings.view(account);
        if (view === undefined) throw new ApiError('signedInWithoutAccount');
        return { account: view };
      },
    },
  ],
  [new RegExp(`${api}/key$`), { GET: async ({ account }, settings) => ({ apiKey: await settings.apiKey(account) }) }],
  [
    new RegExp(`${api}/key/regenerate$`),
    { POST: async ({ account }, settings) => ({ apiKey: await settings.regenerateApiKey(account) }) },
  ],
  [
    new RegExp(`${api}/certificates$`),
    {
      GET: async ({ account }, settings) => ({ certificates: await settings.certificates(account) }),
      async POST({ account, body }, settings) {
        const { upload, makeDefault } = parseUpload(body);
        return { certificate: await settings.addCertificate(account, upload, { makeDefault }) };
      },
    },
  ],
  [new RegExp(`${api}/certificates/${ref}/default$`), certificate('setDefault')],
  [new RegExp(`${api}/certificates/${ref}/activate$`), certificate('activate')],
  [new RegExp(`${api}/certificates/${ref}/deactivate$`), certificate('deactivate')],
];

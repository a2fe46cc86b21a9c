import * as z from 'zod';
import { ApiError } from '../domain/request/errors.ts';
import { isIssuerId, issuerIdHint } from '../domain/request/issuer-id.ts';
import { replacementProblem } from '../domain/text/printable.ts';
import type { PathParams, Routes } from '../http/routes.ts';
import type { AccountSettings, CertificateUpload } from '../ports/accounts.ts';

/** Maximum size of a request. Certificates, keys and service accounts have a few KB. */
const maxBytes = 128 * 1024;

const file = z.base64('must be base64').transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
/** Refuses wrongly decoded text in a secret, which would otherwise fail much later. */
const asSent = (schema: z.ZodString) =>
  schema.superRefine((text, context) => {
    const message = replacementProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
const makeDefault = z.boolean().default(false);

const schema = z.discriminatedUnion('wallet', [
  z.strictObject({
    wallet: z.literal('walleta'),
    certificate: file,
    privateKey: file.optional(),
    password: asSent(z.string().max(256)).optional(),
    intermediate: file.optional(),
    root: file.optional(),
    makeDefault,
  }),
  z.strictObject({
    wallet: z.literal('walletb'),
    issuerId: z.string().refine(isIssuerId, issuerIdHint),
    serviceAccountJson: asSent(z.string().min(1, 'is required')),
    makeDefault,
  }),
]);

/**
 * Parses an upload. Error messages quote no part of it.
 * @param body JSON text.
 * @throws E9001, E9003 or E9004.
 */
function parseUpload(body: string): { upload: CertificateUpload; makeDefault: boolean } {
  if (Buffer.byteLength(body) > maxBytes) throw new ApiError('bodyTooLarge', 'The files are larger than 90 KB.');
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
    throw new ApiError('invalidFields', undefined, problems);
  }
  const { makeDefault, ...upload } = parsed.data;
  return { upload, makeDefault };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bodyNotJson');
  }
}

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

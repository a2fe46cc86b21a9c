import * as z from 'zod';
import { ApiError } from '../domain/request/errors.ts';
import { isIssuerId, issuerIdHint } from '../domain/request/issuer-id.ts';
import { lineProblem, replacementProblem } from '../domain/text/printable.ts';
import type { PathParams, Routes } from '../http/routes.ts';
import { AccountRefused, type AccountSettings, type CertificateUpload, keyScopes } from '../ports/accounts.ts';
import { type People, roles } from '../ports/people.ts';

/** Maximum size of a request. Certificates, keys and service accounts have a few KB. */
const maxBytes = 128 * 1024;

const file = z.base64('must be base64').transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
/** By default refuses wrongly decoded text in a secret, which would otherwise fail much later. */
const asSent = <Schema extends z.ZodType<string>>(schema: Schema, problemOf = replacementProblem) =>
  schema.superRefine((text, context) => {
    const message = problemOf(text);
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
  const { makeDefault, ...upload } = parsed(schema, body, 'The files are larger than 90 KB.');
  return { upload, makeDefault };
}

/** @throws E9001, E9003 or E9004, which quote no part of the body. */
function parsed<Output>(
  schema: z.ZodType<Output>,
  body: string,
  tooLarge = 'The request body is larger than 128 KB.',
): Output {
  if (Buffer.byteLength(body) > maxBytes) throw new ApiError('bodyTooLarge', tooLarge);
  const { success, data, error } = schema.safeParse(parseJson(body));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
  throw new ApiError('invalidFields', undefined, problems);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bodyNotJson');
  }
}

const newKey = z.strictObject({
  name: asSent(z.string().min(1, 'is required').max(50, 'must be at most 50 characters'), lineProblem),
  scopes: z
    .array(z.enum(keyScopes, `must be of ${keyScopes.join(', ')}`))
    .min(1, 'must be chosen')
    .transform((scopes) => [...new Set(scopes)]),
  ratePerMinute: z
    .int('must be a number')
    .min(1, 'must be at least 1')
    .max(600_000, 'must be at most 600,000')
    .optional(),
});

/** At most a year. */
const end = z.strictObject({
  afterHours: z.number('must be a number').min(0, 'must be at least 0').max(8_760, 'must be at most 8,760'),
});

const invitation = z.strictObject({
  email: asSent(z.email('must be an e-mail address').max(254, 'must be at most 254 characters')).transform((email) =>
    email.toLowerCase(),
  ),
  role: z.enum(roles, `must be of ${roles.join(', ')}`),
});

/** A call of an endpoint, on behalf of an admin. */
interface Call {
  readonly account: string;
  /** JSON text; empty without a body. */
  readonly body: string;
  readonly settings: AccountSettings;
  readonly people: People;
}

type Endpoint = (call: Call, params: PathParams) => Promise<object>;

const certificate = (change: 'setDefault' | 'activate' | 'deactivate') => ({
  async POST({ account, settings }: Call, { wallet, id = '' }: PathParams) {
    await settings[change](account, { wallet: wallet === 'walletb' ? 'walletb' : 'walleta', id });
    return {};
  },
});

const api = '^/settings/api';
const keyId = '(?<id>[\\w-]{1,64})';
const personId = '(?<id>[\\w-]{1,128})';
const ref = '(?<wallet>walleta|walletb)/(?<id>\\w[\\w.-]{0,199})';

/** The settings API. */
export const endpoints: Routes<Endpoint> = [
  [
    new RegExp(`${api}/account$`),
    {
      async GET({ account, settings }) {
        const view = await settings.view(account);
        if (view === undefined) throw new AccountRefused('There is no such account any more');
        return { account: view };
      },
    },
  ],
  [
    new RegExp(`${api}/keys$`),
    {
      GET: async ({ account, settings }) => ({ keys: await settings.keys(account) }),
      POST: async ({ account, settings, body }) => settings.addKey(account, parsed(newKey, body)),
    },
  ],
  [
    new RegExp(`${api}/keys/${keyId}$`),
    { GET: async ({ account, settings }, { id }) => ({ apiKey: await settings.apiKey(account, id) }) },
  ],
  [
    new RegExp(`${api}/keys/${keyId}/end$`),
    {
      async POST({ account, settings, body }, { id = '' }) {
        await settings.endKey(account, id, parsed(end, body).afterHours);
        return {};
      },
    },
  ],
  [
    new RegExp(`${api}/certificates$`),
    {
      GET: async ({ account, settings }) => ({ certificates: await settings.certificates(account) }),
      async POST({ account, settings, body }) {
        const { upload, makeDefault } = parseUpload(body);
        return { certificate: await settings.addCertificate(account, upload, { makeDefault }) };
      },
    },
  ],
  [new RegExp(`${api}/certificates/${ref}/default$`), certificate('setDefault')],
  [new RegExp(`${api}/certificates/${ref}/activate$`), certificate('activate')],
  [new RegExp(`${api}/certificates/${ref}/deactivate$`), certificate('deactivate')],
  [
    new RegExp(`${api}/people$`),
    {
      GET: async ({ account, people }) => ({ people: await people.of(account) }),
      async POST({ account, people, body }) {
        const { email, role } = parsed(invitation, body);
        return { person: await people.invite(account, email, role) };
      },
    },
  ],
  [
    new RegExp(`${api}/people/${personId}/remove$`),
    {
      async POST({ account, people }, { id = '' }) {
        await people.remove(account, id);
        return {};
      },
    },
  ],
];

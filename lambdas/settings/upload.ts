import * as z from 'zod';
import { ApiError } from '../domain/request/errors.ts';
import { isIssuerId, issuerIdHint } from '../domain/request/issuer-id.ts';
import { replacementProblem } from '../domain/text/printable.ts';
import type { CertificateUpload } from '../ports/accounts.ts';

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
export function parseUpload(body: string): { upload: CertificateUpload; makeDefault: boolean } {
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

import * as z from 'zod';
import { isIssuerId, issuerIdHint } from '../domain/request/issuer-id.ts';
import { certificatePath } from '../pages/settings/certificates.ts';
import { questionPage } from '../pages/settings/settings-page.ts';
import type { CertificateRef } from '../ports/accounts.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { AdminVisit } from './admin-visit.ts';
import { asSent, parsed } from './form.ts';
import { done } from './page.ts';

const file = z.instanceof(Uint8Array, { error: 'Choose a file.' });
const makeDefault = z.literal('on').optional();

const uploads = {
  walleta: z.strictObject({
    certificate: file,
    privateKey: file.optional(),
    password: asSent(z.string().max(256, 'A password has at most 256 characters.')).optional(),
    intermediate: file.optional(),
    root: file.optional(),
    makeDefault,
  }),
  walletb: z.strictObject({
    issuerId: z.string().trim().refine(isIssuerId, `${issuerIdHint}.`),
    serviceAccountJson: file.transform((bytes) => Buffer.from(bytes).toString()).pipe(asSent(z.string())),
    makeDefault,
  }),
};

/** `POST /settings/certificates/{wallet}`. */
export async function uploadCertificate({ account, settings, form, params: { wallet } }: AdminVisit) {
  const { makeDefault, ...files } =
    wallet === 'walletb'
      ? { wallet: 'walletb' as const, ...parsed(uploads.walletb, form) }
      : { wallet: 'walleta' as const, ...parsed(uploads.walleta, form) };
  const { id } = await settings.addCertificate(account, files, { makeDefault: makeDefault === 'on' });
  return done('uploaded', id);
}

const changes = { default: 'setDefault', activate: 'activate', deactivate: 'deactivate' } as const;

/** `POST /settings/certificates/{wallet}/{id}/{change}`. */
export const changeCertificate = (change: keyof typeof changes) => async (visit: AdminVisit) => {
  const certificate = refOf(visit);
  await visit.settings[changes[change]](visit.account, certificate);
  return done(change, certificate.id);
};

/** `GET /settings/certificates/{wallet}/{id}/deactivate`: the question before it. */
export async function askForDeactivation(visit: AdminVisit) {
  const certificate = refOf(visit);
  return pageAnswer(
    200,
    questionPage({
      ...visit,
      question: `Deactivate ${certificate.id}?`,
      consequence:
        'No new template gets it, until you activate it again. Passes of templates that have it go on as before.',
      action: `${certificatePath(certificate)}/deactivate`,
      yes: 'Deactivate',
    }),
  );
}

const refOf = ({ params: { wallet, id = '' } }: AdminVisit): CertificateRef => ({
  wallet: wallet === 'walletb' ? 'walletb' : 'walleta',
  id,
});

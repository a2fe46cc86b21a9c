import { deliveryOf } from '../../domain/delivery/delivery.ts';
import { lastFetchOf } from '../../domain/pass/registration.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Template } from '../../domain/template/template.ts';
import type { PassFacts } from '../../domain/updates/explained-pass.ts';
import type { Call } from '../action.ts';
import type { PassReference } from './find-pass.ts';

/**
 * Reads the records that say how far a pass has come in the wallets; never cached.
 * @throws E9007 for an unknown pass.
 */
export async function factsOfPass(reference: PassReference, call: Call): Promise<PassFacts> {
  const { account, clock, deliveries, identity, templates } = call;
  const templateId = reference['pass-template-id'];
  const passKey = await identity.passKey(account.id, reference['pass-id']);
  const { pass, registrations } = await deliveries.find(passKey);
  const template = pass?.templateId === templateId ? await templates.findLatest(account.id, templateId) : undefined;
  if (pass === undefined || template === undefined) throw new ApiError('E9007_noSuchPass');
  return {
    template,
    pass,
    delivery: deliveryOf(template, pass, registrations, lastFetchOf(registrations)),
    ...(await credentialsOf(template, call)),
    otherBaseUrls: othersOf(call),
    at: clock.now(),
  };
}

/** The certificate and the issuer of a template's passes. */
async function credentialsOf({ passTypeId, issuerId }: Template, { account, accounts }: Call) {
  const [certificate, issuer] = await Promise.all([
    accounts.credential(account.id, { wallet: 'walleta', id: passTypeId }),
    issuerId === undefined ? undefined : accounts.credential(account.id, { wallet: 'walletb', id: issuerId }),
  ]);
  return { certificate, issuer };
}

/** Addresses that passes may ask besides the present one. The distribution's own leads to it as long as there is one. */
const othersOf = ({ baseUrls, publicBaseUrl }: Call) =>
  baseUrls.filter((url) => url !== publicBaseUrl && !new URL(url).hostname.endsWith('.cloudfront.net'));

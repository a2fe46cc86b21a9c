import { inWallet } from '../domain/pass/installs.ts';
import { isPassKey, type Pass } from '../domain/pass/pass.ts';
import { unknownObject } from '../domain/updates/google.ts';
import { textAnswer } from '../http/answers.ts';
import { recordExpiry } from '../issuing/record-expiry.ts';
import type { WebServices } from '../ports/services.ts';
import type { WalletCallback } from '../ports/wallets.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { PublicRequest } from './request.ts';

/** Maximum size, bytes. Google's callbacks have 700; the limit bounds the cost of hashing a forgery. */
const maxBodyBytes = 16 * 1024;

/**
 * `POST /callbacks/walletb`: Google Wallet reports that a pass was saved or deleted. Answers 400 for an invalid
 * signature or an expired callback, 413 for a body that is too large, and 200 without effect for a pass that no longer
 * exists. Idempotent per event. Source: Google Wallet, "Use callbacks for saves and deletions".
 */
export async function receiveGoogleCallback({ body }: PublicRequest, services: WebServices) {
  if (Buffer.byteLength(body) > maxBodyBytes) return textAnswer(413, 'Not a valid callback', notCached);
  let callback: WalletCallback | undefined;
  try {
    callback = await services.walletCallbacks.verified(body);
  } catch (error) {
    services.log.error('WALLETB-NO-KEYS', error);
    return textAnswer(503, 'Try again', notCached);
  }
  if (callback === undefined) return textAnswer(400, 'Not a valid callback', notCached);
  await untilWritten(services.clock, () => record(callback, services));
  return textAnswer(200, '', notCached);
}

async function record(callback: WalletCallback, services: WebServices): Promise<typeof contended | undefined> {
  const { newWriteId, passes, templates, walletEvents } = services;
  const pass = isPassKey(callback.passKey) ? await passes.find(callback.passKey) : undefined;
  const template = pass && (await templates.findLatest(pass.account, pass.templateId));
  if (template?.issuerId !== callback.issuerId || !pass || !isOfPass(pass, callback)) return undefined;
  const state = callback.event === 'save' ? 'installed' : 'removed';
  const isChanged = pass.wallets?.walletb?.state !== state;
  if (isChanged && (await recordExpiry(services, template, pass, newWriteId()))) return contended;
  const event = { writeId: newWriteId(), at: services.clock.now() };
  const after = isChanged ? withObject(inWallet(template, pass, 'walletb', state, event), callback) : undefined;
  return (await walletEvents.record(callback, event.writeId, after)) === 'outdated' ? contended : undefined;
}

/**
 * Google Wallet may name the class of a flight that the pass has left. An object whose place another one has taken says
 * nothing about the pass any more.
 */
const isOfPass = ({ templateId, formerTemplates = [], googleObject }: Pass, callback: WalletCallback) =>
  [templateId, ...formerTemplates].includes(callback.templateId) && googleObject?.number === callback.number;

/** Records an object that a save link created, or a click that could not record it; the pass may have moved since. */
function withObject(pass: Pass, { templateId }: WalletCallback): Pass {
  return { ...pass, googleObject: pass.googleObject ?? unknownObject(pass, templateId) };
}

const notCached = { 'cache-control': 'no-store' };

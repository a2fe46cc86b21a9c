import { barcodeRecipeOf } from '../domain/barcode/barcode.ts';
import { requireBarcodeFits } from '../domain/barcode/barcode-capacity.ts';
import { withDue } from '../domain/pass/due.ts';
import { installLink, type Pass, type PassStatus } from '../domain/pass/pass.ts';
import type { Template } from '../domain/template/template.ts';
import { BarcodeTaken } from '../ports/passes.ts';
import type { Services } from '../ports/services.ts';
import { type Image, type Receipt, refOf } from '../ports/stores.ts';
import { contactHashesOf } from './contact-hashes.ts';
import { type RenderingServices, renderPass } from './render.ts';

type IssuingServices = RenderingServices & Pick<Services, 'images' | 'log' | 'passes' | 'renderings'>;

/** The caller's part of a new pass. */
export type PassDraft = Pick<
  Pass,
  'passId' | 'fields' | 'contact' | 'referenceData' | 'trackingId' | 'changedBy' | 'eventTimeUtc'
> & {
  /** Active by default. */
  readonly status?: PassStatus | undefined;
  /** The fetched image of the field strip-image. */
  readonly strip?: Image | undefined;
  /** The issuance link whose limit the pass counts towards. */
  readonly linkId?: string | undefined;
  /** Makes the receipt that is written together with the pass. */
  readonly receiptOf?: ((pass: Pass) => Receipt | undefined) | undefined;
};

/** Ten digits, the shortest length, collide once in 10,000 times when a template has a million passes. */
const maxBarcodes = 5;

/**
 * Issues a pass: renders and signs it, stores both files under a link that is still unknown to everyone, and makes the
 * pass exist by one conditional write at the end. The winner of that write has everything in place. The loser deletes
 * the files again: their link is unknown, but deletepassdata could not find the personal data in them.
 *
 * @returns the pass, or undefined if the pass-id is in use.
 * @throws E9003 if the template's barcode-type cannot carry the barcode-value. LinkExhausted if the link has reached
 * its limit.
 */
export async function issuePass(services: IssuingServices, template: Template, draft: PassDraft) {
  requireBarcodeFits(template.fields, draft.fields['barcode-value']);
  for (let barcodes = 1; ; barcodes++) {
    try {
      return await issueOnce(services, template, draft);
    } catch (error) {
      if (!(error instanceof BarcodeTaken) || barcodes === maxBarcodes) throw error;
    }
  }
}

async function issueOnce(
  services: IssuingServices,
  template: Template,
  { strip, linkId, receiptOf, status = 'active', ...draft }: PassDraft,
): Promise<Pass | undefined> {
  const { clock, identity, images, log, passes, renderings } = services;
  const nowUtc = clock.now().toISOString();
  const recipe = draft.fields['barcode-value'] === undefined ? barcodeRecipeOf(template.fields) : undefined;
  const pass: Pass = withDue(template, {
    ...draft,
    contactHashes: await contactHashesOf(identity, template.account, draft.contact),
    passKey: await identity.passKey(template.account, draft.passId),
    account: template.account,
    templateId: template.id,
    renderedFrom: template.version,
    version: 1,
    revision: 1,
    writeId: draft.trackingId,
    nonce: identity.newNonce(),
    accessVersion: await identity.currentAccessVersion(),
    storedStatus: status,
    storedStatusSinceUtc: nowUtc,
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
    stripImage: strip && refOf(strip),
    generatedBarcode: recipe && identity.newBarcodeValue(recipe),
  });
  const get = async (sha256: string) => (sha256 === strip?.sha256 ? strip.data : images.get(sha256));
  const rendering = await renderPass({ ...services, images: { get } }, template, pass);
  await Promise.all([renderings.put(installLink(pass), rendering), strip && images.put(strip)]);
  let isMade = false;
  try {
    isMade = await passes.create(pass, receiptOf?.(pass), linkId);
  } finally {
    // Also when the outcome of the write is unknown: if the pass was made, its link is rendered from the record.
    if (!isMade) await renderings.delete(installLink(pass)).catch((error) => log.error('API-FILES-LEFT', error));
  }
  return isMade ? pass : undefined;
}

import type * as z from 'zod';
import { touchedBy } from '../../domain/fields/changes.ts';
import { samplePassOf } from '../../domain/pass/sample-pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { passTemplateOf } from '../../domain/shown/shown-data.ts';
import { sampleTemplateOf } from '../../domain/template/brand.ts';
import type { Brand, Template } from '../../domain/template/template.ts';
import type { newTemplateOrBrand, templateChanges } from '../../domain/template/template-request.ts';
import { flightClassInput, flightObjectInput } from '../../issuing/google.ts';
import type { Brands, Templates } from '../../ports/stores.ts';
import type { Call } from '../action.ts';
import { unprovenUpdate } from '../templates/changed-template.ts';
import { draftedTemplate } from '../templates/new-template.ts';
import { type dryRunAnswer, savedTemplateOf } from '../templates/saved-template.ts';
import { type FetchedImages, proveBuildable, type TemplateCall } from '../templates/template-parts.ts';
import { passTemplateOfBrand } from './brand-values.ts';
import { changedBrand, draftedBrand, savedBrandOf } from './brands.ts';
import { latestBrand } from './latest-brand.ts';

/** The part of a call that a dry run has: nothing in it writes. */
type DryRunCall = TemplateCall &
  Pick<Call, 'googleJsonOf'> & {
    readonly brands: Pick<Brands, 'latestOf'>;
    readonly templates: Pick<Templates, 'findLatest'>;
  };

type Answer = z.output<typeof dryRunAnswer>;

/** Id of what is never stored: callers see it only as a part of ids for Wallet B. */
const id = 'sample';

/**
 * Works out what createpasstemplate would make.
 * @throws what createpasstemplate throws.
 * Source: docs/api/dry-run.md#dry-run;
 * docs/decisions/dry-runs.md#a-dry-run-is-the-call-without-its-writes
 */
export async function creationTried(input: z.output<typeof newTemplateOrBrand>, call: DryRunCall): Promise<Answer> {
  if (input.kind === 'flight') {
    const { template, fetched } = await draftedTemplate({ ...input, id }, call);
    const { 'pass-template-id': _none, ...warned } = savedTemplateOf(template);
    return { ...shown(template), 'trial-pass': await trialOf(template, { fetched }, call), ...warned };
  }
  const { brand, fetched } = await draftedBrand({ ...input, id }, call);
  const { 'pass-template-id': _none, ...warned } = savedBrandOf(brand);
  return { ...shownBrand(brand), 'trial-pass': await trialOf(sampleTemplateOf(brand), { fetched }, call), ...warned };
}

/**
 * Works out what updatepasstemplate would make of a template or a brand.
 * @throws what updatepasstemplate throws. Source: docs/api/dry-run.md#dry-run.
 */
export async function updateTried(changes: z.output<typeof templateChanges>, call: DryRunCall): Promise<Answer> {
  const template = await call.templates.findLatest(call.account.id, changes.templateId);
  if (template === undefined) return brandUpdateTried(changes, call);
  const updated = await unprovenUpdate(template, { changes, now: call.clock.now() }, call);
  const { fetched } = updated;
  const isChanged = updated.template.version > template.version;
  return {
    ...shown(updated.template),
    'trial-pass': await trialOf(updated.template, { fetched, isChanged }, call),
    ...savedTemplateOf(updated.template, updated),
  };
}

async function brandUpdateTried(changes: z.output<typeof templateChanges>, call: DryRunCall): Promise<Answer> {
  const brand = await latestBrand(call, changes.templateId);
  if (brand === undefined) throw new ApiError('E9006_noSuchTemplate');
  const { brand: updated, fetched } = await changedBrand(brand, changes, call);
  return {
    ...shownBrand(updated),
    'trial-pass': await trialOf(sampleTemplateOf(updated), { fetched, isChanged: updated !== brand }, call),
    ...savedBrandOf(updated, touchedBy(changes)),
  };
}

const shown = (template: Template) => ({ 'dry-run': true as const, 'pass-template': passTemplateOf(template) });

const shownBrand = (brand: Brand) => ({
  'dry-run': true as const,
  'template-kind': 'brand' as const,
  'pass-template': passTemplateOfBrand(brand),
});

/**
 * The pass that proves the template, for each of its wallets. The real call proves nothing where nothing changes: Wallet A's
 * is then left out if it cannot be built.
 * @throws E9008 if what changes cannot be built.
 */
async function trialOf(
  template: Template,
  { fetched, isChanged = true }: { readonly fetched: FetchedImages; readonly isChanged?: boolean },
  call: DryRunCall,
): Promise<Answer['trial-pass']> {
  const pkpass = await proveBuildable(template, fetched, call).catch((error) => {
    if (isChanged || !(error instanceof ApiError)) throw error;
  });
  return {
    ...(pkpass && { walleta: Buffer.from(pkpass).toString('base64') }),
    ...(template.issuerId !== undefined && { walletb: await googleJson(template, template.issuerId, call) }),
  };
}

async function googleJson(template: Template, issuerId: string, call: DryRunCall) {
  const wordings = await call.wordingsOf(template);
  const sample = samplePassOf(template);
  return call.googleJsonOf(issuerId, {
    flightClass: flightClassInput(call, template, wordings),
    flightObject: flightObjectInput(call, template, sample, wordings),
  });
}

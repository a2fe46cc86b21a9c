import * as z from 'zod';
import { ApiError, type FieldError } from '../../domain/errors.ts';
import { areTooLargeTogether, imageWarnings } from '../../domain/images.ts';
import { samplePassOf } from '../../domain/sample-pass.ts';
import { type ImageField, imageFields, type Template } from '../../domain/template.ts';
import type { TemplateFields } from '../../domain/template-fields.ts';
import { newTemplate } from '../../domain/template-request.ts';
import { renderPass } from '../../issuing/render.ts';
import { CertificateUnusable, type Image, ImageRefused } from '../../ports.ts';
import { type Call, defineAction } from '../action.ts';

/**
 * Makes a template for one flight: checks its fields, fetches its images once, proves that a pass can be built and
 * signed from it, and only then stores it.
 * @throws E922 for credentials the account does not have, E9008 when no valid pass can be built.
 * Source: specification, section 2.8.
 */
export const createPassTemplate = defineAction({
  name: 'createpasstemplate',
  input: newTemplate,
  output: z.object({ 'pass-template-id': z.string(), warnings: z.optional(z.array(z.string())) }),
  internalError: 'internal',
  async run(input, call) {
    const passTypeId = await passTypeIdFor(input.passTypeId, call);
    const issuerId = await issuerIdFor(input.issuerId, call);
    const images = await fetchImages(input.fields, call);
    if (areTooLargeTogether(images))
      throw new ApiError('templateUnbuildable', 'The images are larger than 4 MB together.');
    const nowUtc = call.clock.now().toISOString();
    const template: Template = {
      id: call.identity.newTemplateId(),
      account: call.account.id,
      version: 1,
      createdAtUtc: nowUtc,
      updatedAtUtc: nowUtc,
      trackingId: call.trackingId,
      fields: input.fields,
      images: refsOf(images),
      passTypeId,
      issuerId,
    };
    await proveBuildable(template, images, call);
    await Promise.all(Object.values(images).map((image) => call.images.put(image)));
    await call.templates.create(template);
    const warnings = imageWarnings(template.images);
    return { 'pass-template-id': template.id, ...(warnings.length > 0 ? { warnings } : {}) };
  },
});

type FetchedImages = Partial<Record<ImageField, Image>>;

async function passTypeIdFor(requested: string | undefined, { account, accounts }: Call): Promise<string> {
  const passTypeId = requested ?? account.defaultPassTypeId;
  if (passTypeId !== undefined && (await accounts.appleCertificate(account.id, passTypeId))) return passTypeId;
  if (requested !== undefined) throw new ApiError('certificateUnknown', undefined, [unknownCredential('pass-type-id')]);
  throw new ApiError('templateUnbuildable', 'The account has no active Wallet A certificate to sign passes with.');
}

async function issuerIdFor(requested: string | undefined, { account, accounts }: Call): Promise<string | undefined> {
  if (requested === undefined) return account.defaultIssuerId;
  if (await accounts.hasIssuer(account.id, requested)) return requested;
  throw new ApiError('certificateUnknown', undefined, [unknownCredential('issuer-id')]);
}

function unknownCredential(field: string): FieldError {
  return { field, message: 'matches no active certificate of the account' };
}

/** @throws E9003 naming every image that cannot be used, with the reason. */
async function fetchImages(fields: TemplateFields, { imageFetcher }: Call): Promise<FetchedImages> {
  const images: FetchedImages = {};
  const problems = await Promise.all(
    imageFields.map(async (field): Promise<FieldError[]> => {
      const url = fields[field];
      if (url === undefined) return [];
      try {
        images[field] = await imageFetcher.fetchPng(url);
        return [];
      } catch (error) {
        if (!(error instanceof ImageRefused)) throw error;
        return [{ field, message: error.message }];
      }
    }),
  );
  const refused = problems.flat();
  if (refused.length === 0) return images;
  const reasons = refused.map(({ field, message }) => `${field} ${message}`).join('; ');
  throw new ApiError('invalidFields', `Invalid request: ${reasons}.`, refused);
}

function refsOf(images: FetchedImages): Template['images'] {
  return Object.fromEntries(Object.entries(images).map(([field, { data: _data, ...ref }]) => [field, ref]));
}

/** Builds and signs the template's static pass. @throws E9008 with the reason. */
async function proveBuildable(template: Template, images: FetchedImages, call: Call): Promise<void> {
  const fetched = new Map(Object.values(images).map(({ sha256, data }) => [sha256, data]));
  const get = async (sha256: string) => fetched.get(sha256) ?? call.images.get(sha256);
  try {
    await renderPass(
      { ...call, images: { get } },
      template,
      samplePassOf(template, await call.identity.currentAccessVersion()),
    );
  } catch (error) {
    if (error instanceof CertificateUnusable) throw new ApiError('templateUnbuildable', error.message);
    throw error;
  }
}

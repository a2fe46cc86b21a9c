import type { AirportFacts, FlightAirports } from '../../domain/airport/airport.ts';
import { samplePassOf } from '../../domain/pass/sample-pass.ts';
import { ApiError, type FieldError, fieldsRefused } from '../../domain/request/errors.ts';
import type { FlightFacts } from '../../domain/template/brand.ts';
import { areTooLargeTogether } from '../../domain/template/images.ts';
import { type Brand, type ImageField, imageFields, type Template } from '../../domain/template/template.ts';
import type { TemplateFields } from '../../domain/template-fields/template-fields.ts';
import { renderPass } from '../../issuing/render.ts';
import { type Image, ImageRefused, type Images, refOf } from '../../ports/stores.ts';
import { CertificateUnusable } from '../../ports/wallets.ts';
import type { Call } from '../action.ts';

/** The part of a call with which templates and brands are worked out and tried: nothing in it writes. */
export type TemplateCall = Pick<
  Call,
  | 'account'
  | 'accounts'
  | 'airports'
  | 'apple'
  | 'badges'
  | 'clock'
  | 'identity'
  | 'imageFetcher'
  | 'publicBaseUrl'
  | 'trackingId'
  | 'changedBy'
  | 'wordingsOf'
> & { readonly images: Pick<Images, 'get'> };

export type FetchedImages = Partial<Record<ImageField, Image>>;

type ImageUrls = Partial<Pick<TemplateFields, ImageField>>;

/** Images of a template or a brand that stay with these fields. */
export function keptImages(before: Pick<Template | Brand, 'fields' | 'images'>, fields: ImageUrls): Template['images'] {
  const isKept = (field: string) => fields[field as ImageField] === before.fields[field as ImageField];
  return Object.fromEntries(Object.entries(before.images).filter(([field]) => isKept(field)));
}

/**
 * Fetches the images of these fields that are not stored already.
 * @throws E9003 that names every image that cannot be used, with the reason.
 * Source: docs/decisions/images.md#images
 */
export async function imagesOf(
  fields: ImageUrls,
  stored: Template['images'],
  { imageFetcher }: Pick<Call, 'imageFetcher'>,
) {
  const refused: FieldError[] = [];
  const fetched: FetchedImages = {};
  await Promise.all(
    imageFields.map(async (field) => {
      const url = fields[field];
      if (url === undefined || stored[field] !== undefined) return;
      try {
        fetched[field] = await imageFetcher.fetchPng(url, field);
      } catch (error) {
        if (!(error instanceof ImageRefused)) throw error;
        refused.push({ field, message: error.message });
      }
    }),
  );
  if (refused.length > 0) throw fieldsRefused(refused);
  const refs = Object.entries(fetched).map(([field, image]) => [field, refOf(image)]);
  return { fetched, images: { ...stored, ...Object.fromEntries(refs) } };
}

/**
 * Builds and signs the template's static pass as a proof, with images that may not be stored yet.
 * @returns its .pkpass.
 * @throws E9008 with the reason, if no pass can be built.
 */
export async function proveBuildable(
  template: Template,
  fetched: FetchedImages,
  call: TemplateCall,
): Promise<Uint8Array> {
  if (!(await call.accounts.appleCertificate(template.account, template.passTypeId)))
    throw new ApiError('templateUnbuildable', "The account lacks the template's Wallet A certificate.");
  if (areTooLargeTogether(template.images))
    throw new ApiError('templateUnbuildable', 'The images are larger than 4 MB together.');
  const bytes = new Map(
    Object.values(fetched).map(({ sha256, data, packedAs = sha256, packed = data }) => [packedAs, packed]),
  );
  const get = async (sha256: string) => bytes.get(sha256) ?? call.images.get(sha256);
  const sample = samplePassOf(template, await call.identity.currentAccessVersion());
  try {
    const { pkpass } = await renderPass({ ...call, images: { get } }, template, sample);
    return pkpass;
  } catch (error) {
    if (error instanceof CertificateUnusable) throw new ApiError('templateUnbuildable', error.message);
    throw error;
  }
}

/**
 * Looks up the facts of a template's airports, to store with it: rendering then needs no look-up, and a flight's times
 * do not change with the airport data. Facts that the template already has stay.
 */
export async function airportsOf(
  fields: FlightFacts,
  { airports }: Pick<Call, 'airports'>,
  known: FlightAirports = {},
) {
  const factsOf = (code: string | undefined, facts: AirportFacts | undefined) =>
    code === undefined || facts?.code === code ? facts : airports.find(code);
  const [origin, destination] = await Promise.all([
    factsOf(fields['origin-airport'], known.origin),
    factsOf(fields['destination-airport'], known.destination),
  ]);
  return { origin, destination };
}

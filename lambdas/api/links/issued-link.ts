import * as z from 'zod';
import { type IssuanceLink, previewUrl } from '../../domain/link/link.ts';
import { linkWarnings } from '../../domain/link/link-warnings.ts';
import { warnings, warningsOf } from '../../domain/request/warning.ts';
import type { Call } from '../action.ts';

/** Answer of the calls that create or update an issuance link. Source: docs/api/createpassissuancelink.md#createpassissuancelink. */
export const issuedLink = z.object({
  'issuance-link-id': z.string(),
  'pass-issuance-link-template-id': z.string(),
  'preview-url': z.url(),
  warnings,
});

/** @param touched the fields that an update names. */
export function issuedLinkOf(
  link: IssuanceLink,
  { clock, publicBaseUrl }: Call,
  touched?: ReadonlySet<string>,
): z.output<typeof issuedLink> {
  return {
    'issuance-link-id': link.id,
    'pass-issuance-link-template-id': link.id,
    'preview-url': previewUrl(publicBaseUrl, link),
    ...warningsOf(linkWarnings(link, { publicBaseUrl, at: clock.now() }, touched)),
  };
}

import * as z from 'zod';
import { type IssuanceLink, previewUrl } from '../../../domain/link.ts';
import type { Call } from '../../action.ts';

/** Answer of the calls that create or update an issuance link. Source: DECISIONS.md, Requests and answers. */
export const issuedLink = z.object({
  'issuance-link-id': z.string(),
  'pass-issuance-link-template-id': z.string(),
  'preview-url': z.url(),
});

export function issuedLinkOf(link: IssuanceLink, { publicBaseUrl }: Call): z.output<typeof issuedLink> {
  return {
    'issuance-link-id': link.id,
    'pass-issuance-link-template-id': link.id,
    'preview-url': previewUrl(publicBaseUrl, link),
  };
}

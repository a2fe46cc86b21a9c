import * as z from 'zod';
import { type IssuanceLink, previewUrl } from '../../../domain/link.ts';
import { lengthWarning } from '../../../domain/link-length.ts';
import type { Call } from '../../action.ts';

/** Answer of the calls that create or update an issuance link. Source: DECISIONS.md, Requests and answers. */
export const issuedLink = z.object({
  'issuance-link-id': z.string(),
  'pass-issuance-link-template-id': z.string(),
  'preview-url': z.url(),
  warnings: z.optional(z.array(z.string())),
});

export function issuedLinkOf(link: IssuanceLink, { publicBaseUrl }: Call): z.output<typeof issuedLink> {
  const warning = lengthWarning(publicBaseUrl, link);
  return {
    'issuance-link-id': link.id,
    'pass-issuance-link-template-id': link.id,
    'preview-url': previewUrl(publicBaseUrl, link),
    ...(warning === undefined ? {} : { warnings: [warning] }),
  };
}

import * as z from 'zod';
import type { Pass } from '../../domain/pass/pass.ts';
import { warnings } from '../../domain/request/warning.ts';
import { installUrl } from '../../issuing/render.ts';
import type { Call } from '../action.ts';
import { notice } from './notice.ts';

/** Answer of the calls that give an install link. Source: docs/api/generatepass.md#generatepass. */
export const issuedPass = z.object({
  'pass-id': z.string(),
  'pass-install-url': z.url(),
  'tracking-id': z.string(),
  'group-install-url': z.optional(z.url()),
});

export function issuedPassOf(pass: Pass, { publicBaseUrl, trackingId }: Call): z.output<typeof issuedPass> {
  return { 'pass-id': pass.passId, 'pass-install-url': installUrl(publicBaseUrl, pass), 'tracking-id': trackingId };
}

/** Answer of a call that changes a pass, or only tries to. */
export const changedPassAnswer = z.object({
  'dry-run': z.optional(z.literal(true)),
  'pass-id': z.string(),
  'pass-template-id': z.string(),
  'tracking-id': z.string(),
  ...notice,
  warnings,
});

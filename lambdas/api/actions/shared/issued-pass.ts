import * as z from 'zod';

/** Answer of the calls that give an install link. Source: specification, section 4. */
export const issuedPass = z.object({
  'pass-id': z.string(),
  'pass-install-url': z.url(),
  'tracking-id': z.string(),
});

import * as z from 'zod';
import { emptyAsMissing, passId, passTemplateId, trueFalse } from '../fields/fields.ts';
import { passDataChanges } from './pass-update.ts';

/** The request of movepass. Source: docs/api.md#movepass. */
export const passMove = z
  .record(z.string(), z.unknown())
  .transform(emptyAsMissing)
  .pipe(
    z.strictObject({
      'pass-template-id': passTemplateId,
      'to-pass-template-id': passTemplateId,
      'pass-id': passId,
      priority: z.optional(trueFalse),
      'pass-data': z.optional(passDataChanges),
    }),
  )
  .refine((move) => move['to-pass-template-id'] !== move['pass-template-id'], {
    path: ['to-pass-template-id'],
    message: 'must be another template',
  });

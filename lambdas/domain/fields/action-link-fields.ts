import * as z from 'zod';
import { actionLinks, forEachActionLink } from './action-links.ts';
import type { Field } from './field.ts';
import { httpsUrl } from './fields.ts';
import { linkValueRules } from './link-value.ts';

const formats = {
  'web-link': z.optional(httpsUrl),
  phone: z.optional(linkValueRules.phone),
  email: z.optional(linkValueRules.email),
};

/** On the objects of Google Wallet, since passes may have their own, which replace those of the template. */
const shown = { apple: 'back', google: 'object', page: true, notified: false } as const;

interface ActionLinkField extends Omit<Field, keyof typeof shown> {
  readonly schema: z.ZodOptional<z.ZodType<string, string>>;
}

/** Fields of a template and of a pass. */
export const actionLinkFields = forEachActionLink((name): ActionLinkField & typeof shown => ({
  ...shown,
  schema: formats[actionLinks[name].type],
  readAs: name,
}));

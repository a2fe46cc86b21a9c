import * as z from 'zod';
import { text, withoutEmpty } from './fields.ts';
import { linkValueProblem } from './link-value.ts';
import { templateFields } from './template-fields.ts';
import { flattenGroups } from './template-groups.ts';

/** Which of the account's credentials a template uses; fixed when it is created. Source: specification, 2.8. */
const credentials = {
  'pass-type-id': z.optional(text(200)),
  'issuer-id': z.optional(text(60)),
};

/** The request of createpasstemplate: fields in groups, each at most once. */
export const newTemplate = z
  .record(z.string(), z.unknown())
  .transform((request, context) => {
    const { fields, problems } = flattenGroups(request);
    for (const { field, message } of problems) context.addIssue({ code: 'custom', path: [field], message });
    return withoutEmpty(fields);
  })
  .pipe(templateFields.extend(credentials))
  .superRefine((fields, context) => {
    for (const link of ['link1', 'link2'] as const) {
      const problem = fields[link] && linkValueProblem(fields[link], fields[`${link}-type`]);
      if (problem) context.addIssue({ code: 'custom', path: [link], message: problem });
    }
  })
  .transform(({ 'pass-type-id': passTypeId, 'issuer-id': issuerId, ...fields }) => ({ fields, passTypeId, issuerId }));

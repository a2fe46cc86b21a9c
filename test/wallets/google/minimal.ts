import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { requiredOf } from '../../fields/cases.ts';
import { passRows } from '../../fields/pass-rows.ts';
import { templateRows } from '../../fields/template-rows.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const only = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The example's template with its required fields only. */
export function minimalTemplate(): Template {
  const template = exampleTemplate();
  return { ...template, fields: only(template.fields, requiredOf(templateRows)) as Template['fields'] };
}

/** The example's pass with its required fields only. */
export function minimalPass(): Pass {
  const pass = examplePass();
  return { ...pass, fields: only(pass.fields, requiredOf(passRows)) as unknown as Pass['fields'] };
}

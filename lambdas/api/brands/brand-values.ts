import type * as z from 'zod';
import type { Field } from '../../domain/fields/field.ts';
import { passTemplateOf, shownTemplateFields } from '../../domain/shown/shown-data.ts';
import { sampleTemplateOf } from '../../domain/template/brand.ts';
import type { Brand } from '../../domain/template/template.ts';
import { fieldsOfTemplate } from '../../domain/template-fields/template-fields.ts';

/** Values of a brand, "" for those of a flight and of a static passenger that it does not name. */
export function passTemplateOfBrand(brand: Brand): z.output<typeof shownTemplateFields> {
  const values: Record<string, unknown> = passTemplateOf(sampleTemplateOf(brand));
  const unnamed = Object.entries(fieldsOfTemplate).filter(([name]) => brand.fields[name as never] === undefined);
  const blank = unnamed.flatMap(([, { readAs }]: [string, Field]) => readAs ?? []);
  const isBlank = (name: string) => blank.includes(name) && typeof values[name] === 'string';
  const shown = Object.entries(values).map(([name, value]) => [name, isBlank(name) ? '' : value]);
  return shownTemplateFields.parse(Object.fromEntries(shown));
}

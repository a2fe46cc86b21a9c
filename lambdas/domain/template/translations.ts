import { applyChanges, type Changes, equalAsJson } from '../fields/changes.ts';
import { languagesOf } from '../languages/languages.ts';
import type { FieldError } from '../request/errors.ts';
import type {
  SomeTemplateFields,
  TemplateFields,
  TranslatedField,
  Translations,
} from '../template-fields/template-fields.ts';

/** A template is one item of the database, of at most 400 KB. */
const maxBytes = 64 * 1024;

/** The translations after a request: texts that it does not name stay, "" clears one. */
export function withTranslations(before: Translations = {}, sent: Translations = {}): Translations | undefined {
  const tags = new Set([...Object.keys(before), ...Object.keys(sent)]);
  const merged = [...tags].flatMap((tag) => {
    const texts = Object.entries({ ...before[tag], ...sent[tag] }).filter(([, text]) => text !== '');
    return texts.length === 0 ? [] : [[tag, Object.fromEntries(texts)]];
  });
  return merged.length === 0 ? undefined : Object.fromEntries(merged);
}

/**
 * The fields of a template after changes; the same object if nothing differs. A text that changes loses the translations
 * that the request does not bring: they would say something else.
 * Source: docs/decisions/template-changes.md#translations-of-old-texts
 */
export function applyWithTranslations<Fields extends SomeTemplateFields>(
  fields: Fields,
  { set, clear }: Changes<Fields>,
): Fields {
  const changed = applyChanges(fields, { set, clear });
  if (fields.translations === undefined && set.translations === undefined) return changed;
  const isUnchanged = (name: string) => equalAsJson(fields[name as TranslatedField], changed[name as TranslatedField]);
  const unchanged = Object.entries(clear.includes('translations') ? {} : (fields.translations ?? {})).map(
    ([tag, texts]) => [tag, Object.fromEntries(Object.entries(texts).filter(([name]) => isUnchanged(name)))],
  );
  const translations = withTranslations(Object.fromEntries(unchanged), set.translations);
  return applyChanges(fields, {
    set: { ...set, translations },
    clear: translations ? clear : [...clear, 'translations'],
  });
}

/** The first language of the translations that the template does not have. */
export function translationProblem(
  fields: Pick<TemplateFields, 'language' | 'languages' | 'translations'>,
): FieldError | undefined {
  const [own, ...others] = languagesOf(fields);
  const { translations = {} } = fields;
  const tag = Object.keys(translations).find((each) => !others.includes(each));
  if (tag === own) return { field: `translations.${tag}`, message: 'is the language of the texts that it translates' };
  if (tag !== undefined) return { field: `translations.${tag}`, message: 'is not among languages' };
  if (new TextEncoder().encode(JSON.stringify(translations)).length <= maxBytes) return undefined;
  return { field: 'translations', message: 'must be at most 64 KB in all' };
}

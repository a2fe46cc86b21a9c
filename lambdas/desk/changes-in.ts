import type { Changeable, FieldChanges } from '../domain/desk/changes.ts';

/**
 * Reads what a form changes: the fields that the person has touched, each with what it is at present. A field that somebody else has
 * changed since the form was made is told of in `meanwhile`.
 */
export function changesIn(
  form: URLSearchParams,
  fields: readonly Changeable[],
  present: Readonly<Record<string, string | undefined>>,
) {
  const change: Record<string, FieldChanges[string]> = {};
  const meanwhile: string[] = [];
  for (const { name, label, kind } of fields) {
    const read = (field: string) => comparable(form.get(field) ?? '', kind);
    const [was, after, is] = [read(`was-${name}`), read(name), comparable(present[name] ?? '', kind)];
    if (after === '' && form.getAll(`keep-${name}`).at(-1) === 'yes') continue;
    if (!form.has(name) || was === after || is === after) continue;
    change[name] = [is, after];
    if (is !== was) meanwhile.push(`${label} has become ${is || 'none'} meanwhile.`);
  }
  return { change, meanwhile };
}

/** A value without what a form cannot show: seconds, spaces around it, the letter case of a word from a list. */
function comparable(value: string, kind: Changeable['kind']): string {
  const text = value.trim().replaceAll('\r\n', '\n');
  if (kind === 'time') return text === '' ? '' : `${text.slice(0, 16)}:00`;
  return kind === 'choice' ? text.toLowerCase() : text;
}

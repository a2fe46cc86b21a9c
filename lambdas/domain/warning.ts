/** Something that is accepted but may not behave as its author expects. */
export interface Warning<Field extends string> {
  /** Fields that it depends on: a call that changes one of them repeats the warning. */
  readonly about: readonly Field[];
  /** A sentence. */
  readonly text: string;
}

/**
 * Warnings of a call: all of them on creation, else those about the touched fields.
 * Source: docs/decisions/0104-warned-of-what-was-touched.md.
 */
export function warningTexts<Field extends string>(
  warnings: readonly Warning<Field>[],
  touched?: ReadonlySet<string>,
): string[] {
  return warnings
    .filter(({ about }) => touched === undefined || about.some((field) => touched.has(field)))
    .map(({ text }) => text);
}

/** `warnings` of an answer; absent if there are none. */
export const warningsOf = (texts: readonly string[]) => (texts.length > 0 ? { warnings: [...texts] } : {});

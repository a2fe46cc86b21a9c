/** What is accepted but will not do what its author may expect. */
export interface Warning<Field extends string> {
  /** Whoever changes one of these hears it again. */
  readonly about: readonly Field[];
  /** A sentence. */
  readonly text: string;
}

/**
 * What a call that made something, or touched some of its fields, is told.
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

/** `warnings` of an answer: there only when there is something to say. */
export const warningsOf = (texts: readonly string[]) => (texts.length > 0 ? { warnings: [...texts] } : {});

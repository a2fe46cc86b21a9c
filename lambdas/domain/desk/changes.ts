/** Values of fields before and after a change. */
export type FieldChanges = Readonly<Record<string, readonly [before: string, after: string]>>;

/** A change that was made. */
export interface MadeChange {
  readonly id: string;
  readonly change: FieldChanges;
  readonly atUtc: string;
  /** Address of who made it. */
  readonly by: string;
}

/** A field that people change. */
export interface Changeable {
  /** Field of the action that changes it. */
  readonly name: string;
  /** Id on the page, if it has the field twice. */
  readonly id?: string;
  /** True for a field that takes a new value: left empty, it keeps the present one. */
  readonly isNew?: true;
  readonly label: string;
  readonly kind: 'text' | 'lines' | 'time' | 'choice' | 'switch';
  readonly required?: true;
  /** True for a field that the action does not clear: an undo leaves it where it was none. */
  readonly isKept?: true;
  /** Letter that leads to the field, pressed with the browser's modifier. */
  readonly key?: string;
  /** Maximum length of a text. */
  readonly length?: number;
  /** Values to choose from, each with its text. */
  readonly options?: readonly (readonly [value: string, text: string])[] | undefined;
}

/** The field of a name. */
export const fieldOf = (name: string, fields: readonly Changeable[]) => fields.find((field) => field.name === name);

/** A field's name for people: of one that no form has, its own in plain words. */
export const labelOf = (name: string, fields: readonly Changeable[]) => fieldOf(name, fields)?.label ?? inWords(name);

const inWords = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** Fields with the values that a change gives them. */
export const valuesAfter = (change: FieldChanges): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(change).map(([name, [, after]]) => [name, after]));

/** The way back. */
export const undoOf = (change: FieldChanges, fields: readonly Changeable[]): FieldChanges =>
  Object.fromEntries(
    Object.entries(change)
      .filter((entry) => !isLeftByUndo(entry, fields))
      .map(([name, [before, after]]) => [name, [after, before] as const]),
  );

/** True for a field that an undo leaves, as it would have to be cleared. */
export const isLeftByUndo = (
  [name, [before]]: readonly [string, FieldChanges[string]],
  fields: readonly Changeable[],
): boolean => before === '' && fieldOf(name, fields)?.isKept === true;

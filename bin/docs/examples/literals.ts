/** How a language writes the values of JSON in its code. */
export interface Notation {
  readonly text: (value: string) => string;
  readonly constants: Readonly<Record<'true' | 'false' | 'null', string>>;
  /** Indentation of a level. */
  readonly indent: string;
  /** Behind the last item on lines of their own. */
  readonly lastComma: ',' | '';
  readonly list: Brackets;
  readonly object: Brackets & {
    /** The part of an entry before its value. */
    readonly before: (name: string) => string;
  };
}

interface Brackets {
  readonly open: string;
  readonly close: string;
  /** Inside the brackets, on one line. */
  readonly space?: string;
}

/** Longest line with more than one value. */
const width = 100;

/**
 * Writes a value as code: an object or a list on one line where it fits.
 * @param start of the line that the value continues, with its indentation.
 */
export function literal(value: unknown, notation: Notation, start = ''): string {
  const { text, constants, indent, lastComma, list, object } = notation;
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return constants[String(value) as 'null'] ?? String(value);
  const entries = Object.entries(value);
  const { open, close, space = '' } = Array.isArray(value) ? list : object;
  const itemsAt = (start: string) =>
    entries.map(([name, item]) => {
      if (Array.isArray(value)) return literal(item, notation, start);
      const before = object.before(name);
      return before + literal(item, notation, start + before);
    });
  const line = `${open}${space}${itemsAt('').join(', ')}${space}${close}`;
  if (entries.length === 0 || (!line.includes('\n') && start.length + line.length <= width)) return line;
  const outer = `\n${/^ */.exec(start)?.[0]}`;
  const items = itemsAt(outer.slice(1) + indent).map((item) => `${outer}${indent}${item}`);
  return `${open}${items.join(',')}${lastComma}${outer}${close}`;
}

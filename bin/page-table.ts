const lineOf = (cells: readonly string[]) => `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`;

/** A table of a page in Markdown. */
export const pageTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [lineOf(head), `|${'---|'.repeat(head.length)}`, ...rows.map(lineOf)].join('\n');

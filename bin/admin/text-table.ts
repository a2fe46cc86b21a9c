import { forTerminal } from '../../lambdas/domain/text/printable.ts';

/** Rows in aligned columns, for a terminal; `whenEmpty` if there are none. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], whenEmpty: string): string {
  if (rows.length === 0) return whenEmpty;
  const all = [head, ...rows.map((row) => row.map(cellOf))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return all.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** A stored text that makes no further line. */
const cellOf = (text: string) => forTerminal(text).replaceAll('\n', '\\n');

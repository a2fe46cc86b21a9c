import { appendFileSync } from 'node:fs';

/** A measured or counted figure, with the bound beyond which its command fails. */
export interface Figure {
  readonly value: number | string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/**
 * Adds a figure to the result that `npm run evidence -- --record` keeps of a command; does nothing in other runs. Of two by one
 * name the later counts.
 */
export function report(what: string, value: Figure['value'], bound: Omit<Figure, 'value'> = {}): void {
  write([what, { value, ...bound }]);
}

/** Counts one more of something, also in several processes of a command. */
export function reportOneMore(what: string): void {
  write([what]);
}

function write(line: readonly [what: string, figure?: Figure]): void {
  const file = process.env.EVIDENCE_FILE;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Figures that a command has reported. */
export function figuresIn(reported: string): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const line of reported.split('\n').filter(Boolean)) {
    const [what, figure] = JSON.parse(line) as [what: string, figure?: Figure];
    figures[what] = rounded(figure ?? { value: Number(figures[what]?.value ?? 0) + 1 });
  }
  return figures;
}

/** Has four digits: more say nothing of the next run. */
function rounded({ value, ...bound }: Figure): Figure {
  const isShort = typeof value === 'string' || Number.isInteger(value);
  return { value: isShort ? value : Number(value.toPrecision(4)), ...bound };
}

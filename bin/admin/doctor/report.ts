import type { Verdict } from '../command.ts';
import { exitCodeOf, type Finding } from './finding.ts';

export type Report = readonly (readonly [about: string, findings: readonly Finding[]])[];

/** A report as text, and the exit code for it. */
export function outcomeOf(report: Report): Verdict {
  const findings = report.flatMap(([, each]) => each);
  const width = Math.max(...report.map(([about]) => about.length));
  const lines = report.flatMap(([about, each]) =>
    each.flatMap(({ level, text, remedy }) => [
      `${level.padEnd(7)}  ${about.padEnd(width)}  ${text}`,
      ...(remedy === undefined ? [] : [`${' '.repeat(9 + width)}  -> ${remedy}`]),
    ]),
  );
  const count = (level: string) => findings.filter((finding) => finding.level === level).length;
  const total = `ok ${count('ok')}, skipped ${count('skipped')}, warnings ${count('warning')}, failures ${count('failure')}`;
  return { text: [...lines, total].join('\n'), exitCode: exitCodeOf(findings) };
}

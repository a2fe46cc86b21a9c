type Level = 'ok' | 'skipped' | 'warning' | 'failure';

/** A result of a check. */
export interface Finding {
  readonly level: Level;
  readonly text: string;
  /** Remedy: a command, or a section of the documentation. */
  readonly remedy?: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const skipped = (text: string): Finding => ({ level: 'skipped', text });
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
export const failure = (text: string, remedy: string): Finding => ({ level: 'failure', text, remedy });

/** Exit code of a command that found these: 1 with a failure, else 2 with a warning, else 0. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ level }) => level === 'failure')) return 1;
  return findings.some(({ level }) => level === 'warning') ? 2 : 0;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandName } from './commands.ts';
import type { Figure } from './report.ts';

/** The latest run of a command. */
export interface Result {
  readonly command: string;
  readonly succeeded: boolean;
  /** Commit on which it ran. */
  readonly commit: string;
  /** True if files of the checkout differed from that commit. */
  readonly isChanged: boolean;
  /** In UTC, to the minute. */
  readonly at: string;
  readonly seconds: number;
  readonly machine: string;
  /** Host of the stage that it asked, for a command that asks one. */
  readonly stage?: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

export type Results = Partial<Record<CommandName, Result>>;

const folder = 'docs/evidence';

export const resultFile = (name: CommandName): string => path.join(folder, `${name}.json`);

export function readResults(names: readonly CommandName[]): Results {
  const recorded = names.filter((name) => existsSync(resultFile(name)));
  return Object.fromEntries(recorded.map((name) => [name, JSON.parse(readFileSync(resultFile(name), 'utf8'))]));
}

/** A figure as people read it, with three digits at least or as many decimals as are given. */
export function shown(value: Figure['value'], decimals?: number): string {
  if (typeof value === 'string') return value;
  if (decimals !== undefined)
    return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

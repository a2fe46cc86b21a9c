import type { OperatorContext } from './operator-context.ts';
import type { Options } from './options.ts';

export interface Command {
  /** What it does, in one line, as a sentence. */
  readonly does: string;
  /** Options that it needs, each with what to put there. */
  readonly options: Readonly<Record<string, string>>;
  /** Options that it takes besides, each with what to put there; a switch has nothing. */
  readonly optional?: Readonly<Record<string, string>>;
  /** Works with files only: it takes no stage. */
  readonly isOffline?: boolean;
  /** @returns what the operator reads. */
  run(options: Options, context: OperatorContext): Promise<string>;
}

export type Commands = Readonly<Record<string, Command>>;

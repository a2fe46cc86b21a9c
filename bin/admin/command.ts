import type { OperatorContext } from './operator-context.ts';
import type { Options } from './options.ts';

interface Described {
  /** What it does, in one line, as a sentence. */
  readonly does: string;
  /** Options that it needs, each with what to put there. */
  readonly options: Readonly<Record<string, string>>;
  /** Options that it takes besides, each with what to put there; a switch has nothing. */
  readonly optional?: Readonly<Record<string, string>>;
}

/** Works with a stage, or with the local stack. */
interface OfStage extends Described {
  readonly isOffline?: false;
  /** @returns what the operator reads. */
  run(options: Options, context: OperatorContext): Promise<string>;
}

/** Works with files only: it takes no stage. */
interface Offline extends Described {
  readonly isOffline: true;
  /** @returns what the operator reads. */
  run(options: Options): Promise<string>;
}

export type Command = OfStage | Offline;

export type Commands = Readonly<Record<string, Command>>;

import type { OperatorContext } from './operator-context.ts';
import type { Options } from './options.ts';

interface CommandDescription {
  /** Purpose of the command, as a sentence on one line. */
  readonly summary: string;
  /** Required options, each with a placeholder for its value. */
  readonly options: Readonly<Record<string, string>>;
  /** Optional options, each with a placeholder for its value; a switch has "". */
  readonly optional?: Readonly<Record<string, string>>;
}

/** A command for a stage or for the local stack. */
interface StageCommand extends CommandDescription {
  readonly isOffline?: false;
  /** @returns the text to print. */
  run(options: Options, context: OperatorContext): Promise<string>;
}

/** A command that only reads files: it takes no stage. */
interface OfflineCommand extends CommandDescription {
  readonly isOffline: true;
  /** @returns the text to print. */
  run(options: Options): Promise<string>;
}

export type Command = StageCommand | OfflineCommand;

export type Commands = Readonly<Record<string, Command>>;

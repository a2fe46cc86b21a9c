import type { OperatorContext } from './operator-context.ts';
import type { Options } from './options.ts';

interface CommandDescription {
  /** Purpose of the command, as a sentence on one line. */
  readonly summary: string;
  /** Name of the option that stands behind the command's words, without dashes. */
  readonly argument?: string;
  /** Required options, each with a placeholder for its value. */
  readonly options: Readonly<Record<string, string>>;
  /** Optional options, each with a placeholder for its value; a switch has "". */
  readonly optional?: Readonly<Record<string, string>>;
}

/** Text to print, with an exit code other than 0. */
export interface Verdict {
  readonly text: string;
  readonly exitCode: number;
}

/** A command for a deployed stage or for the local stack. */
interface OperatorCommand extends CommandDescription {
  readonly needs?: 'operator';
  /** @returns the text to print. */
  run(options: Options, context: OperatorContext): Promise<string | Verdict>;
}

/** A command that takes no stage and only reads files, or one that finds its stage itself, which may be broken. */
interface UnconnectedCommand extends CommandDescription {
  readonly needs: 'nothing' | 'stage';
  run(options: Options): Promise<string | Verdict>;
}

export type Command = OperatorCommand | UnconnectedCommand;

export type Commands = Readonly<Record<string, Command>>;

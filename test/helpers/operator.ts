import { commands } from '../../bin/admin/commands.ts';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import type { Options } from '../../bin/admin/options.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';
import { now } from './examples.ts';
import { fixedClock } from './fixed-clock.ts';

/** An operator who confirms everything, with the test's password. */
export class Operator {
  readonly #env: OperatorEnv;
  at = now;
  password = '';
  answers: string[] = [];
  /** Warnings shown to them. */
  readonly warnings: string[] = [];

  constructor(env: OperatorEnv) {
    this.#env = env;
  }

  /** Runs a command line. @returns its output */
  async run(words: string, options: Options = {}): Promise<string> {
    const terminal = {
      password: async () => this.password,
      confirm: async (_options: Options, warning: string) => void this.warnings.push(warning),
      answers: async () => this.answers,
      progress: () => {},
    };
    const context = createOperatorContext(
      this.#env,
      fixedClock(() => this.at),
      terminal,
    );
    const command = commands[words];
    if (command === undefined) throw new Error(`There is no command ${words}`);
    const answer = await command.run(options, context);
    return typeof answer === 'string' ? answer : answer.text;
  }
}

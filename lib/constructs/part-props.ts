import type { Settings } from '../settings.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';

/** Properties of the parts of the service stack that have a function. */
export interface PartProps<Environment> {
  readonly data: DataStack;
  readonly settings: Settings;
  readonly alarms: Alarms;
  /** Environment of the function, less the variables that the part itself or only the local stack sets. */
  readonly environment: Environment;
}

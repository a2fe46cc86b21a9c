import { AwsError } from '../wire/json-service.ts';

/** A schedule as the API and the templates describe it. */
export interface ScheduleDefinition {
  readonly ScheduleExpression: string;
  readonly State?: 'ENABLED' | 'DISABLED';
  readonly FlexibleTimeWindow: { readonly Mode: string };
  readonly ActionAfterCompletion?: string;
  readonly GroupName?: string;
  readonly Target: {
    readonly Arn: string;
    readonly RoleArn: string;
    readonly Input?: string;
    readonly RetryPolicy?: { readonly MaximumEventAgeInSeconds?: number; readonly MaximumRetryAttempts?: number };
  };
}

const name = /^[\w.-]{1,64}$/;

/** Characters of a target's input. */
const maxInput = 262_144;

/**
 * Refuses a schedule as EventBridge Scheduler does, and all that is not simulated here: a flexible time window, an
 * action after completion, other groups than `default`. Source: EventBridge Scheduler API reference, UpdateSchedule;
 * EventBridge Scheduler User Guide, "Quotas".
 * @throws AwsError
 */
export function refuseSchedule(id: string, definition: ScheduleDefinition): void {
  const { Target, FlexibleTimeWindow, ActionAfterCompletion = 'NONE', GroupName = 'default', State } = definition;
  if (!name.test(id)) throw invalid(`${id} is not the name of a schedule`);
  if (!Target?.Arn || !Target.RoleArn || !FlexibleTimeWindow)
    throw invalid('Target.Arn, Target.RoleArn and FlexibleTimeWindow are required');
  if (State !== undefined && !['ENABLED', 'DISABLED'].includes(State)) throw invalid(`${State} is not a state`);
  if ((Target.Input ?? '').length > maxInput) throw invalid(`Target.Input has more than ${maxInput} characters`);
  const { MaximumEventAgeInSeconds: age = 60, MaximumRetryAttempts: retries = 0 } = Target.RetryPolicy ?? {};
  if (age < 60 || age > 86_400 || retries < 0 || retries > 185) throw invalid('RetryPolicy is outside of its limits');
  if (GroupName !== 'default')
    throw new AwsError('ResourceNotFoundException', `Schedule group ${GroupName} does not exist.`);
  if (FlexibleTimeWindow.Mode !== 'OFF' || ActionAfterCompletion !== 'NONE')
    throw invalid('The local stack knows no flexible time window and no action after completion');
}

const invalid = (message: string) => new AwsError('ValidationException', message);

/** Of a deployment that names none, and of the local stack. */
export const defaultStage = 'dev';

/** The schedule that operators pause and resume. */
export const dueScheduleName = (stage: string) => `boarding-pass-wallet-${stage}-due`;

const failureQueueSuffix = 'QueueUrl';

/** The output of the service stack in which operators find a failure queue, by the alarm that rings for it. */
export const failureQueueOutput = (alarm: string) => `${alarm}${failureQueueSuffix}`;

/** The alarm's name again; undefined for another output. */
export const alarmOfFailureQueue = (output: string) =>
  output.endsWith(`Failures${failureQueueSuffix}`) ? output.slice(0, -failureQueueSuffix.length) : undefined;

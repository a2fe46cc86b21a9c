/** The stage of the local stack, and of a deployment that names none. */
export const defaultStage = 'dev';

/** Names of the two stacks of a stage. */
export const stackNames = (stage: string) => ({
  data: `boarding-pass-wallet-${stage}-data`,
  service: `boarding-pass-wallet-${stage}-service`,
});

/** Tags of all that costs. */
export const tagsOf = (stage: string) => ({ service: 'boarding-pass-wallet', stage });

/** Namespace in CloudWatch of a stage's own metrics. */
export const metricNamespace = (stage: string) => `BoardingPassWallet/${stage}`;

/** Name of the secret with the client secret of a directory. */
export const directorySecret = (stage: string, id: string) => `boarding-pass-wallet/${stage}/directories/${id}`;

/** Name of the schedule that operators can pause and resume. */
export const dueScheduleName = (stage: string) => `boarding-pass-wallet-${stage}-due`;

const failureQueueSuffix = 'QueueUrl';

/** Name of the service stack's output with a failure queue's URL, by the name of the queue's alarm. */
export const failureQueueOutput = (alarm: string) => `${alarm}${failureQueueSuffix}`;

/** Inverse of failureQueueOutput; undefined for any other output. */
export const alarmOfFailureQueue = (output: string) =>
  output.endsWith(`Failures${failureQueueSuffix}`) ? output.slice(0, -failureQueueSuffix.length) : undefined;

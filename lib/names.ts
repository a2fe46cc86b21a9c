/** Of a deployment that names none, and of the local stack. */
export const defaultStage = 'dev';

/** The schedule that operators pause and resume. */
export const dueScheduleName = (stage: string) => `boarding-pass-wallet-${stage}-due`;

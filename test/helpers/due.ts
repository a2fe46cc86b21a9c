import { createDueContext } from '../../lambdas/context/due.ts';
import { createDueWorkContext } from '../../lambdas/context/due-work.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import type { DueWork } from '../../lambdas/domain/updates/work.ts';
import { queueDue } from '../../lambdas/jobs/due/queue-due.ts';
import { processDuePass } from '../../lambdas/jobs/due-work/process-due-pass.ts';
import { recordingLog } from './recording-log.ts';

/** Gives a request of createpasstemplate these settings of time and no others. */
export function withTimeSettings(request: object, settings: object): Record<string, unknown> {
  const replaced = new Set(['expiration-fields', 'pass-data-archive-settings']);
  const others = JSON.stringify(request, (name, value) => (replaced.has(name) ? undefined : value));
  return { ...JSON.parse(others), 'no-expiration': true, ...settings };
}

interface Env {
  readonly TABLE_NAME: string;
  readonly BUCKET_NAME: string;
}

/** Services of the worker of due passes, whose messages come from the test. */
export const dueWorkServices = (env: Env, overrides: Overrides) =>
  createDueWorkContext({ ...env, QUEUE_URLS: 'none' }, { log: recordingLog(), ...overrides });

/** Runs the schedule once. @returns the queued work */
export async function queuedBy(env: Env, overrides: Overrides): Promise<DueWork[]> {
  const queued: DueWork[] = [];
  const add = async (work: readonly DueWork[]) => void queued.push(...work);
  const context = createDueContext({ ...env, DUE_QUEUE_URL: 'none' }, { log: recordingLog(), ...overrides });
  await queueDue({ ...context, queue: { add } });
  return queued;
}

/** Runs the schedule once, and its messages. */
export async function runDue(env: Env, overrides: Overrides): Promise<void> {
  const services = dueWorkServices(env, overrides);
  for (const work of await queuedBy(env, overrides)) await processDuePass(work, services);
}

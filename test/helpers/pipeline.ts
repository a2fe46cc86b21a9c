import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export const workflowFile = 'examples/pipeline/deploy.yml';

/** Jobs of the workflow, in their order. */
export const jobs: Readonly<Record<string, Job>> = parse(readFileSync(workflowFile, 'utf8')).jobs;

/** The command of a job's step, as it stands. */
export function commandOf(job: string, step: string): string {
  const found = jobs[job]?.steps.find(({ name }) => name === step)?.run;
  if (found === undefined) throw new Error(`The job ${job} has no step ${step}`);
  return found.trim();
}

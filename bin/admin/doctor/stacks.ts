import { stackNames } from '../../../lib/names.ts';
import { describeStack } from '../deployment.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** States of the two stacks. The other checks need both. */
export async function checkStacks(stage: string): Promise<readonly Finding[]> {
  const names = stackNames(stage);
  return (
    await Promise.all([
      checkStack(names.data, { stage, isProtected: true }),
      checkStack(names.service, { stage, isProtected: false }),
    ])
  ).flat();
}

async function checkStack(
  name: string,
  { stage, isProtected }: { stage: string; isProtected: boolean },
): Promise<Finding[]> {
  const stack = await describeStack(name);
  const deploy = `npx cdk deploy ${name} -c stage=${stage}`;
  if (stack === undefined) return [failure(`${name} does not exist in this account and Region`, deploy)];
  const build = stack.Outputs?.find(({ OutputKey }) => OutputKey === 'Build')?.OutputValue;
  const state = stateOf(build === undefined ? name : `${name}, build ${build},`, stack.StackStatus ?? 'unknown');
  if (!isProtected || stack.EnableTerminationProtection) return [state];
  const protect = `aws cloudformation update-termination-protection --enable-termination-protection --stack-name ${name}`;
  return [state, warning(`${name} is not protected against deletion`, protect)];
}

function stateOf(name: string, status: string): Finding {
  const text = `${name} is ${status}`;
  if (/_IN_PROGRESS$/.test(status)) return warning(text, 'wait until the deployment ends, then run this again');
  if (status === 'UPDATE_ROLLBACK_COMPLETE')
    return warning(text, 'the last deployment failed and the one before is in force: read its events, deploy again');
  if (status === 'UPDATE_ROLLBACK_FAILED') return failure(text, 'docs/runbook.md#rolling-back');
  if (/FAILED$|ROLLBACK_COMPLETE$|DELETE/.test(status))
    return failure(text, 'docs/runbook.md#a-first-deployment-that-failed-half-way');
  return ok(text);
}

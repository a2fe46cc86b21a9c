import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from '../../ports/runtime.ts';
import { type FirstRequest, faultOf, firstRequests } from './first-requests.ts';

interface Services {
  /** Name of the build that is released. */
  readonly build: string;
  readonly log: Log;
  /** ARNs of the new versions, by the functions' constructs. */
  readonly versions: Readonly<Record<string, string>>;
  originSecret(): Promise<string>;
  /** @returns the answer of a version; undefined from one that crashed or did not end. */
  invoke(version: string, event: object): Promise<unknown>;
  /** Tells CodeDeploy whether the deployment goes on. */
  end(deploymentId: string, hookExecutionId: string, status: 'Failed' | 'Succeeded'): Promise<void>;
}

/** What CodeDeploy calls a hook with. */
export interface HookCall {
  readonly DeploymentId: string;
  readonly LifecycleEventHookExecutionId: string;
}

/**
 * CodeDeploy's hook before it moves an alias: asks each new version once, and lets the release go on only if all answer as
 * they should. Without an answer CodeDeploy would wait for an hour.
 * Source: AWS CodeDeploy User Guide, "AppSpec 'hooks' section for an AWS Lambda deployment";
 * docs/decisions/releases.md#a-release-meets-a-tenth-first
 */
export async function checkRelease(call: HookCall, services: Services): Promise<void> {
  const works = await allAnswer(services).catch((error) => {
    services.log.error('RELEASE-UNCHECKED', error);
    return false;
  });
  await services.end(call.DeploymentId, call.LifecycleEventHookExecutionId, works ? 'Succeeded' : 'Failed');
}

async function allAnswer(services: Services): Promise<boolean> {
  const requests = Object.entries(firstRequests(await services.originSecret()));
  const faults = await Promise.all(requests.map(([part, each]) => faultOfVersion(part, each, services)));
  for (const [place, fault] of faults.entries())
    services.log.info('RELEASE-CHECKED', { function: requests[place]?.[0], fault: fault ?? 'none' });
  return faults.every((fault) => fault === undefined);
}

async function faultOfVersion(part: string, first: FirstRequest, { build, invoke, versions }: Services) {
  const answer = await invoke(versions[part] ?? '', first.event);
  if (answer === undefined) return 'crashed or did not end';
  return faultOf(first, build, answer as APIGatewayProxyStructuredResultV2);
}

import { createReleaseContext } from '../../context/release.ts';
import { releaseCheckEnv } from '../../runtime/env.ts';
import { checkRelease, type HookCall } from './check-release.ts';

const services = createReleaseContext(releaseCheckEnv.parse(process.env));

/** Invoked by CodeDeploy before a release gets traffic. */
export const handler = (call: HookCall) => checkRelease(call, services);

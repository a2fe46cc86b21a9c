import { domainCheck, robotsCheck } from './address.ts';
import { alarmsCheck } from './alarms.ts';
import { appleCertificatesCheck } from './apple-certificates.ts';
import { badgesCheck } from './badges.ts';
import type { Check, Stage } from './check.ts';
import { copiesCheck } from './copies.ts';
import { directoriesCheck } from './directories.ts';
import { distributionCheck } from './distribution.ts';
import { type Finding, failure, skipped, warning } from './finding.ts';
import { googleIssuersCheck } from './google-issuers.ts';
import { mappingsCheck } from './mappings.ts';
import { queuesCheck } from './queues.ts';
import { quotasCheck } from './quotas.ts';
import type { Report } from './report.ts';
import { restoredCheck } from './restored.ts';
import { scheduleCheck } from './schedule.ts';
import { secretsCheck } from './secrets.ts';
import { securityContactCheck } from './security-contact.ts';
import { tableCheck } from './table.ts';
import { trialPassesCheck } from './trial-passes.ts';

/** Checks in the order in which a deployment needs them. */
const checks: readonly Check[] = [
  tableCheck,
  secretsCheck,
  copiesCheck,
  distributionCheck,
  domainCheck,
  robotsCheck,
  appleCertificatesCheck,
  trialPassesCheck,
  googleIssuersCheck,
  directoriesCheck,
  scheduleCheck,
  mappingsCheck,
  queuesCheck,
  alarmsCheck,
  quotasCheck,
  badgesCheck,
  restoredCheck,
  securityContactCheck,
];

/** Runs all checks. A check that fails by itself is a finding, too, and the others still run. */
export function examine(stage: Stage, { isLocal }: { isLocal: boolean }): Promise<Report> {
  return Promise.all(checks.map(async (check) => [check.about, await resultOf(check, stage, isLocal)] as const));
}

async function resultOf(check: Check, stage: Stage, isLocal: boolean): Promise<readonly Finding[]> {
  if (isLocal && check.notLocally !== undefined) return [skipped(check.notLocally)];
  try {
    return await check.run(stage);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (!/AccessDenied|AuthorizationError|NotAuthorized/.test(name))
      return [failure(`could not be checked: ${name}: ${message}`, 'remove the cause, then run this again')];
    // The message names the user, too, and in some services nothing else.
    const [, action = 'an action'] = /perform: ([\w-]+:\w+)/.exec(message) ?? [];
    return [
      warning(`could not be checked: ${action} is not allowed`, `allow ${action} to your role, or ask its owner`),
    ];
  }
}

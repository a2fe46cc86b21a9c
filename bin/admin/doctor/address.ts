import { dayMs } from '../../../lambdas/domain/time/durations.ts';
import { within } from '../../../lambdas/retry/within.ts';
import { serveRobots } from '../../../lambdas/web/files.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const domain = 'docs/deploy.md#a-domain';

/** ACM renews a certificate 60 days before its end, if the DNS record that proves the domain is still there. */
const warnDays = 30;

const timeoutMs = 10_000;

/** DNS and TLS of the host in every link. */
export const domainCheck: Check = {
  about: 'domain',
  notLocally: 'localhost needs neither DNS nor a certificate',
  async run({ env, outputs, clock, network }) {
    const host = new URL(env.PUBLIC_BASE_URL).hostname;
    const target = outputs.DistributionDomain ?? '';
    try {
      await network.resolve(host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTFOUND') throw error;
      return [failure(`${host} is not in DNS`, `add a CNAME (or alias record) from ${host} to ${target}`)];
    }
    const expiry = await network.certificateExpiry(host);
    const days = Math.floor((expiry.getTime() - clock.now().getTime()) / dayMs);
    const text = `the TLS certificate of ${host} has ${days} days left`;
    const own =
      host === target ? `${host} is the distribution's own: for links of your own see ${domain}` : `${host} is in DNS`;
    if (days < 0) return [failure(`the TLS certificate of ${host} has expired`, domain)];
    return [
      ok(own),
      days > warnDays ? ok(text) : warning(text, `see in ACM, us-east-1, why it was not renewed: ${domain}`),
    ];
  },
};

/** Checks that the public address answers from end to end, and lets Google's callbacks in. */
export const robotsCheck: Check = {
  about: 'robots.txt',
  async run(stage) {
    const address = `${stage.env.PUBLIC_BASE_URL}/robots.txt`;
    try {
      return [await robotsAt(stage, address)];
    } catch (error) {
      const { cause = error } = error as Error;
      const { code, message } = cause as NodeJS.ErrnoException;
      return [failure(`${address} cannot be read: ${code ?? message}`, domain)];
    }
  },
};

async function robotsAt({ clock, network: { fetch } }: Stage, address: string): Promise<Finding> {
  const { status, body } = await within(clock, timeoutMs, async (signal) => {
    const answer = await fetch(address, { redirect: 'manual', signal });
    return { status: answer.status, body: await answer.text() };
  });
  if (status !== 200)
    return failure(
      `${address} answers ${status}`,
      'look for the cause in the logs: docs/runbook.md#apierrors-apierrorsinquiethours',
    );
  if (body !== (await serveRobots()).body)
    return failure(`${address} is not this service's: another site or an old version answers`, domain);
  return ok(`${address} is answered, and lets Google's callbacks in`);
}

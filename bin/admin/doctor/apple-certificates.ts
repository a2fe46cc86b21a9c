import { dayMs } from '../../../lambdas/domain/time/durations.ts';
import type { CertificateView } from '../../../lambdas/ports/accounts.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** Days left at which the first alarm rings (lib/constructs/certificate-expiry.ts). */
const warnDays = 60;

/** Pass type certificates of every account, and the days that they have left. */
export const appleCertificatesCheck: Check = {
  about: 'certificates',
  async run(stage) {
    const findings: Finding[] = [];
    for await (const { id } of stage.accounts.all()) {
      const certificates = await stage.accounts.certificates(id);
      findings.push(...ofAccount(stage, id, certificates));
    }
    if (findings.length > 0) return findings;
    return [
      failure(
        'there is no account, so there is no API key',
        `npm run admin -- account create ${stage.option} --account lufthansa --name Lufthansa`,
      ),
    ];
  },
};

function ofAccount({ option, clock }: Stage, account: string, certificates: readonly CertificateView[]): Finding[] {
  const add = `npm run admin -- certificate add ${option} --account ${account} --certificate pass.p12`;
  const active = certificates.filter(({ wallet, isActive }) => wallet === 'walleta' && isActive);
  if (active.length === 0) return [failure(`${account} has no active certificate for Apple Wallet`, add)];
  const findings = active.map(({ id, expiresAtUtc = '' }) => {
    const days = Math.floor((Date.parse(expiresAtUtc) - clock.now().getTime()) / dayMs);
    if (days < 0) return failure(`${id} of ${account} has expired`, add);
    const text = `${id} of ${account} has ${days} days left`;
    return days <= warnDays ? warning(text, add) : ok(text);
  });
  if (active.some(({ isDefault }) => isDefault)) return findings;
  const choose = `npm run admin -- certificate default ${option} --account ${account} --id ${active[0]?.id}`;
  return [...findings, warning(`${account} has no default certificate: templates have to name one`, choose)];
}

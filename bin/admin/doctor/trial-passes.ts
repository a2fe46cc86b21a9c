import { CertificateUnusable } from '../../../lambdas/ports/wallets.ts';
import { tryCertificate } from '../../../lambdas/wallets/apple/trial-pass.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok } from './finding.ts';

/**
 * Checks that the certificates in use still sign a pass as an independent builder does: certificates of earlier
 * versions were never tried. Reads their secrets, and shows nothing of them.
 */
export const trialPassesCheck: Check = {
  about: 'trial passes',
  async run(stage) {
    const findings: Finding[] = [];
    // Expired certificates are reported by their own check.
    for await (const { id: account } of stage.accounts.all())
      for (const { wallet, id, isActive, expiresAtUtc = '' } of await stage.accounts.certificates(account))
        if (wallet === 'walleta' && isActive && stage.clock.now() < new Date(expiresAtUtc))
          findings.push(await trialOf(stage, account, id));
    return findings;
  },
};

async function trialOf({ accounts, clock, option }: Stage, account: string, id: string): Promise<Finding> {
  const certificate = await accounts.appleCertificate(account, id);
  const add = `npm run admin -- certificate add ${option} --account ${account} --certificate pass.p12`;
  if (certificate === undefined) return failure(`${id} of ${account} has no key`, add);
  try {
    await tryCertificate(certificate, clock.now());
    return ok(`${id} of ${account} signs as passkit-generator does`);
  } catch (error) {
    if (error instanceof CertificateUnusable) return failure(`${id} of ${account}: ${error.message}`, add);
    throw error;
  }
}

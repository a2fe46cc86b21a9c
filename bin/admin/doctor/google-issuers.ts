import type { GoogleIssuer } from '../../../lambdas/ports/accounts.ts';
import { GoogleWalletFailure } from '../../../lambdas/ports/wallets.ts';
import { within } from '../../../lambdas/retry/within.ts';
import { AccessTokens } from '../../../lambdas/wallets/google/access-token.ts';
import { Signer } from '../../../lambdas/wallets/google/signer.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const timeoutMs = 10_000;

/**
 * Checks that Google gives each service account a token, and lets it see the classes of its issuer. Changes nothing.
 */
export const googleIssuersCheck: Check = {
  about: 'Google Wallet',
  async run(stage) {
    const findings: Finding[] = [];
    for await (const { id: account } of stage.accounts.all()) {
      const active = (await stage.accounts.certificates(account)).filter(
        ({ wallet, isActive }) => wallet === 'walletb' && isActive,
      );
      if (active.length === 0) findings.push(ok(`${account} has no issuer: its passes are for Apple Wallet only`));
      for (const { id } of active) {
        const issuer = await stage.accounts.googleIssuer(account, id);
        findings.push(issuer ? await accessOf(stage, account, issuer) : secretMissing(stage, account, id));
      }
    }
    return findings;
  },
};

async function accessOf(stage: Stage, account: string, issuer: GoogleIssuer): Promise<Finding> {
  const { issuerId } = issuer;
  try {
    const status = await statusOfClasses(stage, issuer);
    if (status === 200) return ok(`issuer ${issuerId} of ${account} can be used`);
    if (status === 429 || status >= 500) return busy(issuerId, `answers ${status}`);
    return failure(
      `Google refuses issuer ${issuerId} of ${account} (${status})`,
      status === 401 || status === 403
        ? 'invite the service account as a developer in the Google Pay & Wallet Console: docs/deploy.md#google-wallet'
        : 'compare the issuer with that of the Google Pay & Wallet Console, else send this line to the developers',
    );
  } catch (error) {
    if (!(error instanceof GoogleWalletFailure)) throw error;
    const { kind, reason = kind } = error;
    if (kind === 'busy' || kind === 'unreachable') return busy(issuerId, `is ${kind}`);
    return failure(
      `Google gives the service account of issuer ${issuerId} of ${account} no token (${reason})`,
      `make a new key, then: ${addKey(stage, account, issuerId)}`,
    );
  }
}

/** Source: Google Wallet REST reference, flightclass.list. */
async function statusOfClasses({ clock, env, network: { fetch } }: Stage, issuer: GoogleIssuer): Promise<number> {
  const { GOOGLE_ENDPOINT_URL: standIn } = env;
  const tokenUrl = standIn && `${standIn}/token`;
  const tokens = new AccessTokens({ clock, fetch, signer: new Signer(), tokenUrl, timeoutMs });
  const authorization = `Bearer ${await tokens.get(issuer)}`;
  const address = `${standIn ?? 'https://walletobjects.googleapis.com'}/walletobjects/v1/flightClass`;
  const query = new URLSearchParams({ issuerId: issuer.issuerId, maxResults: '1' });
  const answer = await within(clock, timeoutMs, (signal) =>
    fetch(`${address}?${query}`, { headers: { authorization }, signal }),
  ).catch((cause) => {
    throw new GoogleWalletFailure('unreachable', undefined, undefined, { cause });
  });
  await answer.body?.cancel();
  return answer.status;
}

const busy = (issuerId: string, what: string) =>
  warning(`issuer ${issuerId} could not be checked: Google ${what}`, 'run this again later');

const secretMissing = (stage: Stage, account: string, issuerId: string) =>
  failure(`issuer ${issuerId} of ${account} has no key`, addKey(stage, account, issuerId));

const addKey = ({ option }: Stage, account: string, issuerId: string) =>
  `npm run admin -- certificate add ${option} --account ${account} --service-account key.json --issuer ${issuerId}`;

import type { AppleCertificate, CertificateView, GoogleIssuer } from '../../../lambdas/ports/accounts.ts';
import type { Clock } from '../../../lambdas/ports/runtime.ts';
import type { OperatorEnv } from '../../../lambdas/runtime/env.ts';
import type { Finding } from './finding.ts';
import type { Network } from './network.ts';

/** A stage whose stacks exist, or the local stack. */
export interface Stage {
  readonly name: string;
  /** Option of a command for this stage: `--stage prod` or `--local`. */
  readonly option: string;
  readonly env: OperatorEnv;
  /** Outputs of both stacks. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly accounts: {
    all(): AsyncIterable<{ readonly id: string }>;
    certificates(account: string): Promise<readonly CertificateView[]>;
    appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
    googleIssuer(account: string, issuerId: string): Promise<GoogleIssuer | undefined>;
  };
  readonly network: Network;
  /** The moment to which the stage's table was restored, where it was. */
  readonly restoredTo?: Date | undefined;
}

/** Checks one kind of thing that can be wrong before the first pass. */
export interface Check {
  /** Start of its lines. */
  readonly about: string;
  /** Reason for which `--local` skips it. */
  readonly notLocally?: string;
  run(stage: Stage): Promise<readonly Finding[]>;
}

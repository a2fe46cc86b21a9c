import { createStore } from '../../lambdas/context/store.ts';
import type { AppleWallet } from '../../lambdas/ports/apple-wallet.ts';
import type { Clock } from '../../lambdas/ports/clock.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';
import { AccountRegistry } from '../../lambdas/storage/account-registry.ts';
import { NativeBuilder } from '../../lambdas/wallets/apple/native-builder.ts';

export interface OperatorContext {
  readonly apple: AppleWallet;
  readonly clock: Clock;
  readonly registry: AccountRegistry;
}

/** What an operator's commands work with. */
export function createOperatorContext(env: OperatorEnv, clock: Clock = systemClock): OperatorContext {
  const { table, secretsManager, identity } = createStore(env, clock);
  const registry = new AccountRegistry({
    table,
    secrets: secretsManager,
    clock,
    secretPrefix: env.CERTIFICATE_SECRET_PREFIX,
    hashApiKey: (apiKey) => identity.hashApiKey(apiKey),
    newTrackingId: () => identity.newTrackingId(),
  });
  return { apple: new NativeBuilder(), clock, registry };
}

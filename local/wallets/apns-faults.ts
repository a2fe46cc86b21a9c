import { setTimeout as wait } from 'node:timers/promises';
import { type PushFault, pushFaultOf } from '../../world/wallets/apple-push.ts';
import type { LocalFaults } from '../faults/fault-settings.ts';

/** Decides which pushes and connections fail. */
export interface ApnsFaults {
  next(pushToken: string): PushFault | Promise<PushFault>;
  /** True for a connection on which only one stream may be open at a time. */
  allowsOneStream?(): boolean;
}

const kindsOfPush = ['gone', 'refusal', 'throttle', 'error', 'goaway', 'lost-answer', 'silence', 'latency'] as const;

export const apnsFaultsOf = (faults: LocalFaults): ApnsFaults => ({
  async next(pushToken) {
    const strike = faults.strike('apns', kindsOfPush, ({ tokens }) => tokens?.includes(pushToken) ?? true);
    if (strike?.kind === 'latency') await wait(strike['latency-ms']);
    return strike && pushFaultOf(strike.kind, strike.form);
  },
  allowsOneStream: () => faults.strikes('one-stream', 'apns'),
});

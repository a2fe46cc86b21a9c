import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Faults, Strike } from '../faults/faults.ts';

/** Settings of `POST /_local/apns`, which are faults of apns by another name; omitted ones return to their defaults. */
export const apnsFaultSettings = z.strictObject({
  /** Share of pushes that fail, in one of the ways in which Apple's service fails. */
  'failure-rate': z.number().min(0).max(1).default(0),
  /** Seed of the random failures: the same seed gives the same sequence. */
  seed: z.int().default(0),
  /** Push tokens of unregistered devices. */
  gone: z.array(z.string()).default([]),
});

const failing = ['throttle', 'error', 'goaway'] as const;

/** Replaces all faults of apns. */
export function setApnsFaults(faults: Faults, settings: z.output<typeof apnsFaultSettings>): void {
  const { 'failure-rate': rate, seed, gone } = settings;
  faults.end('apns');
  const common = { target: 'apns', 'latency-ms': 0, partition: false, seed } as const;
  if (gone.length > 0) faults.set({ ...common, kind: 'gone', rate: 1, tokens: gone });
  // Each strikes the same share of all pushes, though the later ones only draw where the earlier have not struck.
  const share = rate / failing.length;
  for (const [before, kind] of failing.entries()) faults.set({ ...common, kind, rate: share / (1 - before * share) });
}

/** Failure of an acceptable push; undefined to accept it. */
export type ApnsFault =
  | readonly [status: number, reason: string]
  | 'reset'
  | 'goaway'
  | 'lost-answer'
  | 'silence'
  | undefined;

/** Decides which pushes and connections fail. */
export interface ApnsFaults {
  next(pushToken: string): ApnsFault | Promise<ApnsFault>;
  /** True for a connection on which only one stream may be open at a time. */
  allowsOneStream?(): boolean;
}

/** Source: Apple, "Handling notification responses from APNs". */
const errors: readonly ApnsFault[] = [[500, 'InternalServerError'], [503, 'ServiceUnavailable'], 'reset'];

const kindsOfPush = ['gone', 'refusal', 'throttle', 'error', 'goaway', 'lost-answer', 'silence', 'latency'] as const;

export const apnsFaultsOf = (faults: Faults): ApnsFaults => ({
  async next(pushToken) {
    const strike = faults.strike('apns', kindsOfPush, pushToken);
    if (strike?.kind === 'latency') await wait(strike.latencyMs);
    return strike && apnsFaultOf(strike);
  },
  allowsOneStream: () => faults.strike('apns', ['one-stream']) !== undefined,
});

function apnsFaultOf({ kind, form }: Strike): ApnsFault {
  if (kind === 'error') return errors[Math.floor(form * errors.length)];
  if (kind === 'throttle') return [429, 'TooManyRequests'];
  if (kind === 'gone') return [410, 'Unregistered'];
  if (kind === 'refusal') return [403, 'BadCertificate'];
  return kind === 'goaway' || kind === 'lost-answer' || kind === 'silence' ? kind : undefined;
}

import type { Fault, Faults } from '../../world/faults/faults.ts';
import type { FaultKind } from '../../world/faults/kinds.ts';

/** Probabilities of each kind of fault, at each opportunity for it. */
const rates: Partial<Record<FaultKind, number>> = {
  'dies-before': 0.004,
  'dies-after': 0.004,
  error: 0.008,
  'lost-answer': 0.005,
  repeated: 0.01,
  partly: 0.02,
  conflict: 0.01,
  'message-lost': 0.02,
  'message-doubled': 0.03,
  'message-again': 0.02,
  'message-late': 0.05,
  'stream-again': 0.02,
  'index-lag': 0.1,
  'device-index-lag': 0.05,
  'push-late': 0.2,
};

export const faultKinds = Object.keys(rates) as FaultKind[];

/** Faults that are left out, so that the others show a failure alone. */
export interface LeftOut {
  readonly kinds: readonly FaultKind[];
  /** Numbers of faults, in order, from 1. */
  readonly numbers: readonly number[];
}

export function beginFaults(faults: Faults, seed: number): void {
  for (const kind of faultKinds) faults.set({ kind, seed, rate: rates[kind] ?? 0 } satisfies Fault);
}

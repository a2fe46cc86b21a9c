import { type FaultSettings, type Kind, kindsOf, type Target, targets } from '../../../local/faults/fault-settings.ts';
import { local, passTime } from '../stack-calls.ts';

type Fault = readonly [target: Target, kind: Kind];

/** Faults that last: a phone gone for Apple is no longer notified, and people must mend a refusal. */
const lasting = ['apns gone', 'apns refusal', 'walletb refusal'];

/** Faults after which the same request may succeed. */
export const passingFaults: readonly Fault[] = targets
  .flatMap((target) => kindsOf[target].map((kind): Fault => [target, kind]))
  .filter((fault) => !lasting.includes(fault.join(' ')));

interface Strength {
  /** Share of the requests to each target that one of its faults strikes. */
  readonly rate: number;
  readonly seed: number;
  readonly latencyMs: number;
}

export async function strikeEverywhere(
  url: string,
  faults: readonly Fault[],
  { rate, seed, latencyMs }: Strength,
): Promise<void> {
  for (const [target, kind] of faults) {
    const ofTarget = faults.filter(([other]) => other === target).length;
    // Each fault draws by itself, and the first to strike counts.
    const share = 1 - (1 - rate) ** (1 / ofTarget);
    await local({ url }, 'faults', { target, kind, rate: share, seed, 'latency-ms': latencyMs });
  }
}

export type Struck = FaultSettings & { readonly asked: number; readonly struck: number };

/** @returns the number of strikes of each fault */
export async function endFaults(url: string): Promise<Struck[]> {
  const struck = await local<Struck[]>({ url }, 'faults');
  await local({ url }, 'faults', undefined, 'DELETE');
  return struck;
}

/** Lets time pass in steps, and works off everything due in each. */
export async function letPass(url: string, seconds: number, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await passTime({ url }, seconds / steps);
}

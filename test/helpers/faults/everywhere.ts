import { type FaultSettings, type Kind, kindsOf, type Target, targets } from '../../../local/faults/fault-settings.ts';

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
    await post(url, 'faults', { target, kind, rate: share, seed, 'latency-ms': latencyMs });
  }
}

export type Struck = FaultSettings & { readonly asked: number; readonly struck: number };

/** @returns the number of strikes of each fault */
export async function endFaults(url: string): Promise<Struck[]> {
  const struck = (await (await fetch(`${url}/_local/faults`)).json()) as Struck[];
  await fetch(`${url}/_local/faults`, { method: 'DELETE' });
  return struck;
}

/** Lets time pass in steps, and works off everything due in each. */
export async function letPass(url: string, seconds: number, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await post(url, 'clock', { 'advance-seconds': seconds / steps });
}

async function post(url: string, name: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/_local/${name}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`/_local/${name}: ${answer.status} ${await answer.text()}`);
}

/**
 * Effort of tests over many instances: 1 on a laptop, 10 in CI, 100 for a night by hand.
 * A seed, printed in the title, repeats a run.
 */
const effort = Number(process.env.TEST_EFFORT ?? 1);
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/** Number of random instances: `count` at effort 1, ten times as many in CI. */
export const times = (count: number): number => count * effort;

/** A sample: one of so many at effort 1, from the first on; all of them in CI. */
export function sampled<Instance>(instances: readonly Instance[], oneOf: number): Instance[] {
  const step = Math.ceil(oneOf / effort);
  return instances.filter((_, index) => index % step === 0);
}

/** True in CI, where a test may take longer to be stricter. */
export const isThorough = effort >= 10;

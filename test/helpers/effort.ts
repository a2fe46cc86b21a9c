/**
 * Effort of tests over many instances: 1, also in CI, and 100 for a night by hand.
 * A seed, printed in the title, repeats a run.
 */
const effort = Number(process.env.TEST_EFFORT ?? 1);
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/** Number of random instances: `count` at effort 1. */
export const times = (count: number): number => count * effort;

/** Step between the instances of a sample: this one at effort 1, and 1 from as high an effort on. */
export const stepOf = (oneOf: number): number => Math.ceil(oneOf / effort);

/** A sample: one of so many at effort 1, from the first on. */
export function sampled<Instance>(instances: readonly Instance[], oneOf: number): Instance[] {
  const step = stepOf(oneOf);
  return instances.filter((_, index) => index % step === 0);
}

/** True in CI, where a test may take longer to be stricter. */
export const isThorough = process.env.CI !== undefined;

/**
 * How much is tried where many instances hold one statement: 1 on a laptop, 10 in CI, 100 for a night by hand.
 * A seed repeats a run, and its title prints it.
 */
const effort = Number(process.env.TEST_EFFORT ?? 1);
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/** The number of random instances: so many at effort 1, ten times as many in CI. */
export const times = (count: number): number => count * effort;

/** One of so many at effort 1, and from the first on; all of them in CI. */
export function sampled<Instance>(instances: readonly Instance[], oneOf: number): Instance[] {
  const step = Math.ceil(oneOf / effort);
  return instances.filter((_, index) => index % step === 0);
}

/** True where a test may take longer to be stricter, as in CI. */
export const isThorough = effort >= 10;

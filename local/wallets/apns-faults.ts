import * as z from 'zod';

/** Injected failure of an acceptable push; undefined to accept it. */
export type ApnsFault = readonly [status: number, reason: string] | 'reset' | 'goaway' | undefined;

/** Settings of `POST /_local/apns`; omitted ones return to their defaults. */
export const apnsFaultSettings = z.strictObject({
  /** Share of pushes that fail, in one of the ways in which Apple's service fails. */
  'failure-rate': z.number().min(0).max(1).default(0),
  /** Seed of the random failures: the same seed gives the same sequence. */
  seed: z.int().default(0),
  /** Push tokens of unregistered devices. */
  gone: z.array(z.string()).default([]),
});

const failures: readonly ApnsFault[] = [
  [429, 'TooManyRequests'],
  [500, 'InternalServerError'],
  [503, 'ServiceUnavailable'],
  'reset',
  'goaway',
];

/** Fault injection with the occasional failures of Apple's service. */
export class ApnsFaults {
  #settings = apnsFaultSettings.parse({});
  #random = randomFrom(0);

  set(settings: z.output<typeof apnsFaultSettings>): void {
    this.#settings = settings;
    this.#random = randomFrom(settings.seed);
  }

  next(pushToken: string): ApnsFault {
    if (this.#settings.gone.includes(pushToken)) return [410, 'Unregistered'];
    const fails = this.#random() < this.#settings['failure-rate'];
    return fails ? failures[Math.floor(this.#random() * failures.length)] : undefined;
  }
}

/** Mulberry32: pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mistakes } from './mistakes.ts';
import type { Script } from './run.ts';
import { type ScaleName, scales } from './world/scale.ts';

export const usage = `npm run sim -- --seed 7 --steps 5000      one run
npm run sim -- --seeds 1-200 --steps 5000 many, on all cores
npm run sim -- --deaths                   short lives, with a death at each changing call, one at a time
  --one-of 10       tries one of ten deaths
npm run sim -- --exhaustive               two callers that meet, in every order
  --only 'move and' tries the meetings with this in their names
  --orders 20000    tries so many orders of a meeting at most, 1000 by default
npm run sim -- --replay sim-7.json        the shortened run of a failure
  --scale large     with 16 shards, ten times as many functions, and the longest batches
  --mistake <name>  with one of the mistakes of sim/mistakes.ts
  --as-found        does not shorten a failure`;

export interface Options {
  readonly first: number;
  readonly last: number;
  readonly script: Omit<Script, 'seed'>;
  readonly seed: number;
  readonly isShortened: boolean;
  readonly isMany: boolean;
  readonly isExhaustive: boolean;
  /** Part of the names of the meetings that are tried. */
  readonly only: string;
  /** Orders of a meeting that are tried, at most. */
  readonly orders: number;
  /** One of so many deaths is tried; undefined for other runs. */
  readonly oneOf: number | undefined;
}

/** @throws Error with the usage. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string' },
      steps: { type: 'string', default: '5000' },
      deaths: { type: 'boolean', default: false },
      exhaustive: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      orders: { type: 'string', default: '1000' },
      'one-of': { type: 'string', default: '1' },
      replay: { type: 'string' },
      mistake: { type: 'string' },
      scale: { type: 'string', default: 'small' },
      'as-found': { type: 'boolean', default: false },
    },
  });
  const { mistake } = values;
  if (mistake !== undefined && !(mistake in mistakes))
    throw new Error(`Mistakes are ${Object.keys(mistakes).join(', ')}`);
  const { scale } = values;
  if (!isScale(scale)) throw new Error(`Scales are ${Object.keys(scales).join(', ')}`);
  const replayed =
    values.replay === undefined ? undefined : (JSON.parse(readFileSync(values.replay, 'utf8')) as Script);
  const { seed, ...script } = replayed ?? {
    seed: wholeNumber(values.seed),
    steps: wholeNumber(values.steps),
    leftOut: { kinds: [], numbers: [] },
    idle: [],
    mistake,
    scale,
  };
  const [first, last] = values.seeds === undefined ? [seed, seed] : rangeOf(values.seeds);
  return {
    first,
    last,
    script,
    seed,
    isShortened: !values['as-found'] && replayed === undefined,
    isMany: values.seeds !== undefined,
    isExhaustive: values.exhaustive,
    only: values.only,
    orders: wholeNumber(values.orders),
    oneOf: values.deaths ? Math.max(1, wholeNumber(values['one-of'])) : undefined,
  };
}

const isScale = (name: string): name is ScaleName => name in scales;

function rangeOf(text: string): readonly [first: number, last: number] {
  const [first = 0, last = first, ...others] = text.split('-').map(wholeNumber);
  if (last < first || others.length > 0) throw new Error(`${text} is no range of seeds, such as 1-200`);
  return [first, last];
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(usage);
  return Number(text);
}

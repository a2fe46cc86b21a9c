import { runHistories } from '../bin/histories/run-histories.ts';
import { writeHistories } from '../bin/histories/write-histories.ts';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { passingFaults, strikeEverywhere } from '../test/helpers/faults/everywhere.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * `npm run histories` against a local stack of its own, while RATE of the requests to every target are struck by one of
 * its faults. SECONDS, RATE and SEED change what is tried.
 */
const { RATE: rate = 0.1, SECONDS: seconds = 20, SEED: seed = 1 } = process.env;

const { url, apiKey, stop } = await runStack({ isQuiet: true });
try {
  const options = { baseUrl: url, apiKey, clock: systemClock, fetch, print: (line: string) => console.log(line) };
  await strikeEverywhere(url, passingFaults, { rate: Number(rate), seed: Number(seed), latencyMs: 200 });
  console.log(
    `${Number(rate) * 100} % of the requests to each target are struck, by ${passingFaults.length} faults; seed ${seed}`,
  );
  const verdict = await runHistories({ ...options, callers: 50, seconds: Number(seconds), lagMs: 2_000 });
  writeHistories(verdict);
} finally {
  await stop();
}

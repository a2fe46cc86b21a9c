import { type Outcome, run, type Script } from './run.ts';
import { faultKinds } from './world/faults.ts';

/** Runs that are tried at most. */
const mostRuns = 150;

/**
 * Looks for a smaller script that fails in the same way: with fewer steps, without whole kinds of faults, without
 * actors; then without half, a quarter, and in the end single ones of the remaining faults.
 */
export async function shortened(found: Outcome): Promise<Outcome> {
  let best = found;
  let runs = 0;
  const fails = async (script: Script): Promise<boolean> => {
    if (runs++ >= mostRuns) return false;
    const outcome = await run(script);
    const isSame = outcome.violation?.promise === found.violation?.promise;
    if (isSame) best = outcome;
    return isSame;
  };
  const script = () => best.script;
  const leftOut = () => best.script.leftOut;

  for (let part = 0.5; part < 0.99; part = 1 - (1 - part) / 2) {
    const steps = Math.floor(script().steps * part);
    while (await fails({ ...script(), steps: Math.floor(script().steps * part) })) if (script().steps > steps) break;
  }
  for (const kind of faultKinds)
    await fails({ ...script(), leftOut: { ...leftOut(), kinds: [...leftOut().kinds, kind] } });
  for (const name of best.actors)
    if (!script().idle.includes(name)) await fails({ ...script(), idle: [...script().idle, name] });
  for (let size = Math.ceil(best.drawn / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let first = 1; first <= best.drawn; first += size) {
      const numbers = Array.from({ length: size }, (_, place) => first + place).filter(
        (number) => !leftOut().numbers.includes(number),
      );
      if (numbers.length > 0)
        await fails({ ...script(), leftOut: { ...leftOut(), numbers: [...leftOut().numbers, ...numbers] } });
    }
  return best;
}

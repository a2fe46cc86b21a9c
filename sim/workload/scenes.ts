import { hourMs, minuteMs } from '../../lambdas/domain/time/durations.ts';
import type { Actor } from './actors.ts';
import type { Workload } from './known.ts';
import { erase } from './operator.ts';

/** Time between the scenes: for the second round of a fan-out, an expiry, the archive, the stages of an erasure. */
const leapsMs = [5 * minuteMs, 4 * hourMs, 25 * hourMs, 26 * hourMs];

/** Lets all actors act at once until the steps of a scene are used up; then time passes. */
export async function play(
  workload: Workload,
  actors: readonly Actor[],
  steps: number,
  quietHour: () => Promise<void>,
): Promise<void> {
  const { chance, universe } = workload;
  const { world } = universe;
  const startStep = world.step;
  const scenes = leapsMs.length + 1;
  for (let scene = 1; scene <= scenes; scene++) {
    const endStep = startStep + Math.floor((steps * scene) / scenes);
    const isOver = () => world.step >= endStep;
    const acting = actors.map((actor) => act(workload, actor, isOver));
    await Promise.all([...acting, eraseSomebody(workload, scene)]);
    // The flights leave in the leap that follows.
    if (scene === 2) await quietHour();
    const leapMs = leapsMs[scene - 1];
    if (leapMs !== undefined) await world.sleep(leapMs + chance.below(minuteMs));
  }
}

async function act(workload: Workload, actor: Actor, isOver: () => boolean): Promise<void> {
  const { chance, universe } = workload;
  while (!isOver()) {
    // Short sleeps are more frequent, so that changes meet.
    await universe.world.sleep(chance.is(0.8) ? chance.below(300) : chance.below(20_000));
    if (!isOver()) await actor.act(workload);
  }
}

const attempts = 12;

/**
 * Erases one passenger in each scene from the second on, in as many runs as it takes. The pass may have ended long ago.
 */
async function eraseSomebody(workload: Workload, scene: number): Promise<void> {
  const { chance, erased, passes } = workload;
  const pass = chance.pick(passes.filter((each) => each.passId.startsWith('pass-') && !erased.has(each)));
  if (pass && scene > 1) erased.set(pass, undefined);
  await eraseAgain(workload);
}

/** Runs the erasures that are left at rest: one until phones have it, one until the stream has ended. */
export async function completeErasures(workload: Workload): Promise<void> {
  for (let day = 1; day <= 3; day++) {
    await eraseAgain(workload);
    if ([...workload.erased.values()].every((step) => step !== undefined)) return;
    await workload.universe.world.sleep(25 * hourMs);
  }
}

async function eraseAgain(workload: Workload): Promise<void> {
  const { chance, erased, universe } = workload;
  for (const [pass, step] of erased) {
    if (step !== undefined) continue;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const receipt = await erase(workload, pass);
      if (receipt && receipt.nextRunUtc === undefined) erased.set(pass, universe.world.step);
      if (receipt) break;
      await universe.world.sleep(chance.between(500, 5_000));
    }
  }
}

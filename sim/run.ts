import { hourMs } from '../lambdas/domain/time/durations.ts';
import type { PromiseName } from '../world/promises/promises.ts';
import { Chance } from '../world/time/chance.ts';
import { checkAnswers, watchStates } from './invariants/answers.ts';
import { checkAtRest } from './invariants/at-rest.ts';
import { checkCheckIns } from './invariants/check-in.ts';
import { checkDelivered, deliveredWithinMs } from './invariants/delivered.ts';
import { checkErasures, watchErasures } from './invariants/erasure.ts';
import { watchErrors } from './invariants/errors.ts';
import { checkFlightEvents } from './invariants/flight-events.ts';
import { watchGeneratedBarcodes } from './invariants/generated-barcodes.ts';
import { watchGroups } from './invariants/groups.ts';
import { watchMoves } from './invariants/moves.ts';
import { watchMessages, watchNotifications } from './invariants/notifications.ts';
import { watchPushes } from './invariants/pushes.ts';
import { watchRecords } from './invariants/records.ts';
import { mistakes } from './mistakes.ts';
import { createUniverse, type Universe } from './universe/universe.ts';
import { Violation } from './universe/violation.ts';
import { type Actor, actorsOf, prepare } from './workload/actors.ts';
import { changeFlight, checkFlights } from './workload/flight.ts';
import { createWorkload, type Workload } from './workload/known.ts';
import { PassengersPhone } from './workload/phone.ts';
import { completeErasures, play } from './workload/scenes.ts';
import { drawFrom } from './world/determinism.ts';
import { beginFaults, type LeftOut } from './world/faults.ts';
import { type ScaleName, scales } from './world/scale.ts';

/** Input that decides all that happens in a run. */
export interface Script {
  readonly seed: number;
  readonly steps: number;
  readonly leftOut: LeftOut;
  /** Actors that do nothing, by their names. */
  readonly idle: readonly string[];
  /** Name of the scale; small by default. */
  readonly scale?: ScaleName | undefined;
  /** Name of a mistake of sim/mistakes.ts. */
  readonly mistake?: string | undefined;
}

export interface Outcome {
  readonly script: Script;
  readonly trace: string;
  /** Step at which the run came to rest. */
  readonly lastStep: number;
  /** Number of faults that were drawn. */
  readonly drawn: number;
  readonly actors: readonly string[];
  readonly violation?: { readonly promise: PromiseName; readonly step: number; readonly details: string };
  /** The last lines of the trace. */
  readonly last: readonly string[];
}

const phones = 3;

const watches = [
  watchErasures,
  watchErrors,
  watchGeneratedBarcodes,
  watchRecords,
  watchStates,
  watchGroups,
  watchMoves,
  watchNotifications,
  watchPushes,
];

/** Steps, and virtual time, within which all work is done when faults have ended. */
const rest = { steps: 20_000, ms: 6 * hourMs };

export async function run(script: Script): Promise<Outcome> {
  const { seed, steps, leftOut, mistake, scale = 'small' } = script;
  drawFrom(new Chance(seed, 'ids'));
  const universe = await createUniverse({ seed, leftOut }, mistakes[mistake ?? ''], scales[scale]);
  const { world } = universe;
  let actors: readonly Actor[] = [];
  const violation = await judged(universe, new Chance(seed, 'workload'), async (workload, all) => {
    await prepare(workload);
    beginFaults(world.faults, seed);
    actors = actorsOf(all).filter(({ name }) => !script.idle.includes(name));
    await play(workload, actors, steps, async () => {
      await quietHour(workload, all);
      beginFaults(world.faults, seed + 1);
    });
    world.faults.end();
  });
  const outcome = {
    script,
    trace: world.trace.digest(),
    lastStep: world.step,
    drawn: world.faults.drawn,
    actors: actors.map(({ name }) => name),
    last: world.trace.last(),
  };
  return violation ? { ...outcome, violation } : outcome;
}

/** Lets people live until all work is done, and judges all that happens. */
export async function judged(
  universe: Universe,
  chance: Chance,
  live: (workload: Workload, phones: readonly PassengersPhone[]) => Promise<void>,
): Promise<Outcome['violation']> {
  const { world } = universe;
  const workload = createWorkload(universe, chance);
  for (const watch of watches) watch(workload);
  const all = Array.from({ length: phones }, (_, number) => new PassengersPhone(workload, number + 1));
  watchMessages(workload, all);
  try {
    await world.finish(live(workload, all));
    for (const phone of all) await world.finish(phone.putAway(false));
    await world.finish(letHourPass(universe));
    checkDelivered(workload, all);
    for (const phone of all) await world.finish(phone.attend());
    await comeToRest(workload);
    await world.finish(pullToRefresh(universe, all));
    // Fetches are recorded.
    await comeToRest(workload);
    checkAnswers(workload);
    await checkAtRest(workload, all);
    await world.finish(checkFlights(workload));
    checkFlightEvents(workload);
    checkCheckIns(workload);
    await world.finish(completeErasures(workload));
    checkErasures(workload);
    if (world.failure !== undefined) throw world.failure;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { promise, step, message: details } = error;
    return { promise, step, details };
  }
  return undefined;
}

/** Lets the hour pass in which phones get what has changed, after an operator has moved back what had failed too often. */
async function letHourPass(universe: Universe): Promise<void> {
  for (const queue of Object.values(universe.queues)) queue.deadLetters?.moveAll(queue);
  await universe.world.sleep(deliveredWithinMs);
}

/** Lets flights change, and then an hour pass without faults, in which phones that ignore pushes are reached. */
async function quietHour(workload: Workload, phones: readonly PassengersPhone[]): Promise<void> {
  const { universe, templates } = workload;
  const { database, world } = universe;
  world.faults.end();
  await letHourPass(universe);
  for (const phone of phones) await phone.putAway(false);
  await pullToRefresh(universe, phones);
  database.lateDevices.clear();
  for (const template of templates) await changeFlight(workload, template);
  await letHourPass(universe);
  checkDelivered(workload, phones);
}

/** Makes the owner of a phone pull down the list: an index did not know that phone in time (docs/decisions/pushes.md#notified-when-it-can-be-answered). */
async function pullToRefresh({ database }: Universe, phones: readonly PassengersPhone[]): Promise<void> {
  for (const phone of phones) if (database.lateDevices.has(phone.hashedId)) await phone.refresh();
}

/**
 * Runs until nothing can happen any more, even after another run of the schedule and after an operator has moved
 * messages back.
 */
async function comeToRest({ universe, fail }: Workload): Promise<void> {
  const { queues, service, world } = universe;
  const until = { step: world.step + rest.steps, ms: world.nowMs + rest.ms };
  for (let lastStep = -1; ; ) {
    await world.runUntil(() => world.step > until.step);
    const isDone = Object.values(queues).every(({ size, deadLetters }) => size + (deadLetters?.size ?? 0) === 0);
    if (isDone && world.step === lastStep) return;
    if (world.step > until.step || world.nowMs > until.ms) {
      fail('it comes to rest', `not within ${rest.steps} steps or ${rest.ms / hourMs} h`);
      throw world.failure;
    }
    for (const queue of Object.values(queues)) queue.deadLetters?.moveAll(queue);
    await world.finish(service.tick());
    lastStep = world.step;
  }
}

import { hourMs } from '../lambdas/domain/time/durations.ts';
import { checkAtRest } from './invariants/at-rest.ts';
import { checkErasures } from './invariants/erasure.ts';
import { watchErrors } from './invariants/errors.ts';
import { watchGroups } from './invariants/groups.ts';
import { watchMoves } from './invariants/moves.ts';
import { watchNotifications } from './invariants/notifications.ts';
import { watchPushes } from './invariants/pushes.ts';
import { watchRecords } from './invariants/records.ts';
import { mistakes } from './mistakes.ts';
import { createUniverse, type Universe } from './universe/universe.ts';
import { type Invariant, Violation } from './universe/violation.ts';
import { type Actor, actorsOf, prepare } from './workload/actors.ts';
import { checkFlights } from './workload/flight.ts';
import { createWorkload, type Workload } from './workload/known.ts';
import { Phone } from './workload/phone.ts';
import { completeErasures, play } from './workload/scenes.ts';
import { Chance } from './world/chance.ts';
import { drawFrom } from './world/determinism.ts';
import type { FaultKind, LeftOut } from './world/faults.ts';
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
  readonly faults: ReadonlyMap<FaultKind, number>;
  /** Number of faults that were drawn. */
  readonly drawn: number;
  readonly actors: readonly string[];
  readonly violation?: { readonly invariant: Invariant; readonly step: number; readonly details: string };
  /** The last lines of the trace. */
  readonly last: readonly string[];
}

const phones = 3;

/** Steps, and virtual time, within which all work is done when faults have ended. */
const rest = { steps: 20_000, ms: 6 * hourMs };

export async function run(script: Script, onLine?: (line: string) => void): Promise<Outcome> {
  const { seed, steps, leftOut, mistake, scale = 'small' } = script;
  drawFrom(new Chance(seed, 'ids'));
  const universe = await createUniverse({ seed, leftOut, onLine }, mistakes[mistake ?? ''], scales[scale]);
  const { world } = universe;
  let actors: readonly Actor[] = [];
  let violation: Outcome['violation'];
  try {
    await live(universe, script);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { invariant, step, message: details } = error;
    violation = { invariant, step, details };
  }
  const { counts: faults, drawn } = world.faults;
  const outcome = {
    script,
    trace: world.trace.digest(),
    lastStep: world.step,
    faults,
    drawn,
    actors: actors.map(({ name }) => name),
    last: world.trace.last(),
  };
  return violation ? { ...outcome, violation } : outcome;

  async function live(universe: Universe, { idle }: Script): Promise<void> {
    const workload = createWorkload(universe, seed);
    watchErrors(workload);
    watchRecords(workload);
    watchGroups(workload);
    watchMoves(workload);
    watchNotifications(workload);
    watchPushes(workload);
    const all = Array.from({ length: phones }, (_, number) => new Phone(workload, number + 1));
    await finished(universe, prepare(workload));
    world.faults.areOn = true;
    actors = actorsOf(all).filter(({ name }) => !idle.includes(name));
    await finished(universe, play(workload, actors, steps));
    world.faults.areOn = false;
    await comeToRest(workload);
    await finished(universe, pullToRefresh(universe, all));
    checkAtRest(workload, all);
    await finished(universe, checkFlights(workload));
    await finished(universe, completeErasures(workload));
    checkErasures(workload);
    if (world.failure !== undefined) throw world.failure;
  }
}

/** Lets the world go on until some people are done. */
async function finished({ world }: Universe, doing: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = doing.then(
    () => {
      isDone = true;
    },
    (error) => {
      world.failure ??= error;
    },
  );
  if (!(await world.runUntil(() => isDone))) throw new Error('A caller waits for an answer that never comes');
  await done;
}

/** Makes the owner of a phone pull down the list: an index did not know that phone in time (docs/decisions/0141). */
async function pullToRefresh({ database }: Universe, phones: readonly Phone[]): Promise<void> {
  for (const phone of phones) if (database.lateDevices.has(phone.hashedId)) await phone.fetchUpdates();
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
    const isDone = Object.values(queues).every(({ size, dead }) => size + dead.length === 0);
    if (isDone && world.step === lastStep) return;
    if (world.step > until.step || world.nowMs > until.ms) {
      fail('it comes to rest', `not within ${rest.steps} steps or ${rest.ms / hourMs} h`);
      throw world.failure;
    }
    for (const queue of Object.values(queues)) queue.redrive();
    await finished(universe, service.tick());
    lastStep = world.step;
  }
}

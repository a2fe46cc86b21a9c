import { mistakes } from './mistakes.ts';
import { judged, type Outcome } from './run.ts';
import { endState } from './universe/end-state.ts';
import { createUniverse } from './universe/universe.ts';
import { watchUses } from './universe/watch-uses.ts';
import { type MeetingName, meetings, warm } from './workload/meetings.ts';
import { type Chooser, OrderedWorld } from './world/ordered-world.ts';
import { Orders } from './world/orders.ts';

/** A meeting with a known mistake or without. */
export interface Tried {
  readonly name: MeetingName;
  readonly mistake?: string | undefined;
}

export interface Met {
  readonly violation?: Outcome['violation'];
  /** False if there may be orders that have not been tried. */
  readonly isOver: boolean;
  /** Runs, some of which may not have differed from one before. */
  readonly runs: number;
  /** Orders that differ, and their different ends. */
  readonly orders: number;
  readonly ends: number;
  /** Steps of the longest order, and orders of these if everybody did their own one after the other, whether they differ or not. */
  readonly steps: number;
  readonly all: string;
  readonly seconds: number;
}

/**
 * Lets two callers meet in each order, until one violates a promise.
 * @param most orders that are tried
 */
export async function meet({ name, mistake }: Tried, most: number): Promise<Met> {
  const startMs = performance.now();
  const orders = new Orders();
  const ends = new Set<string>();
  let violation: Outcome['violation'];
  let longest: readonly string[] = [];
  while (!orders.isOver && violation === undefined && orders.runs < most)
    violation = await orders.try(async () => {
      const taken: string[] = [];
      const choose: Chooser = (options, touched) => {
        const place = orders.next(options, touched);
        taken.push(options[place]?.actor ?? '');
        return place;
      };
      const found = await met(name, mistake, choose, (touched, end) => {
        orders.end(touched);
        ends.add(end);
      });
      if (taken.length > longest.length) longest = taken;
      return found;
    });
  return {
    violation,
    isOver: orders.isOver,
    runs: orders.runs,
    orders: orders.different,
    ends: ends.size,
    steps: longest.length,
    all: String(ordersOf(longest)),
    seconds: Math.round((performance.now() - startMs) / 1_000),
  };
}

async function met(
  name: MeetingName,
  mistake = '',
  choose: Chooser,
  onEnd: (touched: ReturnType<OrderedWorld['end']>, end: string) => void,
): Promise<Outcome['violation']> {
  const { before, first, second } = meetings[name];
  const world = new OrderedWorld();
  const settings = { seed: 0, leftOut: { kinds: [], numbers: [] } };
  const universe = await createUniverse(settings, mistakes[mistake], OrderedWorld.scale, world);
  watchUses(universe, world);
  return judged(universe, world.chance, async (workload, phones) => {
    const setting = { workload: { ...workload, isKeyed: false }, phones };
    for (const act of [...before, ...warm]) await act(setting);
    world.begin(choose);
    await Promise.all([first(setting), second(setting)]);
    // Ends when nothing can happen any more at this moment.
    await world.sleep(1);
    onEnd(world.end(), endState(universe, phones));
  });
}

/** Orders of so many threads' steps: the multinomial coefficient. */
function ordersOf(steps: readonly string[]): bigint {
  const counts = new Map<string, bigint>();
  let [all, number] = [1n, 0n];
  for (const each of steps) {
    const count = (counts.get(each) ?? 0n) + 1n;
    counts.set(each, count);
    number += 1n;
    all = (all * number) / count;
  }
  return all;
}

import { mistakes } from './mistakes.ts';
import { judged, type Outcome } from './run.ts';
import { createUniverse } from './universe/universe.ts';
import { watchUses } from './universe/watch-uses.ts';
import { type MeetingName, meetings, warm } from './workload/meetings.ts';
import { type Chooser, OrderedWorld } from './world/ordered-world.ts';
import { Orders } from './world/orders.ts';
import { Turns } from './world/turns.ts';

/** Part of a meeting that is tried. */
interface Scope {
  /** Calls of each caller. */
  readonly calls: 1 | 2;
  /** Processes of each function that works off what follows. */
  readonly workers: number;
  /** Times that something that could go on has to let something else go first. */
  readonly mostChanges: number;
}

const scopes: Readonly<Record<string, Scope>> = {
  'every order': { calls: 1, workers: 1, mostChanges: Number.POSITIVE_INFINITY },
  'three changes of turn': { calls: 2, workers: 2, mostChanges: 3 },
};

/** Known mistakes that some order of a meeting has to show. */
const shown = {
  'create and create': ['a pass is created without a condition'],
  'move and update': ['a pass moves without its devices', 'a tracking-id is lost'],
  'putpass and putpass': [
    'an event puts its pass without a condition',
    'an older event of a pass holds',
    'a flight’s template is put without its condition',
  ],
  'erase and archive': [],
  'gate change and fetch': ['no fetch is recorded'],
  'notify and register': ['0044 undone: a notified phone is notified again'],
} as const satisfies Record<MeetingName, readonly string[]>;

interface Met {
  readonly violation: Outcome['violation'];
  /** Orders that differ, and steps of the longest one. */
  readonly orders: number;
  readonly steps: number;
  /** Orders of its steps if each process did its own one after the other, whether they differ or not. */
  readonly all: bigint;
}

/** Lets two callers meet in each order of a scope, until one violates a promise. */
async function meet(name: MeetingName, scope: Scope, mistake = ''): Promise<Met> {
  const orders = new Orders();
  let violation: Outcome['violation'];
  let longest: readonly string[] = [];
  while (!orders.isOver && violation === undefined)
    violation = await orders.try(async () => {
      const turns = new Turns(scope.mostChanges);
      const found = await met(
        name,
        scope,
        mistake,
        (options, touched) => {
          const possible = turns.of(options);
          const next = possible[orders.next(possible, touched)];
          return turns.give(options, next);
        },
        orders,
      );
      if (turns.taken.length > longest.length) longest = turns.taken;
      return found;
    });
  return { violation, orders: orders.different, steps: longest.length, all: ordersOf(longest) };
}

async function met(
  name: MeetingName,
  { calls, workers }: Scope,
  mistake: string,
  chooser: Chooser,
  orders: Orders,
): Promise<Outcome['violation']> {
  const { before, first, second } = meetings[name];
  const world = new OrderedWorld();
  const settings = { seed: 0, leftOut: { kinds: [], numbers: [] } };
  const universe = await createUniverse(settings, mistakes[mistake], OrderedWorld.scale(workers), world);
  watchUses(universe, world);
  return judged(universe, world.chance, async (workload, phones) => {
    const setting = { workload: { ...workload, isKeyed: false }, phones };
    for (const act of [...before, ...warm]) await act(setting);
    world.begin(chooser);
    await Promise.all(
      [first, second].map(async (acts) => {
        for (const act of acts.slice(0, calls)) await act(setting);
      }),
    );
    // Ends when nothing can happen any more at this moment.
    await world.sleep(1);
    orders.done(world.end());
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

export interface ExhaustiveOptions {
  /** Part of a meeting's name with its scope, such as `create and create, every order`. */
  readonly only: string;
  readonly mistake?: string | undefined;
}

/** Tries meetings, and those in every order also with the known mistakes that they have to show. @returns the exit code */
export async function runExhaustive({ only, mistake }: ExhaustiveOptions): Promise<number> {
  const tried = (Object.keys(meetings) as MeetingName[])
    .flatMap((name) => Object.entries(scopes).map(([title, scope]) => ({ name, scope, title: `${name}, ${title}` })))
    .filter(({ title }) => title.includes(only));
  const faults: string[] = tried.length === 0 ? [`no meeting has "${only}" in its name`] : [];
  for (const { name, scope, title } of tried) {
    const { violation, orders, steps, all } = await meet(name, scope, mistake);
    const result = violation ? `violated ${violation.promise}: ${violation.details}` : 'ok';
    console.log(`${title}: ${orders} orders that differ, of ${inWords(all)} of ${steps} steps: ${result}`);
    if (violation) faults.push(`${title} violated`);
    const isWhole = scope.mostChanges === Number.POSITIVE_INFINITY && mistake === undefined;
    for (const known of isWhole ? shown[name] : []) if (!(await isShown(name, scope, known))) faults.push(known);
  }
  console.log(`sim exhaustive meetings=${tried.length} ${faults.join('; ') || 'ok'}`);
  return faults.length === 0 ? 0 : 1;
}

/** True if an order breaks a promise, all of which hold without the mistake. */
async function isShown(name: MeetingName, scope: Scope, mistake: string): Promise<boolean> {
  if (!(mistake in mistakes)) throw new Error(`There is no mistake "${mistake}"`);
  const { violation, orders } = await meet(name, scope, mistake);
  console.log(`  ${mistake}: ${violation ? `found in order ${orders}` : `NOT FOUND in ${orders} orders`}`);
  return violation !== undefined;
}

const inWords = (count: bigint) => (count < 10n ** 9n ? count.toLocaleString('en') : Number(count).toExponential(0));

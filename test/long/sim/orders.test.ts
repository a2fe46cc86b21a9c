import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Option, Orders, type Use } from '../../../sim/world/orders.ts';
import { Chance } from '../../../world/time/chance.ts';
import { times } from '../../helpers/effort.ts';

/** Reads or writes of shared variables, by thread. */
type Program = readonly (readonly { readonly name: string; readonly use: Use }[])[];

/** State of the variables, and what each thread has read: each write adds to the last one, so that orders differ. */
class Shared {
  readonly values = new Map<string, string>();
  readonly read: string[];
  readonly places: number[];
  /** Place of each thread's last step. */
  readonly last: number[];
  #steps = 0;
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
    this.read = program.map(() => '');
    this.places = program.map(() => 0);
    this.last = program.map(() => -1);
  }

  get open(): readonly number[] {
    return this.#program.flatMap((steps, thread) => (this.places[thread] === steps.length ? [] : [thread]));
  }

  options(): readonly Option[] {
    return this.open.map((thread) => {
      return { id: `${thread} ${this.places[thread]}`, actor: `${thread}`, causes: [this.last[thread] ?? -1] };
    });
  }

  step(thread: number): ReadonlyMap<string, Use> {
    const place = this.places[thread] ?? 0;
    const { name, use } = this.#program[thread]?.[place] ?? { name: '', use: 'reads' };
    const value = this.values.get(name) ?? '';
    if (use === 'changes') this.values.set(name, `${value}${thread}`);
    // The threads that have joined are seen, but not in which order.
    else if (use === 'joins') {
      const [joined = ''] = /[A-Z]*$/.exec(value) ?? [];
      const all = [...joined, 'ABC'.charAt(thread)].sort().join('');
      this.values.set(name, `${value.slice(0, value.length - joined.length)}${all}`);
    } else this.read[thread] += `${name}=${value} `;
    this.places[thread] = place + 1;
    this.last[thread] = this.#steps;
    this.#steps += 1;
    return new Map([[name, use]]);
  }

  get end(): string {
    return JSON.stringify([[...this.values].sort(), this.read]);
  }
}

/** Ends of all orders, one after the other. */
function allEnds(program: Program, before: readonly number[] = []): readonly string[] {
  const shared = new Shared(program);
  for (const thread of before) shared.step(thread);
  if (shared.open.length === 0) return [shared.end];
  return shared.open.flatMap((each) => allEnds(program, [...before, each]));
}

async function triedEnds(program: Program): Promise<readonly string[]> {
  const orders = new Orders();
  const ends: string[] = [];
  while (!orders.isOver) {
    const end = await orders.try(async () => {
      const shared = new Shared(program);
      let touched: ReadonlyMap<string, Use> = new Map();
      while (shared.open.length > 0) touched = shared.step(shared.open[orders.next(shared.options(), touched)] ?? 0);
      orders.end(touched);
      return shared.end;
    });
    if (end !== undefined) ends.push(end);
  }
  return ends;
}

const change = (name: string) => ({ name, use: 'changes' as const });
const read = (name: string) => ({ name, use: 'reads' as const });
const join = (name: string) => ({ name, use: 'joins' as const });

test.each([
  [
    'two changes of one thing by each of two',
    [
      [change('a'), change('a')],
      [change('a'), change('a')],
    ],
    6,
  ],
  [
    'changes of different things',
    [
      [change('a'), change('a')],
      [change('b'), change('b')],
    ],
    1,
  ],
  ['two who only read', [[read('a')], [read('a')]], 1],
  ['two who join, and one who reads', [[join('a')], [join('a')], [read('a')]], 4],
] as const)('%s: so many orders differ', async (_, program, count) =>
  expect(await triedEnds(program)).toHaveLength(count),
);

test('each end that some order has is tried, and none twice', async () => {
  const chance = new Chance(1, 'programs');
  for (let number = 0; number < times(100); number++) {
    const program = Array.from({ length: chance.between(2, 3) }, () =>
      Array.from({ length: chance.between(1, 3) }, () => ({
        name: chance.pick(['a', 'b', 'c']),
        use: chance.pick(['reads', 'changes', 'joins'] as const),
      })),
    );
    const tried = await triedEnds(program);
    expect(new Set(tried)).toEqual(new Set(allEnds(program)));
    expect(tried).toHaveLength(new Set(tried).size);
  }
});

describe('two calls of generatepass with one pass-id', () => {
  const exhaustive = (...args: string[]) => {
    const command = [resolve('sim/main.ts'), '--exhaustive', '--only', 'create and create, every order', ...args];
    const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { lines: stdout.trimEnd().split('\n'), status };
  };

  test('keep the promises in every order, and show the mistake that breaks one', () =>
    expect(exhaustive()).toEqual({
      // The two are tried at the same time.
      lines: expect.arrayContaining([
        expect.stringMatching(
          /^create and create, every order: \d+ orders that differ, with \d+ ends, of [\d,]+ of \d+ steps: ok$/,
        ),
        expect.stringMatching(
          /^create and create, every order, a pass is created without a condition: found in order \d+$/,
        ),
        expect.stringMatching(/^sim exhaustive meetings=1 mistakes=1 seconds=\d+ ok$/),
      ]),
      status: 0,
    }));

  test('end with 1 where an order breaks a promise, and name it', () => {
    const { lines, status } = exhaustive('--mistake', 'a pass is created without a condition');
    expect(lines[0]).toContain(': violated at most one pass has a pass-id: ');
    expect(lines.at(-1)).toMatch(/ create and create, every order violated$/);
    expect(status).toBe(1);
  });

  test('are unknown where orders are left, which is no success', () => {
    const { lines, status } = exhaustive('--orders', '1', '--mistake', 'no fetch is recorded');
    expect(lines[0]).toMatch(/: unknown, not to its end: 1 orders in \d+ s$/);
    expect(lines.at(-1)).toMatch(/ unknown, as not to their end: create and create, every order$/);
    expect(status).toBe(1);
  });
});

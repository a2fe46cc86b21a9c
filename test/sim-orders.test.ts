import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Orders } from '../sim/world/orders.ts';
import { Turns } from '../sim/world/turns.ts';
import { Chance } from '../world/time/chance.ts';
import { times } from './helpers/effort.ts';

/** Reads or writes of shared variables, by thread. */
type Program = readonly (readonly { readonly name: string; readonly isChange: boolean }[])[];

/** State of the variables, and what each thread has read: each write adds to the last one, so that orders differ. */
class Shared {
  readonly values = new Map<string, string>();
  readonly read: string[];
  readonly places: number[];
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
    this.read = program.map(() => '');
    this.places = program.map(() => 0);
  }

  get open(): readonly number[] {
    return this.#program.flatMap((steps, thread) => (this.places[thread] === steps.length ? [] : [thread]));
  }

  step(thread: number): ReadonlyMap<string, boolean> {
    const place = this.places[thread] ?? 0;
    const { name, isChange } = this.#program[thread]?.[place] ?? { name: '', isChange: false };
    const value = this.values.get(name) ?? '';
    if (isChange) this.values.set(name, `${value}${thread}`);
    else this.read[thread] += `${name}=${value} `;
    this.places[thread] = place + 1;
    return new Map([[name, isChange]]);
  }

  get end(): string {
    return JSON.stringify([[...this.values].sort(), this.read]);
  }
}

/** Ends of all orders, one after the other. */
function allEnds(program: Program, before: readonly number[] = []): readonly string[] {
  const shared = new Shared(program);
  for (const thread of before) shared.step(thread);
  return shared.open.length === 0 ? [shared.end] : shared.open.flatMap((next) => allEnds(program, [...before, next]));
}

async function triedEnds(program: Program): Promise<readonly string[]> {
  const orders = new Orders();
  const ends: string[] = [];
  while (!orders.isOver) {
    const end = await orders.try(async () => {
      const shared = new Shared(program);
      const last = program.map(() => -1);
      let touched: ReadonlyMap<string, boolean> = new Map();
      for (let number = 0; shared.open.length > 0; number++) {
        const options = shared.open.map((thread) => {
          return { id: `${thread} ${shared.places[thread]}`, actor: `${thread}`, cause: last[thread] };
        });
        const thread = shared.open[orders.next(options, touched)] ?? 0;
        touched = shared.step(thread);
        last[thread] = number;
      }
      orders.done(touched);
      return shared.end;
    });
    if (end !== undefined) ends.push(end);
  }
  return ends;
}

const change = (name: string) => ({ name, isChange: true });
const read = (name: string) => ({ name, isChange: false });

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
] as const)('%s: so many orders differ', async (_, program, count) =>
  expect(await triedEnds(program)).toHaveLength(count),
);

test('each end that some order has is tried, and none twice', async () => {
  const chance = new Chance(1, 'programs');
  for (let number = 0; number < times(60); number++) {
    const program = Array.from({ length: chance.between(2, 3) }, () =>
      Array.from({ length: chance.between(1, 3) }, () => ({
        name: chance.pick(['a', 'b', 'c']),
        isChange: chance.is(0.5),
      })),
    );
    const tried = await triedEnds(program);
    expect(new Set(tried)).toEqual(new Set(allEnds(program)));
    expect(tried).toHaveLength(new Set(tried).size);
  }
});

test('who could go on loses the turn so often, and no more', () => {
  const [a, b] = ['a', 'b'].map((actor) => ({ id: actor, actor, cause: -1 }));
  const turns = new Turns(1);
  const both = [a, b].flatMap((each) => each ?? []);
  expect(turns.of(both)).toEqual(both);
  expect(turns.give(both, a)).toBe(0);
  expect(turns.of(both)).toEqual(both);
  expect(turns.give(both, b)).toBe(1);
  expect(turns.of(both)).toEqual([b]);
  // The one that had the turn has nothing to do.
  expect(turns.of([a].flatMap((each) => each ?? []))).toEqual([a]);
});

describe('two calls of generatepass with one pass-id', () => {
  const exhaustive = (...args: string[]) => {
    const command = [resolve('sim/main.ts'), '--exhaustive', '--only', 'create and create, every order', ...args];
    const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { lines: stdout.trimEnd().split('\n'), status };
  };

  test('keep the promises in every order, and show the mistake that breaks one', () =>
    expect(exhaustive()).toEqual({
      lines: [
        expect.stringMatching(/^create and create, every order: \d+ orders that differ, of [\d,]+ of \d+ steps: ok$/),
        expect.stringMatching(/^ {2}a pass is created without a condition: found in order \d+$/),
        'sim exhaustive meetings=1 ok',
      ],
      status: 0,
    }));

  test('end with 1 where an order breaks a promise, and name it', () => {
    const { lines, status } = exhaustive('--mistake', 'a pass is created without a condition');
    expect(lines[0]).toContain(': violated at most one pass has a pass-id: ');
    expect(lines.at(-1)).toBe('sim exhaustive meetings=1 create and create, every order violated');
    expect(status).toBe(1);
  });
});

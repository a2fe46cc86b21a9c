import fc from 'fast-check';
import { seed, times } from '../helpers/effort.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { TestLists } from '../helpers/lists.ts';

const histories = times(25);

/** One event of a list. Numbers between 0 and 1 pick among existing entries. */
type Step =
  | { readonly does: 'create'; readonly count: number; readonly seconds: number }
  | { readonly does: 'delete'; readonly picks: readonly number[]; readonly filing: boolean }
  | { readonly does: 'file'; readonly jobs: number }
  | { readonly does: 'read'; readonly size: number; readonly filing: boolean }
  | { readonly does: 'wait'; readonly seconds: number };

const fraction = fc.noBias(fc.nat(9_999)).map((n) => n / 10_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('create' as const), count: fc.integer({ min: 1, max: 8 }), seconds: fc.nat(40) }),
  fc.record({
    does: fc.constant('delete' as const),
    picks: fc.array(fraction, { minLength: 1, maxLength: 3 }),
    filing: fc.boolean(),
  }),
  fc.record({ does: fc.constant('file' as const), jobs: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('read' as const), size: fc.integer({ min: 1, max: 7 }), filing: fc.boolean() }),
  fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 9, 10, 61) }),
);

const lists = forAllTests(() => TestLists.start({}, { chunk: 5, transaction: 3 }));
let template = 0;

/** A list, and a plain array that it must agree with. */
class History {
  readonly #template = `Template${template++}`;
  #expected: string[] = [];
  #made = 0;

  async take(step: Step): Promise<void> {
    switch (step.does) {
      case 'create':
        for (let made = 0; made < step.count; made++) await this.#create();
        return lists.advance(step.seconds);
      case 'delete': {
        const names = new Set(step.picks.map((pick) => this.#expected[Math.floor(pick * this.#expected.length)]));
        const present = [...names].filter((name) => name !== undefined);
        const filing = step.filing ? [lists.file(this.#template)] : [];
        await Promise.all([...present.map((name) => lists.delete(this.#template, name)), ...filing]);
        this.#expected = this.#expected.filter((name) => !names.has(name));
        return;
      }
      case 'file':
        await Promise.all(Array.from({ length: step.jobs }, () => lists.file(this.#template)));
        return;
      case 'read': {
        const filing = step.filing ? lists.file(this.#template) : undefined;
        await this.agrees(step.size);
        return filing;
      }
      case 'wait':
        return lists.advance(step.seconds);
    }
  }

  /** Makes a pass with a name out of order: a list is in the order of time. */
  async #create(): Promise<void> {
    const name = `${(this.#made * 7_919) % 1_000}-${this.#made++}`;
    await lists.create(this.#template, name);
    lists.advance(0.001);
    this.#expected.push(name);
  }

  async agrees(size: number): Promise<void> {
    expect(await lists.pages(this.#template, size)).toEqual(this.#expected);
  }

  async countsAreExact(): Promise<void> {
    const sorts = await lists.listSorts(this.#template);
    for (const { SK, count } of await lists.chunks(this.#template)) {
      const chunk = SK.slice('CHUNK#'.length);
      expect({ chunk, count }).toEqual({ chunk, count: sorts.filter((sort) => sort.startsWith(`${chunk}#`)).length });
    }
  }
}

test(`pages partition a list as they do a plain array, in ${histories} random histories (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }), async (steps) => {
      const history = new History();
      for (const step of steps) await history.take(step);
      await history.countsAreExact();
      lists.advance(10);
      await history.agrees(3);
    }),
    { numRuns: histories, seed },
  );
});

import { Chance } from '../../world/time/chance.ts';
import { drawFrom } from './determinism.ts';
import type { Option, Touched } from './orders.ts';
import type { Call } from './process.ts';
import type { Scale } from './scale.ts';
import { Steady } from './steady.ts';
import { type Source, startMs, World } from './world.ts';

/** Decides which option is next, after what the last step has touched. */
export type Chooser = (options: readonly Option[], touched: Touched) => number;

/** Functions that work off what a source delivers: those of the sources' names, but for these. */
const workers = [
  [/^stream-events/, 'events'],
  [/^stream/, 'relay'],
  [/push|repeat/, 'push'],
  [/^due/, 'due-work'],
  [/^filing/, 'list-filing'],
  [/^fan-out/, 'fan-out'],
  [/^google/, 'google'],
] as const;

/** Many lanes, so that few items share one. */
const lanes = 16;

/**
 * A world without chance, in which no time passes as long as something can happen. What happens next is decided from outside, among
 * all that may: each call that has not had its effect, and each delivery.
 */
export class OrderedWorld extends World {
  override readonly chance = new Steady();
  /** Decides while it is there; otherwise the first call comes first. */
  #chooser: Chooser | undefined;
  #touched = new Map<string, boolean>();
  readonly #waiting = new WeakMap<Call, Option>();
  readonly #ids = new Map<string, Chance>();
  readonly #numbers = new Map<string, number>();
  /** Number of the step that is being done, from the chooser's first; -1 for what was there before. */
  #place = -1;
  /** True after a time has come: what follows then follows from all before, as time passes only when nothing else can happen. */
  #isWoken = false;
  #hasCome = false;

  constructor() {
    super({ seed: 0, leftOut: { kinds: [], numbers: [] } }, startMs);
    this.#drawFor('nobody');
  }

  /** A service with so many processes of each function that works off something. */
  static scale(processes: number): Scale {
    const pools = Object.fromEntries(workers.map(([, name]) => [name, () => processes]));
    return { lanes, instances: 1, records: 8, pools };
  }

  begin(chooser: Chooser): void {
    this.#chooser = chooser;
    this.#touched = new Map();
  }

  /** @returns what the last step has touched */
  end(): Touched {
    this.#chooser = undefined;
    return this.#touched;
  }

  /** Says what the step that is being done uses. */
  touches(name: string, isChange: boolean): void {
    this.#touched.set(name, isChange || this.#touched.get(name) === true);
  }

  override after(ms: number, run: () => void): () => void {
    return super.after(ms, () => {
      this.#hasCome ||= ms > 0;
      run();
    });
  }

  override add(call: Call): void {
    const { process, service, name } = call;
    const cause = this.#isWoken || this.#hasCome ? undefined : this.#place;
    super.add(call);
    const id = `${process.name} ${this.#next(process.name)} ${service} ${name}`;
    this.#waiting.set(call, { id, cause, actor: process.name });
  }

  protected override choose(calls: readonly Call[], ready: readonly Source[]): number {
    const options = [
      ...calls.map((call) => this.#waiting.get(call) as Option),
      ...ready.map(({ name }) => ({ id: `${name} ${this.#numbers.get(name) ?? 0}`, cause: -1, actor: name })),
    ];
    const touched = this.#touched;
    this.#touched = new Map();
    const place = this.#chooser?.(options, touched) ?? 0;
    if (this.#chooser) this.#place += 1;
    this.#isWoken = this.#hasCome;
    this.#hasCome = false;
    const { actor = '' } = options[place] ?? {};
    this.#drawFor(actor);
    const call = calls[place];
    if (call) {
      // These two are rarely called at once: their parts are not told apart.
      if (call.service === 'apns' || call.service === 'google')
        this.touches(call.service, !call.name.startsWith('GET'));
    } else {
      this.#next(actor);
      // One work after the other, in the order of the queue.
      const worker = workers.find(([sources]) => sources.test(actor))?.[1] ?? actor;
      for (const name of [actor, worker]) this.touches(name, true);
    }
    return place;
  }

  #next(who: string): number {
    const number = (this.#numbers.get(who) ?? 0) + 1;
    this.#numbers.set(who, number);
    return number;
  }

  /** Lets each process draw ids of its own, whoever comes first. */
  #drawFor(actor: string): void {
    const ids = this.#ids.get(actor) ?? new Chance(1, `ids ${actor}`);
    this.#ids.set(actor, ids);
    drawFrom(ids);
  }
}

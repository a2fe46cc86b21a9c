import { Chance } from '../../world/time/chance.ts';
import { drawFrom } from './determinism.ts';
import type { Option, Touched, Use } from './orders.ts';
import type { Call, Invocation, Process } from './process.ts';
import type { Scale } from './scale.ts';
import { Steady } from './steady.ts';
import { type Source, startMs, World } from './world.ts';

/** Decides which option is next, after what the last step has touched. */
export type Chooser = (options: readonly Option[], touched: Touched) => number;

/** Functions that work off what sources deliver. */
const functions = ['events', 'relay', 'push', 'due-work', 'list-filing', 'fan-out', 'google'];

const functionOf = ({ name }: Process) => name.replace(/-\d+$/, '');

/** Many lanes, so that few items share one. */
const lanes = 64;

/** Someone who works off what follows, one delivery after the other, whichever function it is for. */
interface Worker {
  readonly name: string;
  process?: Process;
  invocation?: Invocation | undefined;
  /** Places of its steps. */
  readonly places: number[];
}

/** Something that waits for a worker. */
interface Waiting {
  readonly source: string;
  /** Place of the step that has sent it. */
  readonly cause: number;
}

/**
 * A world without chance, in which no time passes as long as something can happen. What happens next is decided from outside, among
 * all that may: each call that has not had its effect, and the oldest delivery if a worker is free.
 */
export class OrderedWorld extends World {
  override readonly chance = new Steady();
  /** Decides while it is there; otherwise the first call comes first. */
  #chooser: Chooser | undefined;
  #touched = new Map<string, Use>();
  readonly #waiting = new WeakMap<Call, Option>();
  readonly #ids = new Map<string, Chance>();
  readonly #numbers = new Map<string, number>();
  readonly #worker: Worker = { name: 'worker', places: [] };
  /** Invocations of the processes of callers' functions after the last step. */
  readonly #invocations = new Map<Process, Invocation | undefined>();
  /** Deliveries in the order in which they came. */
  #line: Waiting[] = [];
  /** The worker that is given a delivery in this step. */
  #taking: Worker | undefined;
  /** Number of the step that is being done, from the chooser's first; -1 for what was there before. */
  #place = -1;
  /** Place of the step before the last time that has come: what waited for that follows from all up to there. */
  #wokenAfter = -1;
  /** True from then to the next step. */
  #isWoken = false;

  constructor() {
    super({ seed: 0, leftOut: { kinds: [], numbers: [] } }, startMs);
    this.#drawFor('nobody');
  }

  /** A service with one process of each function that works off something. */
  static readonly scale: Scale = {
    ...{ lanes, instances: 1, records: 8 },
    pools: Object.fromEntries(functions.map((name) => [name, 1])),
  };

  begin(chooser: Chooser): void {
    this.#chooser = chooser;
    this.#touched = new Map();
    this.#line = [];
    this.#isWoken = false;
  }

  /** @returns what the last step has touched */
  end(): Touched {
    const touched = this.#ofLastStep();
    this.#chooser = undefined;
    return touched;
  }

  #ofLastStep(): Touched {
    this.#noteInvocations();
    const touched = this.#touched;
    this.#touched = new Map();
    return touched;
  }

  /** The caller remembers the answer, and a process that a step has freed may be the one that the next request finds. */
  #noteInvocations(): void {
    for (const [process, before] of this.#invocations) {
      const { invocation } = process;
      if (invocation === before) continue;
      this.#invocations.set(process, invocation);
      this.touches(`processes of ${functionOf(process)}`, 'changes');
    }
  }

  /** Says what the step that is being done uses. */
  touches(name: string, use: Use): void {
    this.#touched.set(name, (this.#touched.get(name) ?? use) === use ? use : 'changes');
  }

  /** Says that the step that is being done sends something to a source. */
  sends(source: string): void {
    this.touches('line', 'changes');
    this.#line.push({ source, cause: this.#place });
  }

  override after(ms: number, run: () => void): () => void {
    return super.after(ms, () => {
      if (ms > 0) [this.#isWoken, this.#wokenAfter] = [true, this.#place];
      run();
    });
  }

  override addSource(source: Source): void {
    super.addSource({
      name: source.name,
      isReady: () => (this.#chooser === undefined || this.#free !== undefined) && source.isReady(),
      deliver: () => source.deliver(),
      nextAt: (afterMs) => source.nextAt(afterMs),
    });
  }

  override add(call: Call): void {
    const { process, service, name } = call;
    const { invocation } = process;
    super.add(call);
    const isWorker = functions.includes(functionOf(process));
    if (!isWorker && !this.#invocations.has(process)) this.#invocations.set(process, undefined);
    if (this.#taking && isWorker && this.#worker.invocation !== invocation) {
      Object.assign(this.#taking, { process, invocation });
      this.#taking = undefined;
    }
    const worker = isWorker && this.#worker.invocation === invocation ? this.#worker : undefined;
    const id = `${process.name} ${this.#next(process.name)} ${service} ${name}`;
    this.#waiting.set(call, {
      id,
      causes: this.#isWoken ? this.#allBefore : [this.#place],
      actor: worker?.name ?? process.name,
    });
  }

  protected override choose(calls: readonly Call[], ready: readonly Source[]): number {
    if (this.#chooser === undefined) {
      this.#drawFor(calls[0]?.process.name ?? ready[0]?.name ?? '');
      return 0;
    }
    const oldest = this.#oldest(ready);
    const options = [...calls.map((call) => this.#waiting.get(call) as Option), ...(oldest ? [oldest.option] : [])];
    const touched = this.#ofLastStep();
    const place = this.#chooser(options, touched);
    this.#place += 1;
    this.#isWoken = false;
    const call = calls[place];
    const worker = this.#worker.name === options[place]?.actor ? this.#worker : undefined;
    worker?.places.push(this.#place);
    this.#taking = call ? undefined : worker;
    if (call) {
      // Wallets are rarely called at once: their parts are not told apart.
      if (['apns', 'google'].includes(call.service) && call.name !== 'POST token')
        this.touches(call.service, call.name.startsWith('GET') ? 'reads' : 'changes');
      this.#drawFor(call.process.name);
      return place;
    }
    const { source, waiting } = oldest as Oldest;
    this.#drawFor(source.name);
    this.#next(source.name);
    if (waiting) this.#line.splice(this.#line.indexOf(waiting), 1);
    return calls.length + ready.indexOf(source);
  }

  get #free(): Worker | undefined {
    const { process, invocation } = this.#worker;
    return !invocation || process?.invocation !== invocation ? this.#worker : undefined;
  }

  #oldest(ready: readonly Source[]): Oldest | undefined {
    const worker = this.#free;
    const waiting = this.#line.find((each) => ready.some(({ name }) => name === each.source));
    const source = waiting ? ready.find(({ name }) => name === waiting.source) : ready[0];
    if (!source || !worker) return undefined;
    const id = `${source.name} ${this.#numbers.get(source.name) ?? 0}`;
    // A message that comes back does so after a time.
    const causes = [...worker.places, ...(waiting ? [waiting.cause] : this.#allBefore)];
    return { source, waiting, option: { id, causes, actor: worker.name } };
  }

  get #allBefore(): readonly number[] {
    return Array.from({ length: this.#wokenAfter + 1 }, (_, place) => place);
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

interface Oldest {
  readonly source: Source;
  readonly waiting: Waiting | undefined;
  readonly option: Option;
}

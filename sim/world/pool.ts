import type { Invoker } from '../../world/aws/invoker.ts';
import { type Ending, Process } from './process.ts';
import type { World } from './world.ts';

interface PoolSettings {
  readonly name: string;
  readonly instances: number;
  readonly timeoutSeconds: number;
}

interface Instance<Services> {
  readonly process: Process;
  readonly services: Services;
}

/** Probability that Lambda starts another environment although one is idle. */
const freshRate = 0.1;

/** The execution environments of a function. Each has services, and with them caches, of its own. */
export class Pool<Services> {
  readonly name: string;
  readonly #world: World;
  readonly #settings: PoolSettings;
  readonly #start: (process: Process) => Services;
  #instances: Instance<Services>[] = [];
  #started = 0;

  constructor(world: World, settings: PoolSettings, start: (process: Process) => Services) {
    this.#world = world;
    this.#settings = settings;
    this.name = settings.name;
    this.#start = start;
  }

  get hasFree(): boolean {
    this.#instances = this.#instances.filter(({ process }) => !process.isDead);
    const { length } = this.#instances;
    return length < this.#settings.instances || this.#instances.some(({ process }) => process.invocation === undefined);
  }

  /**
   * Invokes an environment that is free.
   * @param written gets the keys of the items that are written.
   * @returns how it ended; undefined if none is free.
   */
  async invoke<Result>(
    work: (services: Services) => Promise<Result>,
    written = new Set<string>(),
  ): Promise<Ending<Result> | undefined> {
    const instance = this.#free();
    if (instance === undefined) return undefined;
    const { process, services } = instance;
    const ending = await process.invoke(this.#settings.timeoutSeconds * 1_000, () => work(services), written);
    if (ending !== 'died' && 'error' in ending) this.#world.onError('ENDED', ending.error);
    return ending;
  }

  /** A function as event source mappings invoke it. */
  invoker<Record>(work: (records: Record[], services: Services, shard?: string) => Promise<unknown>): Invoker {
    return {
      invoke: async (event) => {
        const { Records, shardId } = event as { Records: Record[]; shardId?: string };
        const ending = await this.invoke((services) => work(Records, services, shardId));
        if (ending === undefined || ending === 'died' || 'error' in ending) throw new Error(`${this.name} failed`);
        return ending.value;
      },
    };
  }

  #free(): Instance<Services> | undefined {
    if (!this.hasFree) return undefined;
    const { chance } = this.#world;
    const idle = chance.pick(this.#instances.filter(({ process }) => process.invocation === undefined));
    const isFull = this.#instances.length >= this.#settings.instances;
    if (idle && (isFull || !chance.is(freshRate))) return idle;
    this.#started += 1;
    const process = new Process(this.#world, `${this.name}-${this.#started}`);
    const instance = { process, services: this.#start(process) };
    this.#instances.push(instance);
    return instance;
  }
}

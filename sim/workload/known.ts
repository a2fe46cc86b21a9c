import { History, type State } from '../universe/history.ts';
import type { Universe } from '../universe/universe.ts';
import type { Invariant } from '../universe/violation.ts';
import { Violation } from '../universe/violation.ts';
import { Chance } from '../world/chance.ts';
import { accounts } from '../world/environment.ts';
import type { CallerAccount } from './client.ts';
import type { BarcodeCheck } from './requests.ts';

export interface KnownTemplate {
  readonly account: CallerAccount;
  readonly id: string;
  readonly barcodeCheck: BarcodeCheck;
  /** Number of its flight. */
  number: string;
}

/** A pass as its airline knows it. */
export interface KnownPass {
  readonly account: CallerAccount;
  readonly templateId: string;
  readonly passId: string;
  readonly passKey: string;
  /** Path of its install page. */
  readonly link: string;
  readonly passenger: number;
}

export interface KnownLink {
  readonly account: CallerAccount;
  readonly id: string;
  readonly templateId: string;
}

/** The group of a booking. */
export interface KnownGroup {
  readonly account: CallerAccount;
  /** Name that the airline uses. */
  readonly id: string;
  /** Name as it is stored. */
  readonly key: string;
  /** Path of its page; undefined until an answer contains it. */
  link: string | undefined;
}

/** Knowledge and decisions of people and airlines. */
export interface Workload {
  readonly universe: Universe;
  readonly history: History;
  readonly chance: Chance;
  readonly accounts: readonly CallerAccount[];
  readonly templates: KnownTemplate[];
  readonly passes: KnownPass[];
  readonly links: KnownLink[];
  readonly groups: KnownGroup[];
  /** Numbers of taken places, by the keys of groups. */
  readonly members: Map<string, State<number>[]>;
  /** Numbers of passengers by link and place in it. */
  readonly followers: Map<string, number>;
  /** Keys of passes that were saved in Wallet B, which has notified the service. */
  readonly saved: Set<string>;
  /** Gates that were given to whole flights. */
  readonly ofFlights: Set<string>;
  /** Gates that were given with a boarding time. */
  readonly boardingsSent: Set<string>;
  /** Passes of passengers whose data is erased, and the step at which that was done. */
  readonly erased: Map<KnownPass, number | undefined>;
  /** Returns a number that was never used before. */
  next(): number;
  fail(invariant: Invariant, details: string): void;
}

export function createWorkload(universe: Universe, seed: number): Workload {
  let last = 0;
  const { world } = universe;
  return {
    universe,
    history: new History(universe),
    chance: new Chance(seed, 'workload'),
    accounts: accounts.map(({ id, apiKey }) => ({ id, apiKey })),
    templates: [],
    passes: [],
    links: [],
    groups: [],
    members: new Map(),
    followers: new Map(),
    saved: new Set(),
    ofFlights: new Set(),
    boardingsSent: new Set(),
    erased: new Map(),
    next: () => {
      last += 1;
      return last;
    },
    fail(invariant, details) {
      world.failure ??= new Violation(invariant, world.step, details);
    },
  };
}

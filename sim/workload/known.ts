import type { PromiseName } from '../../world/promises/promises.ts';
import type { Chance } from '../../world/time/chance.ts';
import { History, type State } from '../universe/history.ts';
import type { Universe } from '../universe/universe.ts';
import { Violation } from '../universe/violation.ts';
import { accounts } from '../world/environment.ts';
import { Attempts } from './attempts.ts';
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

/** A message of a flight feed. */
export interface FlightEvent {
  readonly account: string;
  readonly atMs: number;
  /** Values by field, "" to clear. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields that an answer has said to hold, by template. */
  readonly heeded: Map<string, Set<string>>;
  /** False once it cannot have been heeded by any template that no answer names. */
  mayBeHeeded: boolean;
}

/** An event of a check-in system about a passenger. */
export interface CheckInEvent {
  readonly account: string;
  readonly passId: string;
  /** Number of its flight. */
  readonly number: string;
  /** Ticket number that no other event has. */
  readonly mark: string;
  readonly atMs: number;
  readonly atUtc: string;
}

/** Knowledge and decisions of people and airlines. */
export interface Workload {
  readonly universe: Universe;
  readonly history: History;
  readonly attempts: Attempts;
  readonly chance: Chance;
  /** True if all calls have an Idempotency-Key, false if none has; undefined where chance decides. */
  readonly isKeyed?: boolean;
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
  /** Messages of flight feeds. */
  readonly flightEvents: FlightEvent[];
  /** Ids of brands by account. */
  readonly brands: Map<string, string>;
  /** Events of check-in systems. */
  readonly checkIns: CheckInEvent[];
  /** Gates that were given with a boarding time. */
  readonly boardingsSent: Set<string>;
  /** Passes of passengers whose data is erased, and the step at which that was done. */
  readonly erased: Map<KnownPass, number | undefined>;
  /** Keys of passes of which what a phone did could not be recorded. */
  readonly unrecorded: Set<string>;
  /** Returns a number that was never used before. */
  next(): number;
  fail(promise: PromiseName, details: string): void;
}

export function createWorkload(universe: Universe, chance: Chance): Workload {
  let last = 0;
  const { world } = universe;
  return {
    universe,
    history: new History(universe),
    attempts: new Attempts(),
    chance,
    accounts: accounts.map(({ id, apiKey }) => ({ id, apiKey })),
    templates: [],
    passes: [],
    links: [],
    groups: [],
    members: new Map(),
    followers: new Map(),
    saved: new Set(),
    ofFlights: new Set(),
    flightEvents: [],
    brands: new Map(),
    checkIns: [],
    boardingsSent: new Set(),
    erased: new Map(),
    unrecorded: new Set(),
    next: () => {
      last += 1;
      return last;
    },
    fail(promise, details) {
      world.failure ??= new Violation(promise, world.step, details);
    },
  };
}

import { actions as registry } from '../lambdas/api/actions/index.ts';
import { Chance } from '../world/time/chance.ts';
import { reportsOf } from './many.ts';
import { mistakes } from './mistakes.ts';
import { judged, type Outcome } from './run.ts';
import { createUniverse } from './universe/universe.ts';
import { act, shortLives } from './workload/short-lives.ts';
import { drawFrom } from './world/determinism.ts';
import type { Call, Invocation } from './world/process.ts';

/** The seed of all short lives: nothing but a death differs. */
const seed = 1;

/** Fate of one changing call of a life, counted from 1. */
export interface Death {
  readonly life: string;
  readonly call: number;
  readonly fate: 'dies-before' | 'dies-after' | 'repeated';
  /** Function, service and request. */
  readonly name: string;
}

interface ChangingCall {
  readonly name: string;
  /** True for the first change of an invocation: a death before a later one is like one after the change before it. */
  readonly isFirst: boolean;
  readonly isOnce: boolean;
}

interface Lived {
  readonly calls: readonly ChangingCall[];
  /** Names of the actions that were called. */
  readonly actions: ReadonlySet<string>;
  readonly violation: Outcome['violation'];
}

const isChange = ({ name }: Call) => !/^(BatchGet|Get|GET|List|Query|Scan|get|POST token)/.test(name);

/** Function, service and request, with the kinds of its items: `api table TransactWriteItems PASS PLACE`. */
function titleOf({ process, service, name }: Call): string {
  const [request, ...keys] = name.split(' ');
  const kinds = new Set(keys.flatMap((key) => /^(?:.*\/)?([a-zA-Z-]+)(?:#.*)?$/.exec(key)?.[1] ?? []));
  return [process.name.replace(/-\d+$/, ''), service, request, ...kinds].join(' ');
}

const lives = Object.keys(shortLives);

/** A death as a process is told of it, as short as the argument of a command has to be. */
export type ToldDeath = readonly [life: number, call: number, fate: Death['fate']];

const toldOf = ({ life, call, fate }: Death): ToldDeath => [lives.indexOf(life), call, fate];

/**
 * Lets people live the life with a death.
 * @returns the violated promise, if any
 * @throws Error if the life ends before that call; a mistake may leave it with fewer calls.
 */
export async function violationOf([life, call, fate]: ToldDeath, mistake?: string): Promise<Lived['violation']> {
  const { calls, violation } = await lived(lives[life] ?? '', mistake, { call, fate });
  if (mistake === undefined && calls.length < call) throw new Error(`Where ${lives[life]}, there is no call ${call}`);
  return violation;
}

/** Lets people live one short life, with one death or none, and judges it as the simulation does. */
async function lived(life: string, mistake = '', death?: Pick<Death, 'call' | 'fate'>): Promise<Lived> {
  drawFrom(new Chance(seed, 'ids'));
  const universe = await createUniverse({ seed, leftOut: { kinds: [], numbers: [] } }, mistakes[mistake]);
  const { service, world } = universe;
  const calls: ChangingCall[] = [];
  const actions = new Set<string>();
  const { dispatch } = service;
  Object.assign(service, {
    dispatch: (...[request, services]: Parameters<typeof dispatch>) => {
      actions.add(JSON.parse(String(request.body)).action);
      return dispatch(request, services);
    },
  });
  const begun = new Set<Invocation>();
  let isWatched = false;
  world.fateOf = (call) => {
    if (!isWatched || !isChange(call)) return undefined;
    const { invocation } = call.process;
    calls.push({ name: titleOf(call), isFirst: !invocation || !begun.has(invocation), isOnce: call.isOnce });
    if (invocation) begun.add(invocation);
    return calls.length === death?.call ? death.fate : undefined;
  };
  const { before, acts } = shortLives[life] ?? { before: [], acts: [] };
  const violation = await judged(universe, new Chance(seed, 'workload'), async (workload, phones) => {
    const stage = { workload: { ...workload, isKeyed: true }, phones };
    await act(stage, before);
    isWatched = true;
    await act(stage, acts);
    isWatched = false;
  });
  return { calls, actions, violation };
}

/** Everything that may happen to the changing calls of all lives, one at a time. */
interface Plan {
  readonly deaths: readonly Death[];
  /** Kinds of changing calls, by function. */
  readonly covered: ReadonlyMap<string, ReadonlySet<string>>;
  readonly actions: ReadonlySet<string>;
}

/**
 * Lets people live each life undisturbed, and lists the deaths that may follow.
 * @throws Error if a life violates a promise without a death.
 */
async function planned(): Promise<Plan> {
  const deaths: Death[] = [];
  const covered = new Map<string, Set<string>>();
  const allActions = new Set<string>();
  for (const life of lives) {
    const { actions, calls, violation } = await lived(life);
    if (violation) throw new Error(`Where ${life}, undisturbed: ${violation.promise}: ${violation.details}`);
    for (const action of actions) allActions.add(action);
    for (const [place, { name, isFirst, isOnce }] of calls.entries()) {
      const [function_ = '', ...kind] = name.split(' ');
      covered.set(function_, (covered.get(function_) ?? new Set()).add(kind.join(' ')));
      const fates = [
        ...(isFirst ? ['dies-before'] : []),
        'dies-after',
        ...(isOnce ? [] : ['repeated']),
      ] as Death['fate'][];
      deaths.push(...fates.map((fate) => ({ life, call: place + 1, fate, name })));
    }
  }
  return { deaths, covered, actions: allActions };
}

/** One of so many deaths is tried. */
export interface DeathOptions {
  readonly oneOf: number;
  readonly mistake?: string | undefined;
}

/** @returns the exit code. */
export async function runDeaths({ oneOf, mistake }: DeathOptions): Promise<number> {
  const { deaths, covered, actions } = await planned();
  const missing = [...registry.keys()].filter((name) => !actions.has(name));
  const tried = deaths.filter((_, index) => index % oneOf === 0);
  const script = { deaths: tried.map(toldOf), mistake };
  const reports = await reportsOf({ first: 1, last: tried.length, script });
  const failed = reports.filter(({ violation }) => violation !== undefined);
  for (const { seed, violation } of failed) {
    const { life, call, fate, name } = tried[seed - 1] as Death;
    console.log(`${life}: ${fate} at call ${call}, ${name}: violated ${violation?.promise}: ${violation?.details}`);
  }
  for (const line of tableOf(covered)) console.log(line);
  const faults = [
    ...(missing.length > 0 ? [`not called: ${missing.join(' ')}`] : []),
    ...(failed.length > 0 ? [`${failed.length} violated`] : []),
  ];
  console.log(`sim deaths=${deaths.length} tried=${tried.length} ${faults.join('; ') || 'ok'}`);
  return faults.length === 0 ? 0 : 1;
}

/** The kinds of changing calls, as a table in Markdown. */
function tableOf(covered: Plan['covered']): readonly string[] {
  const rows = [...covered].sort().map(([name, kinds]) => `| ${name} | ${[...kinds].sort().join(', ')} |`);
  return ['| Function | Changing calls |', '|---|---|', ...rows];
}

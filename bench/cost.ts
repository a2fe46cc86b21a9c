import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forLocalStack, synthesize, withValues } from '../local/cloud/assembly.ts';
import { type Counted, costsOf, difference } from './helpers/costs.ts';
import { lifeOf, type Stage, stages } from './helpers/lives.ts';
import { prices } from './helpers/prices.ts';

/**
 * Cost of the life of a million passes, as deployed by default and with the switches that lower it: what AWS charges for is counted on
 * the local stack, in two runs of different size, whose difference is free of what costs the same for any number of passes. Fails
 * above its promises.
 */
const sizes = [10, Number(process.env.PASSES ?? 110)] as const;
const switches = { events: false, phonesAtApi: true };
/** With them the airline's systems, too, call the API at its own address. */
const thriftily = 'with the switches, and callers at the API';
/** Dollars for a million passes. A full life ends with the archive, which is off by default; the goal of it was 60. */
const promise = { issued: 19, fullLife: 71, withSwitches: 60 };

const fullLife: readonly Stage[] = ['issued', 'installed', 'two gate changes', 'ended', 'archived'];
const afterwards: Stage = 'fetched at last';
const besides: Stage = 'issued without a key';
const titles = [...fullLife, 'full life', afterwards, 'with that', besides];

type Costs = ReadonlyMap<Stage, Readonly<Record<string, number>>>;

const byDefault = print('as deployed by default', await costsWith());
const named = Object.entries(switches).map(([name, value]) => `${name}=${value}`);
const thrifty = print(`${thriftily}: ${named.join(' ')}`, await costsWith(switches));
const kept =
  byDefault.issued <= promise.issued &&
  byDefault.fullLife <= promise.fullLife &&
  thrifty.fullLife <= promise.withSwitches;
console.log(
  `Promise: at most ${promise.issued} dollars to issue, ${promise.fullLife} for a full life, ${promise.withSwitches} ${thriftily}: ${kept ? 'kept' : 'BROKEN'}`,
);
if (!kept) process.exitCode = 1;

async function costsWith(values?: object): Promise<Costs> {
  const assembly = values && (await assemblyWith(values));
  const [small, large] = [await lifeOf(sizes[0], assembly), await lifeOf(sizes[1], assembly)];
  if (assembly !== undefined) rmSync(path.dirname(assembly), { recursive: true });
  const passes = sizes[1] - sizes[0];
  const counted = stages.map((stage) => [stage, difference(large.get(stage), small.get(stage))] as const);
  if (process.argv.includes('--detail')) for (const [stage, { uses = {} }] of counted) printUses(stage, uses, passes);
  const costs = new Map(counted.map(([stage, each]) => [stage, costsOf(each, passes)]));
  // Of what costs nothing nothing was counted.
  for (const [stage, lines] of costs) if (!(sum(Object.values(lines)) > 0)) throw new Error(`${stage}: not counted`);
  return withDueEntryMoved(costs);
}

async function assemblyWith(values: object): Promise<string> {
  const folder = path.join(tmpdir(), `bench-assembly-${process.pid}`);
  const assembly = path.join(folder, 'assembly');
  await synthesize(process.cwd(), assembly, { ...forLocalStack, ...withValues(path.join(folder, 'stages'), values) });
  return assembly;
}

/** Prints a row for each line of the bill. @returns sums */
function print(title: string, costs: Costs): { readonly issued: number; readonly fullLife: number } {
  const columns = (of: (stage: Stage) => number) => {
    const whole = sum(fullLife.map(of));
    return dollars([...fullLife.map(of), whole, of(afterwards), whole + of(afterwards), of(besides)]);
  };
  const total = (stage: Stage) => sum(Object.values(costs.get(stage) ?? {}));
  console.log(`dollars, ${title}`);
  console.log(row('', titles));
  for (const line of Object.keys(costs.get('issued') ?? {}))
    console.log(
      row(
        line,
        columns((stage) => costs.get(stage)?.[line] ?? 0),
      ),
    );
  console.log(`${row('sum', columns(total))}\n`);
  return { issued: total('issued'), fullLife: sum(fullLife.map(total)) };
}

/**
 * An expiry writes one unit more for a pass that will be archived: its entry in the index of due passes, of which no other pass
 * has one then. It is the archive's.
 */
function withDueEntryMoved(costs: Costs): Costs {
  const line = 'DynamoDB: writes';
  const [ended, archived] = [costs.get('ended') ?? {}, costs.get('archived') ?? {}];
  const entry = prices.dynamoDbWriteUnit * 1e6;
  return new Map([
    ...costs,
    ['ended', { ...ended, [line]: (ended[line] ?? 0) - entry }],
    ['archived', { ...archived, [line]: (archived[line] ?? 0) + entry }],
  ]);
}

function printUses(stage: Stage, uses: NonNullable<Counted['uses']>, passes: number): void {
  for (const [name, { requests, bytes = 0, units = 0 }] of Object.entries(uses).sort())
    if (requests > 0)
      console.log(row(`${stage}: ${name}`.padEnd(60), dollars([requests, bytes, units].map((each) => each / passes))));
}

function row(title: string, values: readonly string[]): string {
  return title.padEnd(44) + values.map((value) => value.padStart(21)).join('');
}

function dollars(values: readonly number[]): string[] {
  return values.map((value) => value.toFixed(2));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

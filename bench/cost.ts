import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forLocalStack, readAssembly, synthesize } from '../local/cloud/assembly.ts';
import { type Counted, costsOf, difference } from './helpers/costs.ts';
import { costsOfTemplates, type IdleTemplate, monthMinutes, mostIdle, usageCost } from './helpers/idle.ts';
import { idleMinutes, idleUse, lifeOf, type Stage, stages } from './helpers/lives.ts';
import { type Prices, pricesIn, type Region, regions } from './helpers/prices.ts';
import { promiseAtMost } from './helpers/promises.ts';

/**
 * Cost of the life of a million passes: what AWS charges for is counted on the local stack, in two runs of different size, whose
 * difference is free of what costs the same for any number of passes. That is the cost of an idle stage, from its templates and from
 * half an hour without calls. In two Regions. Fails above its promises.
 */
const sizes = [10, 110] as const;
/** Dollars in us-east-1 for a million passes, with their history. A full life ends with the archive, which is off by default. */
const promise = { issued: 20, fullLife: 78, number: 0.7, usage: 0.5 };

const fullLife: readonly Stage[] = ['issued', 'installed', 'two gate changes', 'ended', 'archived'];
const afterwards: Stage = 'fetched at last';
const besides: Stage = 'issued without a key';
const titles = [...fullLife, 'full life', afterwards, 'with that', besides];

type Costs = ReadonlyMap<Stage, Readonly<Record<string, number>>>;

const templates = await printIdle();
const dollarsOf = print(await counted());
promiseAtMost('dollars to issue a million passes', dollarsOf.issued, promise.issued);
promiseAtMost('dollars of their full life', dollarsOf.fullLife, promise.fullLife);
promiseAtMost('dollars to find them by their booking code', dollarsOf.number, promise.number);
promiseAtMost('dollars to count their usage', dollarsOf.usage, promise.usage);

/** Use of a million passes by stage, less that of an idle stage. */
async function counted(): Promise<ReadonlyMap<Stage, Counted>> {
  const [small, large] = [await lifeOf(sizes[0]), await lifeOf(sizes[1])];
  return new Map(stages.map((stage) => [stage, difference(large.get(stage), small.get(stage))]));
}

function costsIn(region: Region, uses: ReadonlyMap<Stage, Counted>): Costs {
  const prices = pricesIn(region);
  const passes = sizes[1] - sizes[0];
  const costs = new Map([...uses].map(([stage, each]) => [stage, costsOf(each, { passes, prices })]));
  // Fails where nothing was counted, which would cost nothing.
  for (const [stage, lines] of costs) if (!(sum(Object.values(lines)) > 0)) throw new Error(`${stage}: not counted`);
  costs.set('issued', { ...costs.get('issued'), 'Usage: at 20 passes a second': usageCost(templates, prices) });
  return withDueEntryMoved(costs, prices);
}

/** Prints dollars a month of a stage without calls, in each Region. @returns its templates */
async function printIdle(): Promise<readonly IdleTemplate[]> {
  const folder = path.join(tmpdir(), `bench-assembly-${process.pid}`);
  const assembly = path.join(folder, 'assembly');
  await synthesize(process.cwd(), assembly, forLocalStack);
  const templates = readAssembly(assembly).map(({ template }) => template);
  const use = await idleUse(assembly).finally(() => rmSync(folder, { recursive: true }));
  // Dollars are those of a million passes, or here of one month, of which the half hour is a part.
  const passes = (1e6 * idleMinutes) / monthMinutes;
  const used = regions.map((region) => costsOf(use, { passes, prices: pricesIn(region) }));
  const bills = regions.map((region, place) => ({
    ...costsOfTemplates(templates, pricesIn(region)),
    ...used[place],
  }));
  console.log(`dollars a month, a stage without passes\n${row('', regions)}`);
  for (const line of Object.keys(bills[0] ?? {})) {
    const costs = dollars(bills.map((bill) => bill[line] ?? 0));
    if (costs.every((cost) => cost === '0.00')) continue;
    console.log(row(line, costs));
  }
  const sums = bills.map((bill) => sum(Object.values(bill)));
  console.log(row('sum', dollars(sums)));
  promiseAtMost('dollars a month of an idle stage', Math.max(...sums), mostIdle);
  return templates;
}

/** Prints a row for each line of the bill in us-east-1, and the sum in each Region. @returns sums in us-east-1 */
function print(uses: ReadonlyMap<Stage, Counted>): Readonly<typeof promise> {
  const printLine = (line: string, of: (stage: Stage) => number) => {
    const whole = sum(fullLife.map(of));
    const costs = dollars([...fullLife.map(of), whole, of(afterwards), whole + of(afterwards), of(besides)]);
    console.log(row(line, costs));
  };
  const totalIn = (costs: Costs) => (stage: Stage) => sum(Object.values(costs.get(stage) ?? {}));
  const costs = costsIn('us-east-1', uses);
  console.log('dollars');
  console.log(row('', titles));
  for (const line of Object.keys(costs.get('issued') ?? {})) printLine(line, (stage) => costs.get(stage)?.[line] ?? 0);
  for (const region of regions) printLine(`sum, ${region}`, totalIn(costsIn(region, uses)));
  console.log();
  const total = totalIn(costs);
  const wholeOf = (line: string) => sum(fullLife.map((stage) => costs.get(stage)?.[line] ?? 0));
  const [number, usage] = [wholeOf('Booking code: found by it'), wholeOf('Usage: at 20 passes a second')];
  return { issued: total('issued'), fullLife: sum(fullLife.map(total)), number, usage };
}

/**
 * An expiry writes one unit more for a pass that will be archived: its entry in the index of due passes, of which no other pass
 * has one then. It is the archive's.
 */
function withDueEntryMoved(costs: Costs, prices: Prices): Costs {
  const line = 'DynamoDB: writes';
  const [ended, archived] = [costs.get('ended') ?? {}, costs.get('archived') ?? {}];
  const entry = prices.dynamoDbWriteUnit * 1e6;
  return new Map([
    ...costs,
    ['ended', { ...ended, [line]: (ended[line] ?? 0) - entry }],
    ['archived', { ...archived, [line]: (archived[line] ?? 0) + entry }],
  ]);
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

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '../lambdas/domain/durations.ts';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import { inParallel, install, names, passType } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass } from '../test/helpers/faults/everywhere.ts';
import { type Counted, costsOf, difference } from './helpers/costs.ts';
import { prices } from './helpers/prices.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * Cost of the life of a million passes: what AWS charges for is counted on the local stack, in two runs of different size,
 * whose difference is free of what costs the same for any number of passes. Fails above its promises.
 */
const sizes = [10, Number(process.env.PASSES ?? 110)] as const;
/** Dollars for a million passes. The goal of 60 is met until a pass has ended, and not by all of its life. */
const promise = { issued: 19, untilEnded: 60, wholeLife: 80 };
/** Until the passes of the flight have expired, and until they are archived. */
const daysOf = { flight: 5, archive: 3 };

const untilEnded = ['issued', 'installed', 'two gate changes', 'ended'] as const;
/** What the phone asks for once it is told of the end, and the archive, which is off by default. */
const afterwards = ['fetched at last', 'archived'] as const;
const besides = 'issued without a key';
type Stage = (typeof untilEnded)[number] | (typeof afterwards)[number] | typeof besides;
const stages: readonly Stage[] = [...untilEnded, ...afterwards, besides];

const dollars = (values: readonly number[]) => values.map((value) => value.toFixed(2));
const [small, large] = [await lifeOf(sizes[0]), await lifeOf(sizes[1])];
const passes = sizes[1] - sizes[0];
const counted = new Map(stages.map((stage) => [stage, difference(large.get(stage), small.get(stage))] as const));
if (process.argv.includes('--detail')) for (const [stage, { uses = {} }] of counted) printUses(stage, uses);
const costs = new Map(stages.map((stage) => [stage, costsOf(counted.get(stage), passes)] as const));
moveDueEntry();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const total = (stage: Stage) => sum(Object.values(costs.get(stage) ?? {}));
/** Each stage, with a sum after those until the end, and one of all that come before it. */
const columns = (of: (stage: Stage) => number) => {
  const [until, after] = [untilEnded, afterwards].map((some) => some.map(of)) as [number[], number[]];
  return dollars([...until, sum(until), ...after, sum([...until, ...after]), of(besides)]);
};
console.log(row('dollars for a million passes', [...untilEnded, 'until ended', ...afterwards, 'whole life', besides]));
for (const line of Object.keys(costs.get('issued') ?? {})) {
  const ofStage = (stage: Stage) => costs.get(stage)?.[line] ?? 0;
  console.log(row(line, columns(ofStage)));
}
console.log(row('sum', columns(total)));
const ended = sum(untilEnded.map(total));
const kept =
  // Of what costs nothing nothing was counted.
  [...untilEnded, ...afterwards].every((stage) => total(stage) > 0) &&
  total('issued') <= promise.issued &&
  ended <= promise.untilEnded &&
  ended + sum(afterwards.map(total)) <= promise.wholeLife;
console.log(
  `Promise: at most ${promise.issued} dollars to issue, ${promise.untilEnded} until the end, ${promise.wholeLife} with archive and last fetch: ${kept ? 'kept' : 'BROKEN'}`,
);
if (!kept) process.exitCode = 1;

async function lifeOf(count: number): Promise<ReadonlyMap<Stage, Counted>> {
  const { url, apiKey, dataDirectory, stop } = await runStack();
  const callers = new Callers(url, apiKey);
  const counted = new Map<Stage, Counted>();
  try {
    const created = await callers.call(archivedTemplate(url));
    const templateId = String(created['pass-template-id']);
    const during = async (stage: Stage, act: () => Promise<unknown>) => {
      const before = await used(url, dataDirectory);
      await fetch(`${url}/_local/meter`, { method: 'DELETE' });
      await act();
      await quiet(url);
      counted.set(
        stage,
        difference(await used(url, dataDirectory), { invocations: before.invocations, bytes: before.bytes }),
      );
    };
    const passIds = names('PASS', count);
    const later = await callers.call(demoTemplateRequest(url, new Date(Date.now() + 30 * dayMs)));
    await during('issued without a key', () =>
      inParallel(passIds, 5, (passId) =>
        callers.open(`${url}/v3`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
          body: JSON.stringify(demoPassRequest(String(later['pass-template-id']), `WITHOUT-${passId}`)),
        }),
      ),
    );
    let urls: string[] = [];
    await during('issued', async () => {
      urls = await inParallel(passIds, 5, async (passId) =>
        String((await callers.call(demoPassRequest(templateId, passId)))['pass-install-url']),
      );
    });
    const phones: Awaited<ReturnType<typeof install>>[] = [];
    await during('installed', () =>
      inParallel(passIds, 5, async (passId) => {
        const page = urls[passIds.indexOf(passId)] ?? '';
        await openPage(callers, page);
        phones.push(await install(callers, passId, page));
      }),
    );
    await during('two gate changes', async () => {
      for (const gate of ['K1', 'K2']) {
        await callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });
        await letPass(url, 150, 6);
        await inParallel(phones, 5, (phone) => phone.onPush(passType));
      }
    });
    await during('ended', () => letPass(url, daysOf.flight * 86_400, daysOf.flight));
    await during('fetched at last', () => inParallel(phones, 5, (phone) => phone.onPush(passType)));
    await during('archived', () => letPass(url, daysOf.archive * 86_400, daysOf.archive));
    return counted;
  } finally {
    await stop();
  }
}

/** As a browser that has none of it: the page, and each of its pictures once. */
async function openPage(callers: Callers, page: string): Promise<void> {
  const html = await (await callers.open(page, { headers: { 'accept-encoding': 'gzip' } })).text();
  const pictures = new Set(
    [...html.matchAll(/<(?:img|link)[^>]* (?:src|href)="([^"]+\.png)"/g)].map(([, each]) => each),
  );
  for (const picture of pictures) await callers.open(new URL(picture ?? '', page).href);
}

/** A flight whose passes are archived two days after they have expired; by default they never are. */
function archivedTemplate(url: string): object {
  const template = demoTemplateRequest(url, new Date());
  const fields = template['universal-fields'] as { 'expiration-fields': object };
  Object.assign(fields['expiration-fields'], { 'expired-pass-ttl': '48' });
  return template;
}

async function used(url: string, dataDirectory: string): Promise<Counted> {
  const uses: Record<string, { requests: number; bytes?: number; units?: number }> = await json(`${url}/_local/meter`);
  const logs = path.join(dataDirectory, 'logs');
  const bytes = readdirSync(logs).reduce((sum, file) => sum + statSync(path.join(logs, file)).size, 0);
  const invocations = Object.fromEntries(
    Object.entries(uses).flatMap(([name, { requests }]) => (name.startsWith('lambda ') ? [[name, requests]] : [])),
  );
  return { uses, invocations, bytes };
}

/** Resolves when the functions have had nothing to do for a while. */
async function quiet(url: string): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await wait(3_000);
    const uses: Record<string, { requests: number }> = await json(`${url}/_local/meter`);
    now = Object.entries(uses).reduce((sum, [name, { requests }]) => sum + (name.startsWith('edge') ? 0 : requests), 0);
  }
}

async function json<Value>(url: string): Promise<Value> {
  return (await (await fetch(url)).json()) as Value;
}

/**
 * An expiry writes one unit more for a pass that will be archived: its entry in the index of due passes, of which no other pass
 * has one then. It is the archive's.
 */
function moveDueEntry(): void {
  const line = 'DynamoDB: writes';
  const [ended, archived] = [costs.get('ended') ?? {}, costs.get('archived') ?? {}];
  const entry = prices.dynamoDbWriteUnit * 1e6;
  costs.set('ended', { ...ended, [line]: (ended[line] ?? 0) - entry });
  costs.set('archived', { ...archived, [line]: (archived[line] ?? 0) + entry });
}

function printUses(stage: Stage, uses: NonNullable<Counted['uses']>): void {
  for (const [name, { requests, bytes = 0, units = 0 }] of Object.entries(uses).sort())
    if (requests > 0)
      console.log(row(`${stage}: ${name}`.padEnd(60), dollars([requests, bytes, units].map((each) => each / passes))));
}

function row(title: string, values: readonly string[]): string {
  return title.padEnd(32) + values.map((value) => value.padStart(20)).join('');
}

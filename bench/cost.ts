import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassRequest, demoTemplateRequest } from '../local/demo/pass-requests.ts';
import { inParallel, install, names, passType } from '../test/helpers/faults/airline.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { letPass } from '../test/helpers/faults/everywhere.ts';
import { type Counted, costsOf, difference, type Lines } from './helpers/costs.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * Cost of the life of a million passes: what AWS charges for is counted on the local stack, in two runs of different size,
 * whose difference is free of what costs the same for any number of passes. Fails above its promises.
 */
const sizes = [10, Number(process.env.PASSES ?? 110)] as const;
/** Dollars for a million passes. */
const promise = { issued: 20, life: 66, archived: 14 };
/** Until the passes of the flight have expired, and until they are archived. */
const daysOf = { flight: 5, archive: 3 };

type Stage = 'issued' | 'installed' | 'two gate changes' | 'ended' | 'archived';
const stages: readonly Stage[] = ['issued', 'installed', 'two gate changes', 'ended', 'archived'];

const [small, large] = [await lifeOf(sizes[0]), await lifeOf(sizes[1])];
const passes = sizes[1] - sizes[0];
const costs = new Map(
  stages.map((stage) => [stage, costsOf(difference(large.get(stage), small.get(stage)), passes)] as const),
);
const total = (lines: Lines | undefined) => Object.values(lines ?? {}).reduce((sum, dollars) => sum + dollars, 0);
const life = stages.reduce((sum, stage) => sum + total(costs.get(stage)), 0);
const lines = [...new Set([...costs.values()].flatMap((each) => Object.keys(each)))];
console.log(row('dollars for a million passes', [...stages, 'life']));
for (const line of lines) {
  const each = stages.map((stage) => costs.get(stage)?.[line] ?? 0);
  console.log(
    row(
      line,
      [...each, each.reduce((sum, dollars) => sum + dollars, 0)].map((dollars) => dollars.toFixed(2)),
    ),
  );
}
console.log(row('sum', [...stages.map((stage) => total(costs.get(stage)).toFixed(2)), life.toFixed(2)]));
const archived = total(costs.get('archived'));
const kept =
  total(costs.get('issued')) <= promise.issued && life - archived <= promise.life && archived <= promise.archived;
console.log(
  `Promise: at most ${promise.issued} dollars to issue, ${promise.life} until the end, ${promise.archived} more for the archive: ${kept ? 'kept' : 'BROKEN'}`,
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
        await callers.open(page, { headers: { 'accept-encoding': 'gzip' } });
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
    await during('archived', () => letPass(url, daysOf.archive * 86_400, daysOf.archive));
    return counted;
  } finally {
    await stop();
  }
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

function row(title: string, values: readonly string[]): string {
  return title.padEnd(32) + values.map((value) => value.padStart(20)).join('');
}

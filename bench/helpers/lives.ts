import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '../../lambdas/domain/time/durations.ts';
import { demoPassRequest, demoTemplateRequest } from '../../local/demo/pass-requests.ts';
import { inParallel, install, names, passType } from '../../test/helpers/faults/airline.ts';
import { Callers } from '../../test/helpers/faults/callers.ts';
import { letPass } from '../../test/helpers/faults/everywhere.ts';
import { local } from '../../test/helpers/stack-calls.ts';
import { type Counted, difference } from './costs.ts';
import { runStack } from './running-stack.ts';

/** Until the passes of the flight have expired, and until they are archived. */
const daysOf = { flight: 5, archive: 3 };

/** In the order in which they are lived. Without a key passes are issued besides, which are nothing else afterwards. */
export const stages = [
  'issued without a key',
  'issued',
  'installed',
  'two gate changes',
  'ended',
  'fetched at last',
  'archived',
] as const;
export type Stage = (typeof stages)[number];

/** Use in the lives of so many passes, by stage. */
export async function lifeOf(count: number): Promise<ReadonlyMap<Stage, Counted>> {
  const { url, apiKey, dataDirectory, stop } = await runStack();
  const callers = new Callers(url, apiKey);
  const counted = new Map<Stage, Counted>();
  try {
    const created = await callers.call(archivedTemplate(url));
    const templateId = String(created['pass-template-id']);
    const during = async (stage: Stage, act: () => Promise<unknown>) => {
      counted.set(stage, await usedDuring({ url, dataDirectory }, act));
    };
    const passIds = names('PASS', count);
    const later = await callers.call(demoTemplateRequest(url, new Date(Date.now() + 30 * dayMs)));
    await during('issued without a key', () =>
      inParallel(passIds, 5, (passId) =>
        callers.open(`${callers.baseUrl}/v3`, {
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
        // Phones fetch within seconds; to one that has not after a minute a push is repeated, which would be counted.
        await letPass(url, 10, 2);
        await inParallel(phones, 5, (phone) => phone.onPush(passType));
        // Time for the second round of the fan-out, and for the check of who is to be pushed to again.
        await letPass(url, 140, 6);
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

/** Minutes for which an idle stage is watched. */
export const idleMinutes = 30;

/** Use of a stage without calls, in half an hour: its schedules come each minute or hardly ever. */
export async function idleUse(assembly: string): Promise<Counted> {
  const { url, dataDirectory, stop } = await runStack({ assembly });
  try {
    await quiet(url);
    return await usedDuring({ url, dataDirectory }, () => letPass(url, idleMinutes * 60, idleMinutes));
  } finally {
    await stop();
  }
}

/** Opens a page like a browser without a cache: the page, and each of its pictures once. */
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

/** Use until all consequences of an act are done. */
async function usedDuring(
  { url, dataDirectory }: { readonly url: string; readonly dataDirectory: string },
  act: () => Promise<unknown>,
): Promise<Counted> {
  const { invocations, bytes } = await used(url, dataDirectory);
  await local({ url }, 'meter', undefined, 'DELETE');
  await act();
  await quiet(url);
  return difference(await used(url, dataDirectory), { invocations, bytes });
}

async function used(url: string, dataDirectory: string): Promise<Counted> {
  const uses: Record<string, { requests: number; bytes?: number; units?: number }> = await local({ url }, 'meter');
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
    const uses: Record<string, { requests: number }> = await local({ url }, 'meter');
    now = Object.entries(uses).reduce((sum, [name, { requests }]) => sum + (name.startsWith('edge') ? 0 : requests), 0);
  }
}

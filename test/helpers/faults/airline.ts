import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { limited } from '../../../lambdas/retry/limited.ts';
import { demoPassRequest, demoTemplateRequest } from '../../../local/demo/pass-requests.ts';
import { passenger } from '../followed-links.ts';
import { linkRequest } from '../link-requests.ts';
import type { Iphone } from '../phones.ts';
import type { Callers } from './callers.ts';

export interface Sizes {
  readonly passes: number;
  readonly gateChanges: number;
  readonly links: number;
  /** Passes to add to a phone; the first tenth of them is removed again. */
  readonly phones: number;
  /** Passes to add to Google Wallet. */
  readonly saves: number;
  /** Passes to change, and as many others to delete. */
  readonly updates: number;
  readonly deletions: number;
  /** Requests at a time. */
  readonly atATime: number;
}

/** The successful deeds of an airline and its passengers. */
export interface Done {
  readonly templateId: string;
  /** Install pages by pass-id. */
  readonly issued: ReadonlyMap<string, string>;
  readonly followed: ReadonlyMap<string, string>;
  readonly link: string;
  readonly linkTemplateId: string;
  /** Phones by pass-id. */
  readonly phones: ReadonlyMap<string, Iphone>;
  readonly removed: readonly string[];
  readonly saved: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
  readonly gates: readonly string[];
  /** ms since 1970, by the machine's clock. */
  readonly lastGateAt: number;
}

export const passType = 'pass.com.example.boardingpass';

/** Works through an airline's day: every possible request of callers and passengers, most at the same time. */
export async function workThrough(callers: Callers, sizes: Sizes, now: Date): Promise<Done> {
  const { baseUrl } = callers;
  const created = await callers.call(demoTemplateRequest(baseUrl, now));
  const templateId = String(created['pass-template-id']);
  const gates = names('G', sizes.gateChanges);
  const changeGate = (gate: string) =>
    callers.call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });

  const issue = async (passId: string): Promise<[string, string]> => [
    passId,
    String((await callers.call(demoPassRequest(templateId, passId)))['pass-install-url']),
  ];
  const passIds = names('PASS', sizes.passes);
  const phones = new Map<string, Iphone>();
  const changes = (async () => {
    for (const gate of gates.slice(0, -1)) await changeGate(gate);
  })();
  const [issued, links] = await Promise.all([
    inParallel(passIds, sizes.atATime, issue),
    followLinks(callers, sizes, now),
  ]);
  const urls = new Map(issued);
  await inParallel(passIds.slice(0, sizes.phones), sizes.atATime, async (passId) => {
    phones.set(passId, await install(callers, passId, urls.get(passId) ?? ''));
  });
  const reference = (passId: string) => ({ 'pass-template-id': templateId, 'pass-id': passId });
  const saved = passIds.slice(0, sizes.saves);
  await inParallel(saved, sizes.atATime, (passId) => save(callers, urls.get(passId) ?? ''));
  const updated = passIds.slice(0, sizes.updates);
  const deleted = passIds.slice(-sizes.deletions);
  await Promise.all([
    changes,
    inParallel(updated, sizes.atATime, (passId) =>
      callers.call({ action: 'updatepassdata', ...reference(passId), 'pass-data': { 'seat-number': '1A' } }),
    ),
    inParallel(deleted, sizes.atATime, (passId) => callers.call({ action: 'deletepassdata', ...reference(passId) })),
  ]);
  const removed = passIds.slice(0, Math.ceil(sizes.phones / 10));
  await inParallel(removed, sizes.atATime, async (passId) => {
    const phone = phones.get(passId);
    for (const serial of phone?.passes.keys() ?? []) await phone?.remove(serial);
    phones.delete(passId);
  });
  const lastGateAt = Date.now();
  for (const gate of gates.slice(-1)) await changeGate(gate);
  return { templateId, issued: urls, ...links, phones, removed, saved, updated, deleted, gates, lastGateAt };
}

/** Follows as many links as their issuance link allows: one counted twice would refuse another. */
async function followLinks(callers: Callers, { links, atATime }: Sizes, now: Date) {
  const created = await callers.call(demoTemplateRequest(callers.baseUrl, now));
  const linkTemplateId = String(created['pass-template-id']);
  const request = linkRequest({ 'pass-template-id': linkTemplateId, 'link-generation-limit': links });
  const answer = await callers.call({ action: 'createpassissuancelink', ...request });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(answer['preview-url']) });
  const linkOf = (passId: string) => builder.build(passenger({ 'pass-id': passId }));
  const followed = await inParallel(names('LINK', links), atATime, async (passId): Promise<[string, string]> => {
    const { headers } = await callers.open(linkOf(passId), {}, [303]);
    return [passId, headers.get('location') ?? ''];
  });
  return { linkTemplateId, link: linkOf('ONE-TOO-MANY'), followed: new Map(followed) };
}

export async function install(callers: Callers, passId: string, installUrl: string): Promise<Iphone> {
  const pkpass = await callers.open(`${installUrl}/pass.pkpass`);
  const phone = callers.phone(passId);
  const { status } = await phone.install(new Uint8Array(await pkpass.arrayBuffer()));
  if (status !== 200 && status !== 201) throw new Error(`A phone could not register: ${status}`);
  return phone;
}

/** Clicks, and saves on Google's page, whose callback is repeated until the service has taken it. */
async function save(callers: Callers, installUrl: string): Promise<void> {
  const { headers } = await callers.open(`${installUrl}/walletb`, {}, [303]);
  const page = headers.get('location') ?? '';
  await callers.open(page, { method: 'POST', body: 'event=save' }, [303]);
}

export const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}-${String(place).padStart(4, '0')}`);

/** Maps in order, with so many at a time. */
export function inParallel<Each, Result>(
  all: readonly Each[],
  atATime: number,
  map: (each: Each) => Promise<Result>,
): Promise<Result[]> {
  const oneOfThem = limited(atATime);
  return Promise.all(all.map((each) => oneOfThem(() => map(each))));
}

import { deliveryOf } from '../../lambdas/domain/delivery/delivery.ts';
import { canDueTimeStay, nextDue, withDue } from '../../lambdas/domain/pass/due.ts';
import { passAt } from '../../lambdas/domain/pass/expiration.ts';
import { installLink, type Pass } from '../../lambdas/domain/pass/pass.ts';
import { lastFetchOf, type Registration } from '../../lambdas/domain/pass/registration.ts';
import { versionSum } from '../../lambdas/domain/pass/version-sum.ts';
import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import { openedLinksOf } from '../../lambdas/domain/shown/messages.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { eventsOf, type ServiceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { isPassItem, passOf, type TombstoneItem } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import type { Key } from '../../lambdas/storage/keys.ts';
import { isUnfiled, type ListKey } from '../../lambdas/storage/list-keys.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { archiveFolders } from '../../lambdas/storage/s3-archive.ts';
import type { PromiseName } from '../../world/promises/promises.ts';
import { recordOf } from '../../world/table/stream.ts';
import type { Workload } from '../workload/known.ts';
import { linkOf } from '../workload/passenger.ts';
import type { PassengersPhone } from '../workload/phone.ts';
import { asSeen, type PassFile } from '../world/apple.ts';
import { textIn } from '../world/bodies.ts';
import { wrongHistory } from './history.ts';
import { outdatedInGoogle } from './in-google.ts';
import { wrongUsage } from './usage.ts';

export interface Current {
  readonly pass: Pass;
  readonly template: Template;
  /** Present contents of the pass, for comparison with phones and files. */
  readonly shown: string;
}

/** Checks the invariants that hold when faults have ended and all work is done. */
export async function checkAtRest(workload: Workload, phones: readonly PassengersPhone[]): Promise<void> {
  const current = currentPasses(workload);
  const check = (promise: PromiseName, fault: string | undefined) => fault && workload.fail(promise, fault);
  check('every phone has the latest version', outdatedPhone(workload, phones, current));
  check('what a phone has fetched is on record', wronglyKnown(workload, phones, current));
  check('Wallet B has the latest version', await outdatedInGoogle(workload.universe, current));
  check('queues and due index are empty', leftWork(workload, current));
  check('files are current or gone', outdatedFile(workload, current));
  check('an archived pass is in the archive', missingInArchive(workload));
  check('lists and counts equal their members', wrongCount(workload, current));
  check('every event comes at least once, with one id', wrongEvent(workload));
  check('lists and counts equal their members', wrongUsage(workload));
  check('every change is in the history, and nothing of a pass that is gone', wrongHistory(workload));
}

export function currentPasses({ history, universe }: Workload): ReadonlyMap<string, Current> {
  const now = new Date(universe.world.nowMs);
  const found = new Map<string, Current>();
  for (const passKey of history.passes.keys()) {
    const item = history.pass(passKey);
    const templateItem = item && history.template(item.templateId);
    if (item === undefined || templateItem === undefined) continue;
    const [pass, template] = [passOf(item), templateOf(templateItem)];
    found.set(passKey, {
      pass,
      template,
      shown: asSeen({ boardingPass: boardingPassOf(template, passAt(template, pass, now)), texts: textsOf(template) }),
    });
  }
  return found;
}

function textsOf({ fields: { languages, message1, translations } }: Template): readonly unknown[] | undefined {
  return languages?.map((language) => translations?.[language]?.message1 ?? message1);
}

export function outdatedPhone(
  { history }: Workload,
  phones: readonly PassengersPhone[],
  current: ReadonlyMap<string, Current>,
) {
  for (const { id, hashedId, passes, pushToken } of phones)
    for (const [passKey, { passJson, isRegistered }] of passes) {
      const record = current.get(passKey);
      if (record === undefined || !isRegistered) continue;
      const registration = history.registrations.get(`PASS#${passKey}DEVICE#${hashedId}`);
      if (registration?.pushToken !== pushToken) return `the registration of ${id} for ${passKey} is not there`;
      if (asSeen(passJson) !== record.shown) return `${id} shows ${passKey} as it was`;
    }
  return undefined;
}

/**
 * Finds a pass on one device, which has it as it is by now, whose records say otherwise although none of them failed. The
 * records of a device that registered again went with its former registration, and its tag has it fetch nothing twice. Its
 * fetch may have counted for another device, since gone: requests do not say whose they are (docs/decisions/knowledge-of-phones.md#what-is-known-of-each-phone).
 */
function wronglyKnown(
  { history, unrecorded }: Workload,
  phones: readonly PassengersPhone[],
  current: ReadonlyMap<string, Current>,
): string | undefined {
  const byPass = Map.groupBy(history.registrations.values(), ({ passKey }) => passKey);
  const nameOf = ({ PK, SK }: Key) => PK + SK;
  const deleted = history.changes.filter(({ after }) => after === undefined);
  const unregistered = new Set(deleted.map(({ key }) => nameOf(key as unknown as Key)));
  const isFetchedBefore = (one: Registration & Key) => !one.fetched && unregistered.has(nameOf(one));
  for (const [passKey, registrations] of byPass) {
    const record = current.get(passKey);
    if (record === undefined || registrations.length > 1 || unrecorded.has(passKey)) continue;
    if (registrations.some(isFetchedBefore)) continue;
    // A restored phone has lost what came after its backup, and no longer asks for it.
    const isHeld = registrations.every(({ deviceId }) =>
      phones.some(({ hashedId, passes }) => hashedId === deviceId && passes.has(passKey)),
    );
    if (!isHeld) continue;
    const sum = versionSum(record.template, record.pass);
    const isAnothers = deleted.some(({ before }) => {
      const gone = before as unknown as Registration | undefined;
      if (gone?.passKey !== passKey || (gone.fetched?.sum ?? 0) < sum) return false;
      return !phones.some((phone) => phone.hashedId === gone.deviceId && phone.hasFetched(passKey, record.shown));
    });
    if (isAnothers) continue;
    const { devices } = deliveryOf(record.template, record.pass, registrations, lastFetchOf(registrations));
    const wrong = devices.find(({ state }) => state !== 'current');
    if (wrong) return `the device of ${record.pass.passId} counts as ${wrong.state}`;
  }
  return undefined;
}

function leftWork({ universe }: Workload, current: ReadonlyMap<string, Current>): string | undefined {
  const { queues, service, world, database } = universe;
  const all = Object.values(queues).flatMap((queue) => [queue, queue.deadLetters ?? []].flat());
  const queue = all.find(({ size }) => size > 0);
  if (queue) return `${queue.size} messages are in ${queue.settings.name}`;
  if (Object.values(service.stream).some((lanes) => lanes.some(({ size }) => size > 0)))
    return 'the stream is not read to its end';
  for (const view of database.table.indexes.values()) if (view.waiting.length > 0) return 'an index is behind';
  for (const { pass, template } of current.values()) {
    const due = nextDue(template, pass);
    if (due && due.at.getTime() < world.nowMs - overdueMs) return `${due.event} of ${pass.passId} is overdue`;
    const overdue = new Date(world.nowMs - overdueMs);
    if (!canDueTimeStay(template, pass, withDue(template, pass), overdue))
      return `${pass.passId} (${pass.passKey}) is due at ${pass.dueAtUtc} instead of ${due?.at.toISOString()}`;
  }
  return undefined;
}

/** The schedule has run by then, whatever clocks say. */
const overdueMs = 10_000;

function outdatedFile({ history, universe }: Workload, current: ReadonlyMap<string, Current>): string | undefined {
  for (const [passKey, states] of history.passes) {
    const record = current.get(passKey);
    const links = new Set(states.flatMap(({ item }) => (isPassItem(item) ? installLink(item) : [])));
    for (const link of links) {
      const file = textIn(universe.aws.bucket, `i/${link}/pass.pkpass`);
      const page = textIn(universe.aws.bucket, `i/${link}`);
      if (record === undefined || installLink(record.pass) !== link) {
        if (file !== undefined || page !== undefined) return `files of ${passKey} are left`;
        continue;
      }
      if (file !== undefined && asSeen(JSON.parse(file) as PassFile) !== record.shown)
        return `the file of ${record.pass.passId} is as it was`;
      const gate = record.template.fields['origin-gate'] ?? '–';
      const seat = record.pass.fields['seat-number'] ?? 'Standby';
      const links =
        passAt(record.template, record.pass, new Date(universe.world.nowMs)).status === 'active'
          ? openedLinksOf(record.template.fields, record.pass.fields)
          : [];
      if (page !== undefined && ![gate, seat, ...links.map(({ value }) => value)].every((text) => page.includes(text)))
        return `the page of ${record.pass.passId} is as it was`;
    }
  }
  return undefined;
}

function missingInArchive({ erased, history, universe }: Workload): string | undefined {
  const isErased = (passKey: string) => [...erased.keys()].some((pass) => pass.passKey === passKey);
  for (const [passKey, states] of history.passes) {
    const ended = states.at(-1)?.item as TombstoneItem;
    if (ended.became !== 'archived' || isErased(passKey)) continue;
    const [folder] = archiveFolders({ ...ended, passKey });
    const key = `${folder}${ended.revision}.json`;
    if (textIn(universe.aws.bucket, key) === undefined) return `${key} is not there`;
  }
  return undefined;
}

function wrongCount({ history, universe }: Workload, current: ReadonlyMap<string, Current>): string | undefined {
  const items = [...universe.database.table.items.all()] as unknown as (Key & Partial<ListKey>)[];
  for (const { pass } of current.values()) {
    const count = [...history.registrations.values()].filter(({ passKey }) => passKey === pass.passKey).length;
    if (count !== (pass.devices ?? 0)) return `${pass.passId} counts ${pass.devices} devices of ${count}`;
  }
  const orphan = [...history.registrations.values()].find(({ passKey }) => !current.has(passKey));
  if (orphan) return `a registration of ${orphan.passKey} is left`;
  const passes = [...history.passes.values()].flatMap(([first]) => (first && isPassItem(first.item) ? first.item : []));
  for (const states of history.links.values()) {
    const { id = '', generated } = states.at(-1)?.item ?? {};
    const made = passes.filter(({ passId }) => linkOf(passId) === id).length;
    if (made !== generated) return `link ${id} counts ${generated} passes of ${made}`;
  }
  const index = universe.database.table.indexes.get('byList');
  const listed = [...(index?.items.all() ?? [])] as unknown as (Key & ListKey)[];
  const members = items.filter(({ listKey }) => listKey !== undefined);
  if (listed.length !== members.length) return `${listed.length} of ${members.length} members are in the index`;
  for (const [passKey] of history.passes) {
    const isListed = listed.some(({ PK, SK }) => PK === `PASS#${passKey}` && SK === 'PASS');
    if (isListed !== current.has(passKey)) return `${passKey} is ${isListed ? '' : 'not '}listed`;
  }
  for (const { PK, SK, count = 0 } of items as (Key & { readonly count?: number })[]) {
    if (!PK.startsWith('LIST#') || !SK.startsWith('CHUNK#')) continue;
    const filed = listed.filter(
      ({ listKey, listSort }) => listKey === PK && !isUnfiled(listSort) && SK.endsWith(listSort.split('#')[0] ?? ''),
    );
    if (filed.length !== count) return `${PK} ${SK} counts ${count} of ${filed.length}`;
  }
  return undefined;
}

function wrongEvent({ history, universe }: Workload): string | undefined {
  const expected = new Map<string, string>();
  for (const change of history.changes) {
    const read = readRecordChange(recordOf(change) as never);
    for (const event of read ? eventsOf(read) : []) expected.set(event['event-id'], JSON.stringify(event));
  }
  const seen = new Set<string>();
  for (const event of universe.aws.events as ServiceEvent[]) {
    if (expected.get(event['event-id']) !== JSON.stringify(event)) return `${event['event-id']} is of no change`;
    seen.add(event['event-id']);
  }
  const missing = [...expected.keys()].find((id) => !seen.has(id));
  return missing && `${missing} did not come`;
}

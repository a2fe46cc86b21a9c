import { passAt } from '../../lambdas/domain/pass/expiration.ts';
import { installLink, maxMembers } from '../../lambdas/domain/pass/pass.ts';
import { isPassItem, type PassItem, passOf } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import { groupPlaceKey } from '../../lambdas/storage/keys.ts';
import { History } from '../universe/history.ts';
import type { PassFile } from '../world/apple.ts';
import { textOf } from '../world/bodies.ts';
import { environment } from '../world/environment.ts';
import { skewMs } from '../world/process.ts';
import type { CallResult } from './call.ts';
import { type CallerAccount, open } from './client.ts';
import type { KnownGroup, Workload } from './known.ts';
import { saveBy } from './passenger.ts';
import { groupIds } from './requests.ts';

/** Places of an account's first group that are free: few, so that it becomes full. */
const free = 2;

/** Creates groups of bookings, with the same names in each account; strangers take most places of the first one. */
export async function prepareGroups({ accounts, groups, universe }: Workload): Promise<void> {
  const { database, service } = universe;
  for (const account of accounts)
    for (const id of groupIds) {
      const ending = await service.operate(({ erasure }) => erasure.identity.groupKey(account.id, id));
      if (!ending || ending === 'died' || 'error' in ending) throw new Error('No groups', { cause: ending });
      const group = ending.value;
      groups.push({ account, id, key: group, link: undefined });
      for (let number = 1; id === groupIds[0] && number <= maxMembers - free; number++) {
        const Item = { ...groupPlaceKey({ group, number }), passKey: `${strangers}${number}`, writeId: 'stranger' };
        database.execute('PutItem', { TableName: environment.TABLE_NAME, Item });
      }
    }
}

/** Prefix of the pass keys that are in groups from the start. */
export const strangers = 'stranger-';

export const aGroup = ({ chance, groups }: Workload, { id }: CallerAccount): KnownGroup | undefined =>
  chance.pick(groups.filter(({ account }) => account.id === id));

/** Checks that a group is refused only when it is full, and that its link never changes. */
export function checkGroup(workload: Workload, group: KnownGroup | undefined, { body, startStep }: CallResult): void {
  if (group === undefined) return;
  if (body['error-code'] === 'E9026') {
    const counts = History.since(workload.members.get(group.key), startStep);
    if (!counts.includes(maxMembers)) workload.fail('a group has its passes', `${group.id} was not full: ${counts}`);
  }
  const link = String(body['group-install-url'] ?? '').split('/g/')[1];
  if (link && group.link !== undefined && link !== group.link)
    workload.fail('a group has its passes', `${group.id} has two links`);
  group.link ??= link;
}

/** Opens the page of a booking, and saves its passes in Wallet B all at once. */
export async function openGroup(workload: Workload, { key, link }: KnownGroup): Promise<void> {
  const { chance, history, universe } = workload;
  if (link === undefined) return;
  const startStep = universe.world.step;
  const answer = await open(universe, 'GET', `/g/${link}`);
  if (answer?.statusCode !== 200 && answer?.statusCode !== 404) return;
  const page = textOf(Buffer.from(answer.body ?? '', 'base64'));
  for (const states of history.passes.values()) {
    const during = History.since(states, startStep);
    const areIn = during.map((item) => isPassItem(item) && item.fields['group-id'] === key);
    const [made] = states;
    const isShown = made && isPassItem(made.item) && page.includes(`/i/${installLink(made.item)}"`);
    const isRight = isShown ? areIn.includes(true) : areIn.includes(false) || (made?.step ?? 0) > startStep;
    if (!isRight)
      workload.fail('a group has its passes', `${made?.item.passKey} is ${isShown ? '' : 'not '}on the page of ${key}`);
  }
  if (chance.is(0.3)) await saveBy(workload, `/g/${link}/walletb/1`);
  if (chance.is(0.3)) await downloadGroup(workload, { key, link });
}

/** Checks that an offer of all passes at once is of this group, with each pass once. */
async function downloadGroup({ fail, history, universe }: Workload, { key, link }: Pick<KnownGroup, 'key' | 'link'>) {
  const startStep = universe.world.step;
  const at = new Date(universe.world.nowMs - skewMs);
  const wasActive = (item: PassItem) =>
    History.since(history.templates.get(item.templateId), startStep).some(
      (template) => passAt(templateOf(template), passOf(item), at).status === 'active',
    );
  const answer = await open(universe, 'GET', `/g/${link}/1.pkpasses`);
  if (answer?.statusCode !== 200) return;
  const files = JSON.parse(textOf(Buffer.from(answer.body ?? '', 'base64'))) as readonly PassFile[];
  const passKeys = files.map(({ boardingPass }) => boardingPass.passKey);
  if (new Set(passKeys).size !== passKeys.length) fail('a group has its passes', `${passKeys} are in a file of ${key}`);
  for (const passKey of passKeys) {
    const during = History.since(history.passes.get(passKey), startStep);
    if (!during.some((item) => isPassItem(item) && item.fields['group-id'] === key && wasActive(item)))
      fail('a group has its passes', `${passKey} is in a file of ${key}`);
  }
}

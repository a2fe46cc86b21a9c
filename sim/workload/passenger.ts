import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { History } from '../universe/history.ts';
import type { StoredObject } from '../world/google.ts';
import { open } from './client.ts';
import type { KnownLink, KnownPass, Workload } from './known.ts';
import { linkQuery, passengerOf } from './requests.ts';

/** Follows an issuance link, twice at once now and then, and sometimes with another seat than before. */
export async function followLink(workload: Workload, { account, id, templateId }: KnownLink): Promise<void> {
  const { chance, passes, universe, history } = workload;
  // Few numbers, so that passengers come again.
  const place = chance.between(1, 6);
  const number = workload.followers.get(`${id} ${place}`) ?? workload.next();
  workload.followers.set(`${id} ${place}`, number);
  const passId = passIdOf(id, number);
  const target = `/l/${id}?${linkQuery(passId, passengerOf(number), workload.next())}`;
  const follow = () => open(universe, 'GET', target);
  const answers = await Promise.all(chance.is(0.5) ? [follow(), follow()] : [follow()]);
  for (const answer of answers) {
    if (answer?.statusCode !== 303) continue;
    const link = String(answer.headers?.location).split('/i/')[1] ?? '';
    const passKey = link.slice(0, 32);
    if (history.passes.get(passKey) === undefined)
      workload.fail('what was acknowledged is readable', `pass ${passId} of a link is not there`);
    if (!passes.some((pass) => pass.passKey === passKey))
      passes.push({ account, templateId, passId, passKey, link, passenger: number });
  }
}

/** A pass-id that contains its link. */
const passIdOf = (linkId: string, number: number) => `link.${linkId}.${number}`;

/** The link in a pass-id; undefined for a pass of generatepass. */
export const linkOf = (passId: string) => (passId.startsWith('link.') ? passId.split('.')[1] : undefined);

/** Opens Wallet B's button and saves the pass. */
export const saveToGoogle = (workload: Workload, { link }: KnownPass) => saveBy(workload, `/i/${link}/walletb`);

/** Opens a button of Wallet B and saves everything that its link contains. */
export async function saveBy(workload: Workload, button: string): Promise<void> {
  const { google } = workload.universe;
  const answer = await open(workload.universe, 'GET', button);
  const link = String(answer?.headers?.location);
  if (answer?.statusCode !== 303 || !link.startsWith('https://save.')) return;
  const { objects, passKeys } = google.openLink(link);
  if (typeof objects !== 'string') for (const object of objects) await notify(workload, object, 'save');
  // A pass that was deleted during the click needs no object.
  else if (passKeys.every((passKey) => workload.history.pass(passKey)))
    workload.fail('a save link works', `${button}: ${objects}`);
}

/** Removes a saved pass: by the save the service knows of an object that it could not record (docs/decisions/google-save-links.md#save-link-without-the-api). */
export async function removeFromGoogle(workload: Workload, { passKey }: KnownPass): Promise<void> {
  const shown = workload.universe.google.objects().findLast((object) => object.passKey === passKey);
  if (shown && workload.saved.has(passKey)) await notify(workload, shown, 'del');
}

/** Wallet B repeats its callback until the service answers, and sometimes once more. */
async function notify(workload: Workload, object: StoredObject, event: 'save' | 'del') {
  const { chance, saved, universe } = workload;
  const startStep = universe.world.step;
  const body = universe.google.callbackOf(object, event);
  const times = chance.is(0.2) ? 2 : 1;
  for (let answered = 0, attempt = 0; answered < times && attempt < 20; attempt++) {
    const answer = await open(universe, 'POST', '/callbacks/walletb', { body });
    if (answer?.statusCode === 200) {
      answered += 1;
      if (answered === 1) checkNotified(workload, object, { event, startStep });
      if (event === 'save') saved.add(object.passKey);
    } else await universe.world.sleep(chance.between(500, 5_000));
  }
}

/** Checks that an acknowledged callback about the object of a pass was recorded. */
function checkNotified(
  { fail, history }: Workload,
  { passKey, number }: StoredObject,
  { event, startStep }: { readonly event: 'save' | 'del'; readonly startStep: number },
): void {
  const state = event === 'save' ? 'installed' : 'removed';
  const isRight = (item: PassItem) => item.wallets?.walletb?.state === state || item.walletBObject?.number !== number;
  const during = History.since(history.passes.get(passKey), startStep);
  if (!during.some((item) => !isPassItem(item) || isRight(item)))
    fail('what was acknowledged is readable', `${passKey} was never ${state} in Wallet B`);
}

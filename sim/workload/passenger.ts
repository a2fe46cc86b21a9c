import type { WalletCallback } from '../../lambdas/ports/wallets.ts';
import { issuerId } from '../world/environment.ts';
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

/** Opens Wallet B's button and saves the pass; Wallet B repeats its callback until the service answers. */
export async function saveToGoogle(workload: Workload, pass: KnownPass): Promise<void> {
  const answer = await open(workload.universe, 'GET', `/i/${pass.link}/walletb`);
  if (answer?.statusCode === 303 && String(answer.headers?.location).startsWith('https://save.'))
    await notify(workload, pass, 'save');
}

/** Removes a saved pass: by the save the service knows of an object that it could not record (docs/decisions/0049). */
export async function removeFromGoogle(workload: Workload, pass: KnownPass): Promise<void> {
  if (workload.saved.has(pass.passKey)) await notify(workload, pass, 'del');
}

export async function notify(
  workload: Workload,
  { passKey, templateId }: Pick<KnownPass, 'passKey' | 'templateId'>,
  event: 'save' | 'del',
): Promise<void> {
  const { chance, universe } = workload;
  const nonce = `nonce-${workload.next()}`;
  // Object and class to which the saved link has led.
  const { templateId: ofClass = templateId, number } = universe.google.shownObject(passKey) ?? {};
  const object = { templateId: ofClass, ...(number !== undefined && { number }) };
  const times = chance.is(0.2) ? 2 : 1;
  for (let answered = 0, attempt = 0; answered < times && attempt < 20; attempt++) {
    const expiresAtUtc = new Date(universe.world.nowMs + 60_000).toISOString();
    const callback: WalletCallback = { issuerId, ...object, passKey, event, nonce, expiresAtUtc };
    const answer = await open(universe, 'POST', '/callbacks/walletb', { body: JSON.stringify(callback) });
    if (answer?.statusCode === 200) {
      answered += 1;
      if (event === 'save') workload.saved.add(passKey);
    } else await universe.world.sleep(chance.between(500, 5_000));
  }
}

import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { byTemplateKey, type Key, passItemKey, passKeyOf } from '../../lambdas/storage/keys.ts';
import type { Workload } from '../workload/known.ts';

type Registration = Key & Record<'deviceId' | 'passKey' | 'registrationsKey' | 'templateId', string>;

/** Checks each change of a pass or a registration: an item with a template in its key has that of its pass. */
export function watchMoves({ fail, history, universe }: Workload): void {
  // The whole step is in the table when its first change is checked.
  const itemOf = ({ PK, SK }: Key) => universe.database.table.get({ PK, SK }) as unknown;

  universe.observers.push(({ key }) => {
    const { PK, SK } = key as unknown as Key;
    if (!PK.startsWith('PASS#')) return;
    const item = itemOf(passItemKey(passKeyOf(PK))) as PassItem | undefined;
    if (item === undefined || !isPassItem(item)) return;
    if (SK === 'PASS') checkPass(item);
    else if (SK.startsWith('DEVICE#')) checkRegistration(item, { PK, SK });
  });

  function checkPass(item: PassItem): void {
    if (item.listKey !== `LIST#PASSES#${item.templateId}`)
      fail('a pass moves as a whole', `${item.passId} is in ${item.listKey}`);
    for (const registration of history.registrations.values())
      if (registration.passKey === item.passKey) checkRegistration(item, registration);
  }

  function checkRegistration({ passId, passKey, templateId }: PassItem, key: Key): void {
    const registration = itemOf(key) as Registration | undefined;
    if (registration === undefined) return;
    const { registrationsKey } = byTemplateKey(templateId, registration.deviceId, passKey);
    if (registration.templateId !== templateId || registration.registrationsKey !== registrationsKey)
      fail('a pass moves as a whole', `${passId} is on ${templateId}, its device on ${registration.templateId}`);
  }
}

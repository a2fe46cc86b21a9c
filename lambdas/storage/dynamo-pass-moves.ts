import type { MovedPass, Pass } from '../domain/pass/pass.ts';
import { BarcodeTaken, type PassMoves, TooManyDevices } from '../ports/passes.ts';
import type { Receipt } from '../ports/stores.ts';
import {
  isPassItem,
  isRegistrationItem,
  type PassItem,
  passMoveOf,
  type RegistrationItem,
  reservationOf,
} from './dynamo-passes.ts';
import { inItsGroup } from './group-places.ts';
import { byTemplateKey, itemsOfPass, type Key, passItemKey, registrationKey } from './keys.ts';
import { leavingList } from './pass-removal.ts';
import { TableStore, type Write } from './table.ts';

/** Source: Amazon DynamoDB API reference, TransactWriteItems. */
const maxWrites = 100;

/**
 * Moves a pass to another template in one transaction with everything that has the template in its key: its place in a
 * list, the registrations of its devices, a generated barcode.
 * Source: docs/decisions/moving-passes.md#a-pass-moves-as-a-whole.
 */
export class DynamoPassMoves extends TableStore implements PassMoves {
  async move(pass: MovedPass, receipt?: Receipt): Promise<boolean> {
    const items = await Array.fromAsync(this.table.all<Key>({ ...itemsOfPass(pass.passKey), ConsistentRead: true }));
    const before = items.find(isPassItem);
    if (before === undefined) return false;
    const reserved = pass.formerTemplates?.includes(pass.templateId) ? [] : reservationOf(pass);
    const others = [...leavingList(before), ...items.filter(isRegistrationItem).map((each) => moveOf(each, pass))];
    const refusal = await inItsGroup(this.table, pass, (placed, moves) => {
      const move = passMoveFrom(before, { ...placed, movedAtUtc: pass.movedAtUtc });
      const writes = [move, ...moves, ...reserved, ...others];
      if (writes.length + Number(receipt !== undefined) > maxWrites) throw new TooManyDevices();
      return this.table.commit(writes, receipt);
    });
    const isOther = refusal?.isOf(passItemKey(pass.passKey));
    if (!isOther && reserved.some(({ item }) => refusal?.isOf(item))) throw new BarcodeTaken();
    return refusal === undefined;
  }
}

/** The filing job moves entries of lists without another revision. */
function passMoveFrom({ listSort }: PassItem, pass: Parameters<typeof passMoveOf>[0]): Write {
  const move = passMoveOf(pass);
  return {
    ...move,
    ConditionExpression: `${move.ConditionExpression} AND listSort = :listed`,
    ExpressionAttributeValues: { ...move.ExpressionAttributeValues, ':listed': listSort },
  };
}

/** Has no condition: a device that comes or goes changes the pass, and a new push token needs the former template. */
function moveOf({ deviceId }: RegistrationItem, { passKey, templateId }: Pass): Write {
  const { registrationsKey } = byTemplateKey(templateId, deviceId, passKey);
  return {
    Key: registrationKey(passKey, deviceId),
    UpdateExpression: 'SET templateId = :template, registrationsKey = :key',
    ExpressionAttributeValues: { ':template': templateId, ':key': registrationsKey },
  };
}

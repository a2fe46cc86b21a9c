import { board, createFlight, type StreamSettings, timedUniverse } from './timed-universe.ts';
import { send } from './workload/client.ts';
import { accounts, environment } from './world/environment.ts';

/**
 * Changes the gate of a flight with one phone each second, while so many passes a second are issued into another
 * template: all records go through the stream that notifies phones. The issues are writes of the table, as if by enough
 * functions.
 * @returns the delay of each change, from its answer to the push, ms.
 */
export async function gateChangesBehind(
  settings: StreamSettings,
  issuesASecond: number,
  seconds: number,
): Promise<number[]> {
  const { universe, world } = await timedUniverse(settings, () => ({ push: () => 5, 'fan-out': () => 5 }));
  const templateId = await world.finish(createFlight(universe));
  const [phone] = await world.finish(board(universe, templateId, 1));
  if (phone === undefined) throw new Error('No passenger boarded');
  const key = { PK: `PASS#${phone.passKey}`, SK: 'PASS' };
  const { Item } = universe.database.execute('GetItem', { TableName: environment.TABLE_NAME, Key: key }) as {
    Item: object;
  };
  const issued = JSON.stringify(Item);
  await world.finish(world.sleep(300_000));

  const bulkId = await world.finish(createFlight(universe));
  let isIssuing = true;
  let count = 0;
  const issue = () => {
    if (!isIssuing) return;
    for (let each = 0; each < issuesASecond / 100; each++) {
      count += 1;
      const passKey = String(count).padStart(phone.passKey.length, 'z');
      const text = issued
        .replaceAll(phone.passKey, passKey)
        .replaceAll(templateId, bulkId)
        .replaceAll('PASS-1"', `BULK-${count}"`);
      universe.database.execute('PutItem', { TableName: environment.TABLE_NAME, Item: JSON.parse(text) });
    }
    world.after(10, issue);
  };
  issue();
  const delays: number[] = [];
  let answeredAtMs = 0;
  let pushed = () => {};
  universe.apple.phones.set(phone.token, () => {});
  universe.apple.onAccepted = () => {
    delays.push(world.nowMs - answeredAtMs);
    pushed();
  };
  for (let second = 0; second < seconds; second++) {
    const push = new Promise<void>((resolve) => {
      pushed = resolve;
    });
    const gate = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': `K${second}` };
    await world.finish(
      send(universe, accounts[0], gate).then(() => {
        answeredAtMs = world.nowMs;
      }),
    );
    await world.finish(push);
    await world.finish(world.sleep(1_000));
  }
  isIssuing = false;
  return delays;
}

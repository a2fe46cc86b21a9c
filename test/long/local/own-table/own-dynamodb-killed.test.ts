import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, paginateScan, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { freePort } from '../../../../local/aws/dynamodb.ts';
import { times } from '../../../helpers/effort.ts';
import { tableDefinition } from '../../../helpers/table-definition.ts';
import { temporaryDirectory } from '../../../helpers/temporary-directory.ts';

const file = path.join(temporaryDirectory(), 'journal');
const program = path.join(import.meta.dirname, '../../../../local/own-dynamodb.ts');
const TableName = 'table';

/** The database in a process of its own. */
async function start() {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program, '--port', String(port), '--db-path', file], { stdio: 'inherit' });
  const answers = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await wait(20);
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
    client.destroy();
  };
  return { client, end };
}

/** Writes two items in a transaction. @returns false if there was no answer */
function writePair(client: DynamoDBClient, PK: string): Promise<boolean> {
  const Put = (half: string) => ({
    Put: { TableName, Item: { PK: { S: PK }, SK: { S: half }, text: { S: 'x'.repeat(20_000) } } },
  });
  return client.send(new TransactWriteItemsCommand({ TransactItems: [Put('a'), Put('b')] })).then(
    () => true,
    () => false,
  );
}

/** The existing halves of each pair. */
async function pairs(client: DynamoDBClient): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    for (const { PK, SK } of Items) found.set(PK?.S ?? '', [...(found.get(PK?.S ?? '') ?? []), SK?.S ?? '']);
  return found;
}

test(`kill -9 in the midst of writes, ${times(2)} times: what was acknowledged is there, and no half of a transaction`, async () => {
  let database = await start();
  await database.client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
  const acknowledged: string[] = [];
  for (let round = 0; round < times(2); round++) {
    const { client, end } = database;
    const writer = async (name: string) => {
      for (let n = 0; await writePair(client, `${round}-${name}-${n}`); n++) acknowledged.push(`${round}-${name}-${n}`);
    };
    const writers = ['one', 'two', 'three'].map(writer);
    const target = acknowledged.length + 30;
    while (acknowledged.length < target) await wait(1);
    await end('SIGKILL');
    await Promise.all(writers);
    database = await start();
    const found = await pairs(database.client);
    expect(acknowledged.filter((pair) => !found.has(pair))).toEqual([]);
    expect([...found.values()].every((halves) => halves.length === 2)).toBe(true);
  }
  await database.end('SIGTERM');
});

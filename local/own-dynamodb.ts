/**
 * `node own-dynamodb.ts --port n [--db-path file]`: the embedded DynamoDB of our own, until SIGTERM. Without a file
 * nothing is stored.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lockDataDirectory } from './data-directory-lock.ts';
import { startOwnDynamoDb } from './own-table/own-dynamodb.ts';

/** Time that a database of a killed stack may take to end, ms. */
const graceMs = 5_000;

const { values } = parseArgs({ options: { port: { type: 'string' }, 'db-path': { type: 'string' } } });
const file = values['db-path'];
const deadline = Date.now() + graceMs;
while (file !== undefined && !(await lockDataDirectory(`${file}.lock`))) {
  if (Date.now() > deadline) throw new Error(`Another database is running on ${file}`);
  await wait(20);
}
const database = await startOwnDynamoDb({ file, port: Number(values.port ?? 0) });
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
